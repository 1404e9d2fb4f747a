/** The form by which a member of the charity objects to a claim. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { type Claim } from '../../../../client/index';
import { type Outcome } from '../../../parts/outcome';
import { explainRefusal, type RefusalWords } from '../../../parts/refusals';
import { useFaultFocus } from '../../../parts/use-fault-focus';
import { useKeyOfTry } from '../../../parts/use-key-of-try';
import { useTyped } from '../../../parts/use-typed';
import { TextField } from '../../parts/text-field';
import { useSession } from '../../session/context';
import { useAct } from '../../session/use-act';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const WORDS: RefusalWords<Key> = {
  fields: ['reason'],
  faults: { 'reason not_allowed': 'faultCard' },
  reasons: { objections_over: 'objectionsOver', already_decided: 'alreadyDecided' },
  errors: { FORBIDDEN: 'onlyMembers' },
};

interface ObjectionProps {
  claim: Claim;
  tell: (outcome: Outcome) => void;
}

export function Objection({ claim, tell }: ObjectionProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const { claim_id: id, charity_name: charity } = claim;
  const { typed, type, clear } = useTyped(`objection ${id}`, { reason: '' });
  const key = useKeyOfTry(typed.reason);
  const explain = (error: Error) => explainRefusal({ say, error, words: WORDS });
  const { mutate, error, isPending } = useAct({
    act: () => client.claims.object(id, typed, key.options),
    onSuccess: () => {
      clear();
      tell({ text: say('objectionSent'), isFault: false });
    },
    onError: (refused) => {
      const { fault, faults } = explain(refused);
      if (faults.reason === undefined) tell({ text: fault, isFault: true });
    },
    // The claim may be decided meanwhile.
    onSettled: (answer, refused) => {
      key.settle(answer, refused);
      return queries.invalidateQueries({ queryKey: ['claims'] });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form ref={useFaultFocus(error)} noValidate onSubmit={submit}>
      <TextField
        label={say('whyObject')}
        value={typed.reason}
        fault={error === null ? undefined : explain(error).faults.reason}
        onChange={(reason) => type({ reason })}
      />
      <p className="actions">
        <button
          type="submit"
          className="secondary danger"
          aria-disabled={isPending}
          aria-label={say('objectTo', { charity })}
        >
          {say('object')}
        </button>
      </p>
    </form>
  );
}
