/** A claim as its deciders read it: who claims which charity, why, with which documents, and what others said. */
import { type Claim } from '../../../client/index';
import { showTime } from '../../common/dates';
import { useIsPast } from '../../parts/use-is-past';
import { useSpeech } from '../speech';
import { Approval, Denial, Review } from './decisions';

export interface CaseProps {
  claim: Claim;
  /** Says at the top of the page what is done. */
  setDone: (done: string | undefined) => void;
}

interface ClaimCaseProps extends CaseProps {
  /** True if somebody else also claims the charity. */
  hasRival: boolean;
}

export function ClaimCase({ claim, hasRival, setDone }: ClaimCaseProps) {
  const { say, language } = useSpeech();
  const { objections_until: until } = claim;
  const mayBeApproved = useIsPast(until);
  return (
    <section>
      <div className="head">
        <h2>{claim.charity_name}</h2>
        <code className="hint">{claim.charity_id}</code>
      </div>
      <div>
        <p>
          <strong>{claim.claimant_name}</strong>: {claim.statement}
        </p>
        <p className="hint">
          <code>{claim.user_id}</code>
        </p>
      </div>
      <ul className="documents">
        {claim.documents.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
      <Voices claim={claim} />
      {hasRival && claim.passed_to_review_at === null && <Review claim={claim} setDone={setDone} />}
      {mayBeApproved ? (
        <Approval claim={claim} setDone={setDone} />
      ) : (
        <p className="hint">{say('approveAfter', { time: showTime(until ?? '', language) })}</p>
      )}
      <Denial claim={claim} setDone={setDone} />
    </section>
  );
}

/** The review, approvals and objections so far. */
function Voices({
  claim: { passed_to_review_at: passedAt, approvals, objections },
}: Pick<CaseProps, 'claim'>) {
  const { say, language } = useSpeech();
  return (
    <>
      {passedAt !== null && <p>{say('passedToReview', { time: showTime(passedAt, language) })}</p>}
      {approvals.map(({ by, at }) => (
        <p key={by}>{say('approvedBy', { id: by, time: showTime(at, language) })}</p>
      ))}
      {objections.map(({ by, at, reason }) => (
        <p key={`${by} ${at}`}>{say('objectionOf', { id: by, reason })}</p>
      ))}
    </>
  );
}
