/** A verification as its applicant reads it: how far it is, what is missing, and what to do. */
import { type Verification, type VerificationStatus } from '../../../client/index';
import { showDate, showTime } from '../../common/dates';
import { DocumentList } from '../document-list';
import { HistoryList } from '../history-list';
import { useNames } from '../names';
import { allows } from '../record';
import { RequirementList } from '../requirement-list';
import { type Saying } from './entity-verification';
import { RecordForms } from './record-forms';
import { useSpeech } from './speech';

export interface RecordProps extends Saying {
  record: Verification;
}

const LOOKS: Partial<Record<VerificationStatus, string>> = {
  approved: 'chip good',
  rejected: 'chip rejected',
  revoked: 'chip rejected',
  expired: 'chip rejected',
};

export function ShownRecord({ record, setDone }: RecordProps) {
  const { say } = useSpeech();
  const names = useNames();
  const { verification_id: id, status, level, documents, requirements } = record;
  const { say: name } = names;
  return (
    <section>
      <div className="head">
        <h2>{say(record.standing ? 'standing' : 'application')}</h2>
        <p className={LOOKS[status] ?? 'chip'}>{name(`status:${status}`)}</p>
      </div>
      <p>
        <strong>{say('holdsLevel', { level: name(`level:${level}`) })}</strong>
      </p>
      <State record={record} />
      {requirements.length > 0 && (
        <>
          <h3>{name('requirements')}</h3>
          <RequirementList requirements={requirements} />
        </>
      )}
      <h3>{name('documents')}</h3>
      <DocumentList documents={documents} />
      <RecordForms record={record} setDone={setDone} />
      <details>
        <summary>{name('history')}</summary>
        <HistoryList id={id} />
      </details>
    </section>
  );
}

function State({ record }: { record: Verification }) {
  const { say, language } = useSpeech();
  const { status, reason, approvals, required_actions: actions } = record;
  const { expires_at: expiresAt, estimated_completion: decisionAt, next_action: next } = record;
  const isWaiting = status === 'pending' || status === 'in_review' || status === 'appealed';
  return (
    <>
      {expiresAt !== null && <p>{say('heldUntil', { day: showDate(expiresAt, language) })}</p>}
      <p>
        {say(`now:${status}`)} {allows(record, 'appeal') && say('mayAppeal')}
      </p>
      {reason !== null && <p>{say('reasonOf', { reason })}</p>}
      {actions.length > 0 && (
        <ul>
          {actions
            .filter((action) => action !== reason)
            .map((action) => (
              <li key={action} lang="en">
                {action}
              </li>
            ))}
        </ul>
      )}
      {isWaiting && decisionAt !== null && (
        <p className="quiet">{say('decisionBy', { time: showTime(decisionAt, language) })}</p>
      )}
      {approvals.length > 0 && <p className="quiet">{say('approvalsGiven', { given: approvals.length })}</p>}
      {next !== null && (
        <>
          <p>{say('proveIdentityText')}</p>
          <p className="actions">
            <a className="primary" href={next.url}>
              {say('proveIdentity')}
            </a>
          </p>
        </>
      )}
    </>
  );
}
