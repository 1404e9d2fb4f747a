/** Who approved, and who is still needed. */
import { type Verification } from '../../../client/index';
import { showTime } from '../../common/dates';
import { allows } from '../../verification/record';
import { useSpeech } from './speech';

export function ApprovalCount({ record }: { record: Verification }) {
  const { say, language } = useSpeech();
  const { approvals, approvals_needed: needed } = record;
  return (
    <section>
      <h2>{say('approvals')}</h2>
      {needed !== null && <p>{say('approvalsNeeded', { given: approvals.length, needed })}</p>}
      {approvals.map(({ by, at }) => (
        <p key={`${by ?? ''} ${at}`}>{say('approvedBy', { id: by ?? '', time: showTime(at, language) })}</p>
      ))}
      <p className="hint">{say(allows(record, 'approve') ? 'whoIsNeeded' : 'notYetDue')}</p>
    </section>
  );
}
