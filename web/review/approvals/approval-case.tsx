/** An act that waits: what it changes, who asked, why, and until when it can be decided. */
import { type Approval } from '../../../client/index';
import { showTime } from '../../common/dates';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { ApprovalForm } from './approval-form';

export interface ApprovalProps {
  approval: Approval;
  /** Says at the top of the page what is done. */
  setDone: (done: string | undefined) => void;
}

const ACTIONS: Record<Approval['action'], Key> = {
  erasure: 'actErasure',
  exchange_rate: 'actExchangeRate',
  fee_terms: 'actFeeTerms',
  member: 'actMember',
  member_removal: 'actMemberRemoval',
  platform_cost: 'actPlatformCost',
  redirect: 'actRedirect',
};

export function ApprovalCase({ approval, setDone }: ApprovalProps) {
  const { say, language } = useSpeech();
  const { action, subject, asked_by: by, asked_at: at, expires_at: until, reason } = approval;
  return (
    <section>
      <div className="head">
        <h2>{say(ACTIONS[action])}</h2>
        <code className="hint">{subject.id}</code>
      </div>
      <Change change={approval.change} />
      {reason !== null && <p>{say('reasonOf', { reason })}</p>}
      <p className="hint">
        {by === null
          ? say('askedOnHost', { time: showTime(at, language) })
          : say('askedBy', { id: by, time: showTime(at, language) })}
      </p>
      <p className="hint">{say('decideUntil', { time: showTime(until, language) })}</p>
      <ApprovalForm approval={approval} setDone={setDone} />
    </section>
  );
}

/** The fields by their names in the API, so that nothing of the change is left out. */
function Change({ change: { before, after } }: Pick<Approval, 'change'>) {
  const { say } = useSpeech();
  return (
    <dl className="figures ends">
      {Object.entries(after).map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{show(value)}</code>
            {before !== null && name in before && show(before[name]) !== show(value) && (
              <> {say('before', { value: show(before[name]) })}</>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
