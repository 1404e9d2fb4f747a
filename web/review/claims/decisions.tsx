/** The two decisions about a claim. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { type ClaimDecision } from '../../../client/index';
import { FieldFault, faultAttributes } from '../../my/parts/field-fault';
import { useSession } from '../../my/session/context';
import { useAct } from '../../my/session/use-act';
import { explainRefusal, type RefusalWords } from '../../parts/refusals';
import { useKeyOfTry } from '../../parts/use-key-of-try';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { type CaseProps } from './claim-case';

const WORDS: RefusalWords<Key> = {
  fields: ['reason'],
  faults: { 'reason not_allowed': 'faultCard' },
  reasons: {
    already_decided: 'alreadyDecided',
    objections_open: 'objectionsOpen',
    approved_before: 'approvedBefore',
  },
  errors: { FORBIDDEN: 'notIndependent' },
};

export function Approval({ claim, tell }: CaseProps) {
  const { say } = useSpeech();
  const { isPending, decide } = useDecision({ claim, tell }, { decision: 'approve' });
  return (
    <p className="actions">
      <button
        type="button"
        className="primary"
        aria-disabled={isPending}
        aria-label={say('approveClaimOf', { charity: claim.charity_name })}
        onClick={decide}
      >
        {say('approveClaim')}
      </button>
    </p>
  );
}

/** A denial needs a reason, which the claimant reads. */
export function Denial({ claim, tell }: CaseProps) {
  const { say } = useSpeech();
  const [reason, setReason] = useState('');
  const id = useId();
  const asked = reason.trim() === '' ? {} : { reason };
  const { isPending, decide, fault } = useDecision({ claim, tell }, { decision: 'deny', ...asked });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    decide();
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{say('whyDeny')}</label>
        <input
          id={id}
          value={reason}
          autoComplete="off"
          {...faultAttributes(id, fault)}
          onChange={({ target }) => setReason(target.value)}
        />
        <FieldFault id={id} fault={fault} />
      </div>
      <p className="actions">
        <button
          type="submit"
          className="secondary danger"
          aria-disabled={isPending}
          aria-label={say('denyClaimOf', { charity: claim.charity_name })}
        >
          {say('denyClaim')}
        </button>
      </p>
    </form>
  );
}

function useDecision({ claim, tell }: CaseProps, asked: ClaimDecision) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const key = useKeyOfTry(JSON.stringify(asked));
  const explain = (error: Error) => explainRefusal({ say, error, words: WORDS });
  const { mutate, error, isPending } = useAct({
    act: () => client.claims.decide(claim.claim_id, asked, key.options),
    onSuccess: () => tell({ text: say('claimDecided'), isFault: false }),
    onError: (refused) => {
      const { fault, faults } = explain(refused);
      if (faults.reason === undefined) tell({ text: fault, isFault: true });
    },
    // Somebody else may have decided meanwhile.
    onSettled: (answer, refused) => {
      key.settle(answer, refused);
      return queries.invalidateQueries({ queryKey: ['claims'] });
    },
  });
  return {
    isPending,
    fault: error === null ? undefined : explain(error).faults.reason,
    decide: () => {
      if (!isPending) mutate();
    },
  };
}
