/** The video call of an organization: its state, and the form that proposes a time. */
import { type SubmitEvent } from 'react';
import { type Verification } from '../../../client/index';
import { showTime } from '../../common/dates';
import { FormFault } from '../../parts/form-fault';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useNames } from '../names';
import { TimeField } from '../time-field';
import { type RecordProps } from './shown-record';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';

export function VideoCall(props: RecordProps) {
  const { say, language } = useSpeech();
  const names = useNames();
  const { video_call: call } = props.record;
  const isSet = call?.status === 'proposed' || call?.status === 'scheduled';
  return (
    <>
      <h3>{say('videoCall')}</h3>
      {call !== null && (
        <p>{say('callAt', { state: names.say(`call:${call.status}`), time: showTime(call.at, language) })}</p>
      )}
      {isSet && call.link !== null && (
        <p>
          <a href={call.link} target="_blank" rel="noreferrer noopener">
            {say('joinCall')}
          </a>
        </p>
      )}
      {call?.status !== 'passed' && <Proposal {...props} />}
      {isSet && <Cancelling {...props} />}
    </>
  );
}

function Proposal({ record: { verification_id: id }, setDone }: RecordProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { draft, change, forget } = useDraft(`call ${id}`, { at: '' });
  const { isPending, refusal, ask } = useVerificationAct<{ at: string }, Verification>({
    setDone,
    said: 'callProposed',
    words: { fields: ['at'] },
    onDone: forget,
    act: (asked, options) => client.verification.setVideoCall(id, asked, {}, options),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask(draft);
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <p className="quiet">{say('videoCallText')}</p>
      <FormFault refusal={refusal} />
      <TimeField
        label={say('callTime')}
        value={draft.at}
        fault={refusal?.faults.at}
        onChange={(at) => change({ at })}
      />
      <button type="submit" className="secondary" aria-disabled={isPending}>
        {say('proposeCall')}
      </button>
    </form>
  );
}

function Cancelling({ record: { verification_id: id }, setDone }: RecordProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { isPending, refusal, ask } = useVerificationAct<null, Verification>({
    setDone,
    said: 'callCancelled',
    act: () => client.verification.cancelVideoCall(id),
  });
  return (
    <>
      <FormFault refusal={refusal} />
      <p className="actions">
        <button
          type="button"
          className="secondary danger"
          aria-disabled={isPending}
          onClick={() => ask(null)}
        >
          {say('cancelCall')}
        </button>
      </p>
    </>
  );
}
