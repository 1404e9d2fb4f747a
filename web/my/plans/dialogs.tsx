/** The questions before a plan changes. */
import { useId, useState } from 'react';
import { showDay } from '../../common/dates';
import { Dialog } from '../parts/dialog';
import { FieldFault, faultAttributes } from '../../parts/field-fault';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { type DialogShell } from './actions';
import { useOneKey } from './one-key';

export function PauseDialog({ run, refused, fault, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const { client } = useSession();
  const [until, setUntil] = useState('');
  const options = useOneKey(until);
  const id = useId();
  const hintId = useId();
  const body = until === '' ? {} : { until };
  const dayFault = refused === 'dayRefused' ? fault : undefined;
  const pause = () => run((plan) => client.recurring.pause(plan.recurring_id, body, options), 'paused');
  return (
    <Dialog
      {...shell}
      title={say('pauseTitle')}
      confirm={say('pause')}
      fault={dayFault === undefined ? fault : undefined}
      onConfirm={pause}
    >
      <p>{say('pauseText')}</p>
      <div className="field">
        <label htmlFor={id}>
          {say('pauseUntil')} <span className="quiet">({say('optional')})</span>
        </label>
        <p className="hint" id={hintId}>
          {say('pauseUntilHint')}
        </p>
        <input
          id={id}
          type="date"
          value={until}
          aria-describedby={hintId}
          {...faultAttributes(id, dayFault)}
          onChange={({ target }) => setUntil(target.value)}
        />
        <FieldFault id={id} fault={dayFault} />
      </div>
    </Dialog>
  );
}

/** The schedule decides the next day, so the page says it once the gift has resumed. */
export function ResumeDialog({ run, ...shell }: DialogShell) {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const { paused_until: until } = shell.plan;
  const options = useOneKey();
  const resume = () => run((plan) => client.recurring.resume(plan.recurring_id, options), 'resumed');
  return (
    <Dialog {...shell} title={say('resumeTitle')} confirm={say('resume')} onConfirm={resume}>
      {until !== null && <p>{say('resumeEarly', { day: showDay(until, language) })}</p>}
      <p>{say('resumeText')}</p>
    </Dialog>
  );
}

/** For a plan that was cancelled with the access of the application that made it. */
export function KeepDialog({ run, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const { client } = useSession();
  const options = useOneKey();
  const keep = () => run((plan) => client.recurring.resume(plan.recurring_id, options), 'planKept');
  return (
    <Dialog {...shell} title={say('keepPlanTitle')} confirm={say('keepPlan')} onConfirm={keep}>
      <p>{say('keepPlanText')}</p>
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

export function CancelDialog({ run, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const { client } = useSession();
  const [reason, setReason] = useState('');
  const options = useOneKey(reason);
  const id = useId();
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  const cancel = () => run((plan) => client.recurring.cancel(plan.recurring_id, body, options), 'cancelled');
  return (
    <Dialog {...shell} title={say('cancelTitle')} confirm={say('cancelPlan')} isFinal onConfirm={cancel}>
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
