/** The decisions about a claim. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { type Claim, type ClaimDecision } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useAct } from '../../session/use-act';
import { explainRefusal, type RefusalWords } from '../../parts/refusals';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { type CaseProps } from './claim-case';

const REFUSALS: RefusalWords<Key> = {
  fields: ['reason'],
  faults: { 'reason not_allowed': 'faultCard' },
  reasons: {
    already_decided: 'alreadyDecided',
    objections_open: 'objectionsOpen',
    approved_before: 'approvedBefore',
  },
  errors: { FORBIDDEN: 'notIndependent' },
};

/** Takes up a claim of a charity that others claim too. */
export function Review(props: CaseProps) {
  const { say } = useSpeech();
  const { isPending, refusal, decide } = useDecision(props);
  return (
    <>
      <FormFault refusal={refusal} />
      <p className="hint">{say('reviewClaimHint')}</p>
      <p className="actions">
        <button
          type="button"
          className="secondary"
          aria-disabled={isPending}
          aria-label={say('reviewClaimOf', { charity: props.claim.charity_name })}
          onClick={() => decide({ decision: 'review' })}
        >
          {say('reviewClaim')}
        </button>
      </p>
    </>
  );
}

export function Approval(props: CaseProps) {
  const { say } = useSpeech();
  const { isPending, refusal, decide } = useDecision(props);
  return (
    <>
      <FormFault refusal={refusal} />
      <p className="actions">
        <button
          type="button"
          className="primary"
          aria-disabled={isPending}
          aria-label={say('approveClaimOf', { charity: props.claim.charity_name })}
          onClick={() => decide({ decision: 'approve' })}
        >
          {say('approveClaim')}
        </button>
      </p>
    </>
  );
}

/** The claimant reads the reason. */
export function Denial(props: CaseProps) {
  const { say } = useSpeech();
  const { draft, change, forget } = useDraft(`denial ${props.claim.claim_id}`, { reason: '' });
  const { isPending, refusal, decide } = useDecision(props, forget);
  const { reason } = draft;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    decide({ decision: 'deny', ...(reason.trim() === '' ? {} : { reason }) });
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <TextField
        label={say('whyDeny')}
        value={reason}
        fault={refusal?.faults.reason}
        onChange={(changed) => change({ reason: changed })}
      />
      <p className="actions">
        <button
          type="submit"
          className="secondary danger"
          aria-disabled={isPending}
          aria-label={say('denyClaimOf', { charity: props.claim.charity_name })}
        >
          {say('denyClaim')}
        </button>
      </p>
    </form>
  );
}

function useDecision({ claim, setDone }: CaseProps, onDone?: () => void) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const deciding = useAct<Claim, ClaimDecision>({
    act: (asked, options) => client.claims.decide(claim.claim_id, asked, options),
    onMutate: () => setDone(undefined),
    onSuccess: async () => {
      onDone?.();
      await queries.invalidateQueries({ queryKey: ['claims'] });
      setDone(say('claimDecided'));
    },
  });
  const { error, isPending } = deciding;
  return {
    isPending,
    refusal: error === null ? undefined : explainRefusal({ say, error, words: REFUSALS }),
    decide: (asked: ClaimDecision) => {
      if (!isPending) deciding.mutate(asked);
    },
  };
}
