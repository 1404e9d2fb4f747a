/** The forms by which operators block a person and end the block. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { type UserBlock } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { explainRefusal, type RefusalWords } from '../../parts/refusals';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useAct } from '../../session/use-act';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const REFUSALS: RefusalWords<Key> = {
  fields: ['reason'],
  faults: { 'reason not_allowed': 'faultCard' },
  reasons: { already_blocked: 'alreadyBlocked' },
};

interface BlockProps {
  userId: string;
  setDone: (done: string | undefined) => void;
}

export function Block({ userId, setDone }: BlockProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { draft, change, forget } = useDraft(`block ${userId}`, { reason: '' });
  const onDone = useDone(setDone);
  const blocking = useAct<UserBlock, { reason: string }>({
    act: (asked, options) => client.users.block(userId, asked, options),
    onMutate: () => setDone(undefined),
    onSuccess: async () => {
      forget();
      await onDone(say('personBlocked'));
    },
  });
  const { error, isPending } = blocking;
  const refusal = error === null ? undefined : explainRefusal({ say, error, words: REFUSALS });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) blocking.mutate(draft);
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <TextField
        label={say('whyBlock')}
        hint={say('blockHint')}
        value={draft.reason}
        fault={refusal?.faults.reason}
        onChange={(reason) => change({ reason })}
      />
      <p className="actions">
        <button
          type="submit"
          className="secondary danger"
          aria-disabled={isPending}
          aria-label={say('blockPersonOf', { id: userId })}
        >
          {say('blockPerson')}
        </button>
      </p>
    </form>
  );
}

export function Unblock({ userId, setDone }: BlockProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const onDone = useDone(setDone);
  const unblocking = useAct<UserBlock>({
    act: () => client.users.unblock(userId),
    onMutate: () => setDone(undefined),
    onSuccess: () => onDone(say('blockEnded')),
  });
  const { error, isPending } = unblocking;
  return (
    <>
      <FormFault refusal={error === null ? undefined : explainRefusal({ say, error, words: REFUSALS })} />
      <p className="actions">
        <button
          type="button"
          className="secondary"
          aria-disabled={isPending}
          aria-label={say('endBlockOf', { id: userId })}
          onClick={() => {
            if (!isPending) unblocking.mutate();
          }}
        >
          {say('endBlock')}
        </button>
      </p>
    </>
  );
}

/** Reads the reports again, then says what is done. */
function useDone(setDone: BlockProps['setDone']) {
  const queries = useQueryClient();
  return async (done: string) => {
    await queries.invalidateQueries({ queryKey: ['guest-reports'] });
    setDone(done);
  };
}
