/** What the reviewer can decide in this stage. Each button says what follows. */
import { useId } from 'react';
import { type Verification } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { allows } from '../../verification/record';
import { type CaseProps } from './case-page';
import { useSpeech } from './speech';
import { useCaseAct } from './use-case-act';

const REVIEWS = ['pass', 'approve', 'fail', 'deny'] as const;
const DETERMINATIONS = ['dismiss', 'revoke'] as const;
type Decision = (typeof REVIEWS)[number] | (typeof DETERMINATIONS)[number];

const LOOKS: Record<Decision, string> = {
  pass: 'primary',
  approve: 'primary',
  dismiss: 'primary',
  fail: 'secondary',
  deny: 'secondary danger',
  revoke: 'secondary danger',
};

export function Decisions(props: CaseProps) {
  const { say } = useSpeech();
  const decisions = [...REVIEWS, ...DETERMINATIONS].filter((each) => allows(props.record, each));
  return (
    <section>
      <h2>{say('decide')}</h2>
      {decisions.length === 0 ? (
        <p className="quiet">{say('nothingToDecide')}</p>
      ) : (
        <DecisionForm {...props} decisions={decisions} />
      )}
    </section>
  );
}

function DecisionForm({ record, setDone, decisions }: CaseProps & { decisions: Decision[] }) {
  const { say } = useSpeech();
  const id = useId();
  const { verification_id: verificationId } = record;
  const { draft, change, forget } = useDraft(`case ${verificationId}`, { reason: '' });
  const { isPending, refusal, ask } = useDeciding({ record, setDone }, forget);
  const { reason } = draft;
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <FormFault refusal={refusal} />
      <TextField
        label={say('whyDecide')}
        hint={say('whyHint')}
        value={reason}
        fault={refusal?.faults.reason}
        isList
        onChange={(changed) => change({ reason: changed })}
      />
      {decisions.map((decision) => (
        <div key={decision}>
          <button
            type="button"
            className={LOOKS[decision]}
            aria-disabled={isPending}
            aria-describedby={`${id}-${decision}`}
            onClick={() => ask({ decision, reason })}
          >
            {say(`do:${decision}`)}
          </button>
          <p className="hint" id={`${id}-${decision}`}>
            {say(`does:${decision}`)}
          </p>
        </div>
      ))}
    </form>
  );
}

function useDeciding({ record, setDone }: CaseProps, onDone: () => void) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { verification_id: id } = record;
  return useCaseAct<{ decision: Decision; reason: string }, Verification>({
    setDone,
    onDone,
    act: ({ decision, reason }, options) => {
      if (decision === 'dismiss' || decision === 'revoke') {
        return client.verification.determine(id, { decision, reason }, {}, options);
      }
      const why = reason.trim() === '' ? {} : { reason };
      return client.verification.review(id, { decision, ...why }, {}, options);
    },
    said: ({ approvals }) => say(approvals.length > 0 ? 'approvalSaved' : 'decided'),
  });
}
