/** The forms with one text: an answer, a remedy and an appeal. */
import { type SubmitEvent } from 'react';
import { type Verification } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { type RecordProps } from './shown-record';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';
import { type Key } from './words';

interface WordsFormProps extends RecordProps {
  title: Key;
  text: Key;
  label: Key;
  button: Key;
  said: Key;
  /** The name of the text in the API. */
  field: 'statement' | 'explanation' | 'reason';
  isFinal?: boolean;
  act: (words: string, options: { idempotencyKey: string }) => Promise<Verification>;
}

function WordsForm(props: WordsFormProps) {
  const { record, setDone, title, text, label, button, said, field, isFinal = false, act } = props;
  const { say } = useSpeech();
  const { draft, change, forget } = useDraft(`${title} ${record.verification_id}`, { words: '' });
  const { isPending, refusal, ask } = useVerificationAct<string, Verification>({
    setDone,
    said,
    act,
    words: { fields: [field], faults: { [`${field} not_allowed`]: 'faultCard' } },
    onDone: forget,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(draft.words);
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <h3>{say(title)}</h3>
      <p className="quiet">{say(text)}</p>
      <FormFault refusal={refusal} />
      <TextField
        label={say(label)}
        value={draft.words}
        fault={refusal?.faults[field]}
        isList
        onChange={(words) => change({ words })}
      />
      <button type="submit" className={isFinal ? 'secondary danger' : 'secondary'} aria-disabled={isPending}>
        {say(button)}
      </button>
    </form>
  );
}

export function StatementForm(props: RecordProps) {
  const { client } = useSession();
  const { verification_id: id } = props.record;
  return (
    <WordsForm
      {...props}
      title="statement"
      text="statementText"
      label="yourAnswer"
      button="send"
      said="answerSent"
      field="statement"
      act={(statement, options) => client.verification.submitDocuments(id, { statement }, {}, options)}
    />
  );
}

export function RemedyForm(props: RecordProps) {
  const { client } = useSession();
  const { verification_id: id } = props.record;
  return (
    <WordsForm
      {...props}
      title="remedy"
      text="remedyText"
      label="yourAnswer"
      button="send"
      said="remedySent"
      field="statement"
      act={(statement, options) => client.verification.remedy(id, { statement }, {}, options)}
    />
  );
}

export function AppealForm(props: RecordProps) {
  const { client } = useSession();
  const { verification_id: id } = props.record;
  return (
    <WordsForm
      {...props}
      title="appeal"
      text="appealText"
      label="whyAppeal"
      button="appealButton"
      said="appealSent"
      field="explanation"
      act={(explanation, options) => client.verification.appeal(id, { explanation }, {}, options)}
    />
  );
}

export function WithdrawForm(props: RecordProps) {
  const { client } = useSession();
  const { verification_id: id } = props.record;
  return (
    <WordsForm
      {...props}
      title="withdraw"
      text="withdrawText"
      label="whyWithdraw"
      button="withdrawButton"
      said="withdrawn"
      field="reason"
      isFinal
      act={(reason, options) => client.verification.withdraw(id, { reason }, {}, options)}
    />
  );
}
