/** The form that raises a concern about a verification in force. */
import { type SubmitEvent, useId } from 'react';
import { type Verification, type VerificationConcern } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useNames } from '../../verification/names';
import { allows } from '../../verification/record';
import { type CaseProps } from './case-page';
import { useSpeech } from './speech';
import { useCaseAct } from './use-case-act';

type Grounds = VerificationConcern['grounds'];

const GROUNDS: Grounds[] = [
  'fraudulent_documents',
  'criminal_activity',
  'terms_violations',
  'regulatory_non_compliance',
];

export function Concern(props: CaseProps) {
  return allows(props.record, 'concern_raised') ? <ConcernForm {...props} /> : null;
}

function ConcernForm({ record: { verification_id: id }, setDone }: CaseProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { draft, change, forget } = useDraft<VerificationConcern>(`concern ${id}`, {
    grounds: 'fraudulent_documents',
    reason: '',
  });
  const { isPending, refusal, ask } = useCaseAct<VerificationConcern, Verification>({
    setDone,
    onDone: forget,
    act: (asked, options) => client.verification.raiseConcern(id, asked, {}, options),
    said: () => say('concernRaised'),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(draft);
  };
  return (
    <section>
      <h2>{say('concern')}</h2>
      <p className="quiet">{say('concernHint')}</p>
      <form noValidate onSubmit={submit}>
        <FormFault refusal={refusal} />
        <GroundsChoice grounds={draft.grounds} onChange={(grounds) => change({ grounds })} />
        <TextField
          label={say('whyConcern')}
          value={draft.reason}
          fault={refusal?.faults.reason}
          isList
          onChange={(reason) => change({ reason })}
        />
        <button type="submit" className="secondary danger" aria-disabled={isPending}>
          {say('raiseConcern')}
        </button>
      </form>
    </section>
  );
}

function GroundsChoice({ grounds, onChange }: { grounds: Grounds; onChange: (grounds: Grounds) => void }) {
  const { say } = useSpeech();
  const names = useNames();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('concernGrounds')}</label>
      <select
        id={id}
        value={grounds}
        onChange={({ target }) => onChange(GROUNDS.find((each) => each === target.value) ?? grounds)}
      >
        {GROUNDS.map((each) => (
          <option key={each} value={each}>
            {names.say(`grounds:${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
