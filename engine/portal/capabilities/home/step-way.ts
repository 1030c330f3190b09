import type { Section as ProgramSection, SectionName } from '#contract/programs/program.ts';
import type { NextStep } from '#contract/shapes/today.ts';

type Section = Pick<ProgramSection, 'name' | 'path'>;

/** Where a step is done; undefined where the program has no section for it. */
export function stepWay(step: NextStep, sections: readonly Section[]): string | undefined {
  const pathOf = (...names: readonly SectionName[]) =>
    sections.find(({ name }) => names.includes(name))?.path;
  const claims = pathOf('claims');
  const requests = pathOf('requests');
  const quests = pathOf('quests', 'challenges');
  switch (step.kind) {
    case 'agreements':
      return undefined;
    case 'email':
      return pathOf('account');
    case 'quests':
      return quests;
    case 'quest':
      return quests && `${quests}#quest-${step.id}`;
    case 'reward': {
      const rewards = pathOf('rewards');
      return rewards && `${rewards}#reward-${step.id}`;
    }
    case 'appeal':
      return step.subject === 'content' ? claims : quests && `${quests}#counted`;
    case 'request':
    case 'requestable':
      return requests && `${requests}/${step.id}`;
    default:
      return claims && `${claims}/${step.id}`;
  }
}

/**
 * Whether a step can be done in a program. Agreements are accepted in the step itself, and an
 * address by the link in its mail; where nothing is offered on any page, nobody is told to join.
 */
export const canBeDone = (step: NextStep, sections: readonly Section[]): boolean =>
  step.kind === 'agreements' || step.kind === 'email' || stepWay(step, sections) !== undefined;
