/** Sets the video call with an organization, and records how it went. */
import { type SubmitEvent, useId } from 'react';
import { type Verification, type VideoCallRecord, type VideoCallRequest } from '../../../client/index';
import { showTime } from '../../common/dates';
import { FormFault } from '../../parts/form-fault';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useIsPast } from '../../parts/use-is-past';
import { useSession } from '../../session/context';
import { useNames } from '../../verification/names';
import { TimeField } from '../../verification/time-field';
import { type CaseProps } from './case-page';
import { useSpeech } from './speech';
import { useCaseAct } from './use-case-act';

type Result = VideoCallRecord['result'];
const RESULTS: Result[] = ['passed', 'failed', 'no_show'];

export function VideoCall(props: CaseProps) {
  const { say, language } = useSpeech();
  const names = useNames();
  const { video_call: call } = props.record;
  const hasBegun = useIsPast(call?.at ?? null);
  const state = call === null ? '' : names.say(`call:${call.status}`);
  return (
    <section>
      <h2>{say('videoCall')}</h2>
      <p>{call === null ? say('noCall') : say('callAt', { state, time: showTime(call.at, language) })}</p>
      {call?.status !== 'passed' && <Setting {...props} />}
      {call?.status === 'scheduled' &&
        (hasBegun ? <Recording {...props} /> : <p className="hint">{say('recordLater')}</p>)}
    </section>
  );
}

function Setting({ record: { verification_id: id, video_call: call }, setDone }: CaseProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const empty = { at: call?.status === 'proposed' ? call.at : '', link: '' };
  const { draft, change, forget } = useDraft(`call ${id}`, empty);
  const { isPending, refusal, ask } = useCaseAct<VideoCallRequest, Verification>({
    setDone,
    onDone: forget,
    act: (asked, options) => client.verification.setVideoCall(id, asked, {}, options),
    said: () => say('callSet'),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { at, link } = draft;
    ask({ at, ...(link.trim() === '' ? {} : { link }) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <TimeField
        label={say('callTime')}
        value={draft.at}
        fault={refusal?.faults.at}
        onChange={(at) => change({ at })}
      />
      <TextField
        label={say('callLink')}
        value={draft.link}
        fault={refusal?.faults.link}
        onChange={(link) => change({ link })}
      />
      <div>
        <button type="submit" className="secondary" aria-disabled={isPending}>
          {say('setCall')}
        </button>
        <p className="hint">{say('setCallHint')}</p>
      </div>
    </form>
  );
}

interface RecordDraft {
  result: Result;
  present: string;
  notes: string;
}

function Recording({ record: { verification_id: id }, setDone }: CaseProps) {
  const { say } = useSpeech();
  const names = useNames();
  const { client } = useSession();
  const resultId = useId();
  const empty: RecordDraft = { result: 'passed', present: '', notes: '' };
  const { draft, change, forget } = useDraft(`call record ${id}`, empty);
  const { isPending, refusal, ask } = useCaseAct<VideoCallRecord, Verification>({
    setDone,
    onDone: forget,
    act: (asked, options) => client.verification.recordVideoCall(id, asked, {}, options),
    said: () => say('callRecorded'),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(recordOf(draft));
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <FormFault refusal={refusal} />
      <div className="field">
        <label htmlFor={resultId}>{say('callResult')}</label>
        <select
          id={resultId}
          value={draft.result}
          onChange={({ target }) =>
            change({ result: RESULTS.find((each) => each === target.value) ?? 'passed' })
          }
        >
          {RESULTS.map((each) => (
            <option key={each} value={each}>
              {names.say(`call:${each}`)}
            </option>
          ))}
        </select>
      </div>
      <TextField
        label={say('callPeople')}
        hint={say('callPeopleHint')}
        value={draft.present}
        fault={refusal?.faults.present}
        isList
        onChange={(present) => change({ present })}
      />
      <TextField
        label={say('callNotes')}
        value={draft.notes}
        fault={refusal?.faults.notes}
        isList
        onChange={(notes) => change({ notes })}
      />
      <button type="submit" className="secondary" aria-disabled={isPending}>
        {say('recordCall')}
      </button>
    </form>
  );
}

function recordOf({ result, present, notes }: RecordDraft): VideoCallRecord {
  const people = present
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { result, present: people, ...(notes.trim() === '' ? {} : { notes }) };
}
