import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIXTURES = 'tests/fixtures/api';

/** The games that alpha's rules name, and the one of beta's. */
export const GAMES = { first: '730', second: '570', other: '440' } as const;

const ALPHA = `applications:
  eligibility:
    require: all
    rules:
      - { kind: minutes_played, games: [730, 570], at_least: 600, label: Ten hours }
      - { kind: any_of, rules: [
          { kind: games_owned, games: [730, 570], at_least: 2, label: Both games },
          { kind: followers, at_least: 5000, label: 5000 followers }] }
`;
const BETA = `applications:
  eligibility:
    require: all
    rules:
      - { kind: games_owned, platform: steam, games: [440], at_least: 1, label: The other game }
`;

/** The manifests of tests/fixtures/api, with Steam, and rules about games in alpha and beta. */
export function gameManifests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-games-'));
  cpSync(FIXTURES, folder, { recursive: true });
  change(join(folder, 'site.yaml'), 'identity_providers:\n', STEAM);
  for (const [name, rules] of [
    ['alpha', ALPHA],
    ['beta', BETA],
  ] as const) {
    const file = join(folder, name, 'program.yaml');
    change(file, /^ {2}eligibility:\n(?: {4}.*\n)+/m, '', false);
    change(file, 'applications:\n', rules);
    change(file, 'identity_providers: [twitch]', 'identity_providers: [twitch, steam]');
  }
  return folder;
}

const STEAM = `identity_providers:
  - id: steam
    name: Steam
    icon: tabler:brand-steam
    protocol: openid2
    authorization_endpoint: https://steam.example/openid/login
    claimed_id: { prefix: "https://steam.example/openid/id/", digits: 17 }
    scopes: []
    profile: { id: /id }
`;

function change(file: string, part: string | RegExp, by: string, needed = true): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(part, () => by);
  if (needed && changed === text) throw new Error(`${file} has nothing like ${part}.`);
  writeFileSync(file, changed);
}
