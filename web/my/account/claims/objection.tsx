/** The form by which a member of the charity objects to a claim. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { type Claim } from '../../../../client/index';
import { explainRefusal, type RefusalWords } from '../../../parts/refusals';
import { useDraft } from '../../../parts/use-draft';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { FormFault } from '../../../parts/form-fault';
import { useSpeech } from '../speech';
import { TextField } from '../../../parts/text-field';
import { type Key } from '../words';

const REFUSALS: RefusalWords<Key> = {
  fields: ['reason'],
  faults: { 'reason not_allowed': 'faultCard' },
  reasons: { objections_over: 'objectionsOver', already_decided: 'alreadyDecided' },
  errors: { FORBIDDEN: 'onlyMembers' },
};

interface ObjectionProps {
  claim: Claim;
  setDone: (done: string | undefined) => void;
}

export function Objection({ claim, setDone }: ObjectionProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const { claim_id: id, charity_name: charity } = claim;
  const { draft, change, forget } = useDraft(`objection ${id}`, { reason: '' });
  const objecting = useAct<Claim, { reason: string }>({
    act: (asked, options) => client.claims.object(id, asked, options),
    onMutate: () => setDone(undefined),
    onSuccess: async () => {
      forget();
      await queries.invalidateQueries({ queryKey: ['claims'] });
      setDone(say('objectionSent'));
    },
  });
  const { error } = objecting;
  const refusal = error === null ? undefined : explainRefusal({ say, error, words: REFUSALS });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!objecting.isPending) objecting.mutate(draft);
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <TextField
        label={say('whyObject')}
        value={draft.reason}
        fault={refusal?.faults.reason}
        onChange={(reason) => change({ reason })}
      />
      <p className="actions">
        <button
          type="submit"
          className="secondary danger"
          aria-disabled={objecting.isPending}
          aria-label={say('objectTo', { charity })}
        >
          {say('object')}
        </button>
      </p>
    </form>
  );
}
