import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Names the files that took longest, at the end of a run. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = slowestFiles(
      modules.map((module) => ({
        name: module.relativeModuleId,
        project: module.project.name,
        milliseconds: timeOf(module),
      })),
    );
    if (lines.length > 1) console.log(`\nThe slowest files:\n${lines.join('\n')}`);
  }
}

interface TimedFile {
  readonly name: string;
  readonly project: string;
  readonly milliseconds: number;
}

/** A line for each of the slowest files, the slowest first. */
export const slowestFiles = (files: readonly TimedFile[]): string[] =>
  files
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SHOWN)
    .map(({ name, project, milliseconds }) => {
      const seconds = (milliseconds / 1000).toFixed(1);
      return `${seconds.padStart(7)} s  ${name} (${project})`;
    });

/** From the first import to the last hook. */
function timeOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
}
