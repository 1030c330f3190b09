import { expect } from 'vitest';
import { observedPublications } from '#api/store/tables/observations.ts';
import { changeConsent } from '#contract/connections/endpoints.ts';
import type { TestPerson } from '../api.ts';
import type { ConnectedApiOptions } from './connected-api.ts';
import { openConnectorWorld } from './connector-world.ts';

export { DAY, HOUR, MINUTE, START } from './connector-world.ts';

/** An API beside a platform of its own for each test of a file, whose programs count what is published there with #marquee. */
export function openPublicationsWorld(
  platform: 'tiktok' | 'instagram' | 'x',
  options: ConnectedApiOptions = {},
) {
  const opened = openConnectorWorld(platform, {
    ...{ ...options, source: `${platform}.publications`, asked: { hashtags: ['marquee'] } },
  });
  const consent = async ({ token }: TestPerson, agreed: boolean) => {
    const { status } = await opened.world().api.call(changeConsent, {
      ...{ token, params: { provider: platform }, body: { kind: 'publications', agreed } },
    });
    expect(status).toBe(204);
  };
  return {
    ...opened,
    observed: () =>
      opened
        .database()
        .select()
        .from(observedPublications)
        .orderBy(observedPublications.publication_id),
    agree: (person: TestPerson) => consent(person, true),
    withdraw: (person: TestPerson) => consent(person, false),
  };
}
