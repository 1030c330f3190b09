import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Opening, OpeningMessage } from '../processes/open-catalogue.ts';
import type { Rewriting } from '../processes/rewrite-json.ts';
import { ask } from '../processes.ts';
import { atMost, type Row, readable } from '../report.ts';

export interface OpeningPlan {
  readonly folder: string;
  /** Emptied first; holds the compiled catalogue afterwards. */
  readonly dataFolder: string;
  readonly progress: (done: number, total: number) => void;
}

const seconds = (milliseconds: number) => `${readable(milliseconds / 1000)} s`;

/** Every manifest from YAML to what is served; then the same catalogue once more, unchanged. */
export async function measureOpening(plan: OpeningPlan): Promise<Row[]> {
  rmSync(plan.dataFolder, { recursive: true, force: true });
  const first = await open(plan);
  const again = await open(plan);
  const floor = await ask<Rewriting, number>('rewrite-json', {
    from: compiledFolder(plan.dataFolder),
    to: join(plan.dataFolder, 'rewritten'),
  });
  const unchanged = again.opened + again.refreshed;
  return [
    {
      what: `${readable(first.programs)} programs validated and compiled from nothing`,
      result: seconds(first.opened),
      reference: `the same bytes as JSON, parsed and written ${seconds(floor)}`,
      aim: atMost(first.opened / 1000, 20, 's'),
    },
    {
      what: 'manifests with errors',
      result: first.errors.slice(0, 3).join('; ') || 'none',
      aim: atMost(first.errors.length, 0),
    },
    {
      what: 'nothing changed',
      result: seconds(unchanged),
      aim: atMost(unchanged / 1000, 2, 's'),
    },
  ];
}

type Opened = Extract<OpeningMessage, { opened: number }>;

function open({ folder, dataFolder, progress }: OpeningPlan): Promise<Opened> {
  return ask<Opening, Opened, OpeningMessage>(
    'open-catalogue',
    { folder, dataFolder },
    (message) => {
      if ('opened' in message) return message;
      progress(message.done, message.total);
      return undefined;
    },
  );
}

function compiledFolder(dataFolder: string): string {
  const [only = ''] = readdirSync(join(dataFolder, 'catalogue'));
  return join(dataFolder, 'catalogue', only, 'programs');
}
