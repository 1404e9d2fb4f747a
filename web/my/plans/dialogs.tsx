/** The questions before a plan changes. */
import { useId, useState } from 'react';
import { showDay } from '../../common/dates';
import { Dialog } from '../parts/dialog';
import { nameOfSource, sourcesFor } from '../parts/sources';
import { useSources } from '../parts/use-sources';
import { useSession } from '../session/context';
import { useSpeech } from '../speech';
import { type DialogShell } from './actions';
import { useOneKey } from './one-key';

export function PauseDialog({ run, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const { client } = useSession();
  const [until, setUntil] = useState('');
  const options = useOneKey(until);
  const id = useId();
  const body = until === '' ? {} : { until };
  const pause = () => run((plan) => client.recurring.pause(plan.recurring_id, body, options), 'paused');
  return (
    <Dialog {...shell} title={say('pauseTitle')} confirm={say('pause')} onConfirm={pause}>
      <p>{say('pauseText')}</p>
      <div className="field">
        <label htmlFor={id}>
          {say('pauseUntil')} <span className="quiet">({say('optional')})</span>
        </label>
        <input id={id} type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      </div>
    </Dialog>
  );
}

export function SkipDialog({ run, ...shell }: DialogShell) {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const { next_date: next } = shell.plan;
  const options = useOneKey();
  const skip = () => run((plan) => client.recurring.skip(plan.recurring_id, options), 'skipped');
  return (
    <Dialog {...shell} title={say('skipTitle')} confirm={say('skip')} onConfirm={skip}>
      <p>{next === null ? say('skipText') : say('skipDay', { day: showDay(next, language) })}</p>
    </Dialog>
  );
}

export function SourceDialog({ run, ...shell }: DialogShell) {
  const speech = useSpeech();
  const { say } = speech;
  const { client } = useSession();
  const { data = [] } = useSources();
  const choices = sourcesFor(shell.plan, data);
  const [chosen, setChosen] = useState<string>();
  const source = chosen ?? choices[0]?.source_id;
  const id = useId();
  const change = () => {
    if (source === undefined) location.assign('/account/sources');
    else run((plan) => client.recurring.update(plan.recurring_id, { source }), 'sourceChanged');
  };
  const confirm = source === undefined ? say('addSource') : say('save');
  return (
    <Dialog {...shell} title={say('changeSource')} confirm={confirm} onConfirm={change}>
      {source === undefined ? (
        <p>{say('noOtherSource')}</p>
      ) : (
        <>
          <div className="field">
            <label htmlFor={id}>{say('payWith')}</label>
            <select id={id} value={source} onChange={({ target }) => setChosen(target.value)}>
              {choices.map((each) => (
                <option key={each.source_id} value={each.source_id}>
                  {nameOfSource(each, speech)}
                </option>
              ))}
            </select>
          </div>
          <p>
            <a href="/account/sources">{say('addSource')}</a>
          </p>
        </>
      )}
    </Dialog>
  );
}

export function CancelDialog({ run, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const { client } = useSession();
  const [reason, setReason] = useState('');
  const options = useOneKey(reason);
  const id = useId();
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  const cancel = () => run((plan) => client.recurring.cancel(plan.recurring_id, body, options), 'cancelled');
  return (
    <Dialog {...shell} title={say('cancelTitle')} confirm={say('cancelPlan')} onConfirm={cancel}>
      <p>{say('cancelText')}</p>
      <div className="field">
        <label htmlFor={id}>
          {say('cancelReason')} <span className="quiet">({say('optional')})</span>
        </label>
        <input id={id} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </div>
    </Dialog>
  );
}
