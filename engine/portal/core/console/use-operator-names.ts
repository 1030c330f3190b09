import { listOperators } from '#contract/operator/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { operatorName } from './operator-name.ts';
import { useConsole } from './use-console.ts';

/** Who has a role in the program, and what somebody is called by their id. */
export function useOperatorNames() {
  const { program } = useConsole();
  const { data } = useEndpoint(listOperators, { query: { uuid: program.uuid } });
  const operators = data?.operators ?? [];
  return {
    operators,
    /** Undefined for whoever has no role here, and until the answer is there. */
    nameOf: (id: string): string | undefined => {
      const found = operators.find((operator) => operator.id === id);
      return found && operatorName(found);
    },
  };
}
