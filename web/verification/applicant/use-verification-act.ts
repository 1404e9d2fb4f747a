/** An act of an applicant. The page then shows the verification as it is. */
import { useQueryClient } from '@tanstack/react-query';
import { explainRefusal, type Refusal, type RefusalWords } from '../../parts/refusals';
import { useAct } from '../../session/use-act';
import { type Saying } from './entity-verification';
import { useSpeech } from './speech';
import { type Key } from './words';

interface VerificationAct<Asked, Answer> extends Saying {
  words?: RefusalWords<Key>;
  /** What was sent for the fields that take one entry on each line. */
  linesOf?: (asked: Asked) => Partial<Record<string, string[]>>;
  act: (asked: Asked, options: { idempotencyKey: string }) => Promise<Answer>;
  said: Key;
  onDone?: () => void;
}

interface VerificationActing<Asked> {
  isPending: boolean;
  refusal: Refusal | undefined;
  ask: (asked: Asked) => void;
}

export function useVerificationAct<Asked, Answer>(
  given: VerificationAct<Asked, Answer>,
): VerificationActing<Asked> {
  const { setDone, words = {}, linesOf, act, said, onDone } = given;
  const { say } = useSpeech();
  const queries = useQueryClient();
  const acting = useAct<Answer, Asked>({
    act,
    onMutate: () => setDone(undefined),
    onSuccess: async () => {
      onDone?.();
      await queries.invalidateQueries({ queryKey: ['verification'] });
      setDone(say(said));
    },
  });
  const { error, isPending, variables } = acting;
  const errors = { FORBIDDEN: 'onlyMembers', CONFLICT: 'stageMoved', ...words.errors } as const;
  const lines = variables === undefined ? {} : linesOf?.(variables);
  return {
    isPending,
    refusal: error === null ? undefined : explainRefusal({ say, error, words: { ...words, errors }, lines }),
    ask: (asked) => {
      if (!isPending) acting.mutate(asked);
    },
  };
}
