/** The two decisions about what waits. Both need a reason. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { type Approval, type ApprovalDecision } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { explainRefusal, type RefusalWords } from '../../parts/refusals';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useAct } from '../../session/use-act';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { type ApprovalProps } from './approval-case';

const REFUSALS: RefusalWords<Key> = {
  fields: ['reason'],
  faults: { 'reason not_allowed': 'faultCard' },
  reasons: { changed: 'approvalChanged' },
  errors: { FORBIDDEN: 'tiedToApproval', CONFLICT: 'approvalEnded' },
};

export function ApprovalForm(props: ApprovalProps) {
  const { say } = useSpeech();
  const { approval_id: id } = props.approval;
  const { draft, change, forget } = useDraft(`approval ${id}`, { reason: '' });
  const { isPending, refusal, decide } = useDecision(props, forget);
  const { reason } = draft;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    decide({ decision: 'approve', reason });
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <TextField
        label={say('whyDecide')}
        value={reason}
        fault={refusal?.faults.reason}
        onChange={(changed) => change({ reason: changed })}
      />
      <p className="actions">
        <button type="submit" className="primary" aria-disabled={isPending}>
          {say('approve')}
        </button>
        <button
          type="button"
          className="secondary danger"
          aria-disabled={isPending}
          onClick={() => decide({ decision: 'refuse', reason })}
        >
          {say('refuse')}
        </button>
      </p>
    </form>
  );
}

function useDecision({ approval, setDone }: ApprovalProps, onDone: () => void) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const deciding = useAct<Approval, ApprovalDecision>({
    act: (asked, options) => client.approvals.decide(approval.approval_id, asked, options),
    onMutate: () => setDone(undefined),
    onSuccess: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: ['approvals'] });
      setDone(say('approvalDecided'));
    },
  });
  const { error, isPending } = deciding;
  return {
    isPending,
    refusal: error === null ? undefined : explainRefusal({ say, error, words: REFUSALS }),
    decide: (asked: ApprovalDecision) => {
      if (!isPending) deciding.mutate(asked);
    },
  };
}
