/** The referees of an organization, and the form that names another one. */
import { type SubmitEvent } from 'react';
import { type RefereeRequest, type Verification } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useNames } from '../names';
import { type RecordProps } from './shown-record';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';

const EMPTY: RefereeRequest = { name: '', email: '', relation: '' };

export function Referees({ record, setDone }: RecordProps) {
  const { say } = useSpeech();
  const names = useNames();
  return (
    <>
      <h3>{say('references')}</h3>
      <p className="quiet">{say('referencesText')}</p>
      {record.references.length > 0 && (
        <ul className="rows">
          {record.references.map(({ reference_id: id, name, status }) => (
            <li key={id} className="entry">
              <span>{name}</span>
              <span className="chip">{names.say(`referee:${status}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <RefereeForm record={record} setDone={setDone} />
    </>
  );
}

function RefereeForm({ record: { verification_id: id }, setDone }: RecordProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { draft, change, forget } = useDraft(`referee ${id}`, EMPTY);
  const { isPending, refusal, ask } = useVerificationAct<RefereeRequest, Verification>({
    setDone,
    said: 'refereeNamed',
    words: { fields: ['name', 'email', 'relation'], errors: { CONFLICT: 'refereeRefused' } },
    onDone: forget,
    act: (asked, options) => client.verification.nameReferee(id, asked, {}, options),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(draft);
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <TextField
        label={say('refereeName')}
        value={draft.name}
        fault={refusal?.faults.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={say('refereeEmail')}
        value={draft.email}
        fault={refusal?.faults.email}
        onChange={(email) => change({ email })}
      />
      <TextField
        label={say('refereeRelation')}
        value={draft.relation}
        fault={refusal?.faults.relation}
        onChange={(relation) => change({ relation })}
      />
      <button type="submit" className="secondary" aria-disabled={isPending}>
        {say('nameReferee')}
      </button>
    </form>
  );
}
