/** An act of a reviewer on a case. The page then shows the case as it is. */
import { useQueryClient } from '@tanstack/react-query';
import { ConflictError } from '../../../client/index';
import { useNames } from '../../verification/names';
import { type Requirement } from '../../verification/record';
import { explainRefusal, type Refusal, type RefusalWords } from '../../parts/refusals';
import { useAct } from '../../session/use-act';
import { useSpeech } from './speech';
import { type Key } from './words';

const REFUSALS: RefusalWords<Key> = {
  fields: ['reason', 'at', 'link', 'present', 'notes'],
  faults: { 'reason not_allowed': 'faultCard' },
  reasons: { approved_before: 'approvedBefore', not_independent: 'notIndependent' },
  errors: { FORBIDDEN: 'notIndependent', CONFLICT: 'caseMoved' },
};

interface CaseAct<Asked, Answer> {
  setDone: (done: string | undefined) => void;
  act: (asked: Asked, options: { idempotencyKey: string }) => Promise<Answer>;
  said: (answer: Answer) => string;
  onDone?: () => void;
}

interface CaseActing<Asked> {
  isPending: boolean;
  refusal: Refusal | undefined;
  ask: (asked: Asked) => void;
}

export function useCaseAct<Asked, Answer>(given: CaseAct<Asked, Answer>): CaseActing<Asked> {
  const { setDone, act, said, onDone } = given;
  const { say } = useSpeech();
  const queries = useQueryClient();
  const missing = useMissing();
  const acting = useAct<Answer, Asked>({
    act,
    onMutate: () => setDone(undefined),
    onSuccess: async (answer) => {
      onDone?.();
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['verification'] }),
        queries.invalidateQueries({ queryKey: ['cases'] }),
      ]);
      setDone(said(answer));
    },
  });
  const { error, isPending } = acting;
  return {
    isPending,
    refusal: error === null ? undefined : (missing(error) ?? explainRefusal({ say, error, words: REFUSALS })),
    ask: (asked) => {
      if (!isPending) acting.mutate(asked);
    },
  };
}

/** An approval is refused while the level asks for something else. */
function useMissing(): (error: Error) => Refusal | undefined {
  const { say } = useSpeech();
  const names = useNames();
  return (error) => {
    const missing = error instanceof ConflictError ? error.details.missing : undefined;
    if (!Array.isArray(missing)) return undefined;
    const said = (missing as Requirement[]).map(({ code }) => names.say(`need:${code}`));
    return { faults: {}, fault: say('requirementsMissing', { missing: said.join(', ') }) };
  };
}
