/** A claim: its state and its reason, and the form by which members of the charity object. */
import { type Claim } from '../../../../client/index';
import { showTime } from '../../../common/dates';
import { useIsPast } from '../../../parts/use-is-past';
import { useSpeech } from '../speech';
import { Objection } from './objection';

/** The API gives this reason in English alone. */
const RIVAL_APPROVED = 'The platform approved another claim of this charity.';

const LOOKS: Record<Claim['status'], string> = {
  in_review: 'chip',
  approved: 'chip good',
  denied: 'chip rejected',
};

interface ShownClaimProps {
  claim: Claim;
  /** Who reads it. */
  userId: string;
  /** Says at the top of the page what is done. */
  setDone: (done: string | undefined) => void;
}

export function ShownClaim({ claim, userId, setDone }: ShownClaimProps) {
  const { say, language } = useSpeech();
  const { charity_name: charity, status, statement, reason, objections_until: until } = claim;
  const isMine = claim.user_id === userId;
  const isOpen = !useIsPast(until);
  // The reason of an approval speaks of the claimant to the other deciders.
  const shownReason =
    isMine && status === 'approved' ? '' : reason === RIVAL_APPROVED ? say('rivalApproved') : reason;
  return (
    <section>
      <div className="head">
        <h2>{charity}</h2>
        <p className={LOOKS[status]}>{say(`claimState:${status}`)}</p>
      </div>
      <p>{say(isMine ? 'claimMine' : 'claimOfOther', { statement })}</p>
      <p className="quiet">
        {say(isMine ? `myClaim:${status}` : `claim:${status}`)} {shownReason}
      </p>
      {status === 'in_review' && until !== null && (
        <p className="hint">{say('objectUntil', { time: showTime(until, language) })}</p>
      )}
      {status === 'in_review' && isOpen && !isMine && <Objection claim={claim} setDone={setDone} />}
    </section>
  );
}
