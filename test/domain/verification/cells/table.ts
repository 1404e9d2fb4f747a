/**
 * The answer to every act of every actor, in every state of an entity, written by hand from the rules. A row covers a
 * class of cells. No two rows cover the same cell, and none is left out (`cells.test.ts`).
 */
import {
  ACTORS,
  ACTS,
  type ActName,
  type ActorName,
  type Application,
  APPLICATIONS,
  CLOSED_APPLICATIONS,
  OPEN_APPLICATIONS,
  REVOKED,
  type Standing,
  STANDINGS,
} from './dimensions';

/** `becomes` is the status of the case after the act. Without it the status stays. */
export interface Answer {
  status: 'done' | 403 | 404 | 409;
  becomes?: string;
  reason?: string;
}

/** Where a row holds: the case that the act means, and optionally the other case of the entity. */
interface Place {
  standing?: readonly Standing[];
  application?: readonly Application[];
  besideStanding?: readonly Standing[];
}

export interface Row {
  acts: readonly ActName[];
  at: Place;
  by: readonly ActorName[];
  answer: Answer;
  /** What the rules leave open, and what the row assumes. */
  open?: string;
}

export const ROWS: Row[] = [];

function row(acts: readonly ActName[], at: Place, by: readonly ActorName[], answer: Answer, open?: string) {
  ROWS.push({ acts, at, by, answer, ...(open === undefined ? {} : { open }) });
}

const done = (becomes?: string): Answer => ({
  status: 'done',
  ...(becomes === undefined ? {} : { becomes }),
});
const no = (status: 403 | 404 | 409, reason?: string): Answer => ({
  status,
  ...(reason === undefined ? {} : { reason }),
});
function without<T>(all: readonly T[], some: readonly NoInfer<T>[]): T[] {
  return all.filter((each) => !some.includes(each));
}

const SOME_STANDING = without(STANDINGS, ['none']);
const SOME_APPLICATION = without(APPLICATIONS, ['none']);
/** Any case, whichever it is. */
const ANY_CASE: Place = { standing: SOME_STANDING, application: SOME_APPLICATION };

const MEMBERS = ['applicant', 'other_member'] as const;
/** The people who act for an entity: its members, and operators. */
const ENTITY = [...MEMBERS, 'operator'] as const;
/** The people who may decide. Operators count as deciders. */
const DECIDERS = ['reviewer', 'approver', 'accuser', 'confirmer', 'operator'] as const;
/** Deciders who took no part in a revocation. */
const NO_PART = ['reviewer', 'approver', 'operator'] as const;
const REVIEWERS = ['reviewer', 'approver', 'accuser', 'confirmer', 'tied_reviewer'] as const;

const APPLYING = ['apply_for_held', 'apply_for_more'] as const;
const ACTS_OF_ENTITY = ['withdraw', 'documents', 'references', 'remedy', 'appeal'] as const;
const DECISIONS = ['pass', 'fail', 'approve', 'deny', 'concern', 'dismiss', 'revoke'] as const;
const ACTS_OF_REVIEWERS = [...DECISIONS, 'claim', 'release'] as const;
const TRIGGERS = ['trigger_leadership', 'trigger_suspicious'] as const;

// Nothing has happened yet: the entity has no verification. What is closed to applications is so before any look-up.
const NOTHING: Place = { standing: ['none'], application: ['none'] };
const CLOSED_TO_APPLICATIONS = [...ACTS_OF_ENTITY, 'video_call', ...TRIGGERS] as const;
row(without(ACTS, APPLYING), NOTHING, without(ACTORS, ['application_token']), no(404));
row(CLOSED_TO_APPLICATIONS, NOTHING, ['application_token'], no(403, 'application'));
row(['status', ...ACTS_OF_REVIEWERS], NOTHING, ['application_token'], no(404));

// People who may not act in any state.
row(without(ACTS, APPLYING), ANY_CASE, ['outsider'], no(404), 'Somebody else’s case does not exist.');
row(['status'], ANY_CASE, without(ACTORS, ['outsider']), done());
row(without(ACTS, [...APPLYING, 'status']), ANY_CASE, ['application_token'], no(403));
row(ACTS_OF_ENTITY, ANY_CASE, REVIEWERS, no(403));
row(['withdraw'], ANY_CASE, ['operator'], no(403));
row(ACTS_OF_REVIEWERS, ANY_CASE, MEMBERS, no(403));
row(ACTS_OF_REVIEWERS, ANY_CASE, ['tied_reviewer'], no(403, 'not_independent'));
row([...TRIGGERS, 'video_call'], ANY_CASE, ['tied_reviewer'], no(403), 'Closed like decisions.');
row(['trigger_suspicious'], ANY_CASE, MEMBERS, no(403));

// Apply. The place is the pair of standing and newest application.
const NOT_OPEN = ['none', ...CLOSED_APPLICATIONS] as const;
const HELD = without(STANDINGS, ['none', 'expired', 'revoked_366_days', ...REVOKED]);
const anyPair: Place = { besideStanding: STANDINGS, application: APPLICATIONS };
row(APPLYING, anyPair, ['outsider', ...REVIEWERS], no(403));
row(APPLYING, anyPair, ['application_token'], no(403, 'application'));
row(APPLYING, { besideStanding: STANDINGS, application: OPEN_APPLICATIONS }, ENTITY, no(409));
row(APPLYING, { besideStanding: REVOKED, application: NOT_OPEN }, ENTITY, no(409, 'revoked'));
const free: Place = { besideStanding: ['none', 'expired', 'revoked_366_days'], application: NOT_OPEN };
row(APPLYING, free, ENTITY, done('pending'));
row(['apply_for_held'], { besideStanding: HELD, application: NOT_OPEN }, ENTITY, no(409));
row(
  ['apply_for_more'],
  { besideStanding: HELD, application: NOT_OPEN },
  ENTITY,
  done('pending'),
  'Also during a concern, whose revocation withdraws the application.',
);

// Withdraw: by the applicant, from any open application. An operator denies instead.
const SENT = OPEN_APPLICATIONS.filter((each) => !each.startsWith('rejection_appeal'));
const REJECTION_APPEALS = OPEN_APPLICATIONS.filter((each) => each.startsWith('rejection_appeal'));
row(['withdraw'], { application: SENT }, MEMBERS, done('withdrawn'), 'Any member.');
row(
  ['withdraw'],
  { application: REJECTION_APPEALS },
  MEMBERS,
  done('withdrawn'),
  'It counts as the application.',
);
row(['withdraw'], { application: CLOSED_APPLICATIONS, standing: SOME_STANDING }, MEMBERS, no(409));

// Documents: until an application is decided, and for a renewal or re-verification. A new document voids an approval.
const SENT_BACK = ['document_submission', 'information_required', 'initial_review'] as const;
row(['documents'], { application: SENT_BACK }, ENTITY, done('pending'));
row(['documents'], { application: without(SENT, SENT_BACK) }, ENTITY, done('in_review'));
const DUE = ['renewal_due', 'renewal_due+1'] as const;
const RE_VERIFICATIONS = ['re_verification', 're_verification+1', 'own_re_verification'] as const;
row(['documents'], { standing: DUE }, ENTITY, done('renewal_due'));
row(['documents'], { standing: RE_VERIFICATIONS }, ENTITY, done('in_review'), 'Evidence for the reviewer.');
row(
  ['documents'],
  {
    application: [...REJECTION_APPEALS, ...CLOSED_APPLICATIONS],
    standing: without(SOME_STANDING, [...DUE, ...RE_VERIFICATIONS]),
  },
  ENTITY,
  no(409),
  'An appeal and a remedy bring their own.',
);

// References and the video call belong to an application for `enhanced`, until it is decided.
const BOTH_SIDES = [...ENTITY, 'reviewer', 'approver', 'accuser', 'confirmer'] as const;
row(['references'], { application: OPEN_APPLICATIONS }, ENTITY, done());
row(['references'], { application: CLOSED_APPLICATIONS, standing: SOME_STANDING }, ENTITY, no(409));
row(['video_call'], { application: OPEN_APPLICATIONS }, BOTH_SIDES, done());
row(['video_call'], { application: CLOSED_APPLICATIONS, standing: SOME_STANDING }, BOTH_SIDES, no(409));

// Review of an application, by the stages of the process.
const REVIEWED = ['initial_review', 'manual_review', 'financial_review'] as const;
row(['pass'], { application: REVIEWED }, DECIDERS, done('in_review'));
row(['fail'], { application: REVIEWED }, DECIDERS, done('information_required'));
row(['deny'], { application: SENT }, DECIDERS, done('rejected'));
const CONCERNS = ['concern', 'determination', 'determination+1', 'revocation_proposed'] as const;
const CALM = without(STANDINGS, CONCERNS);
const CHECKED = ['compliance_check', 'compliance_check+1'] as const;
const alone: Place = { application: ['compliance_check'], besideStanding: CALM };
row(['approve'], alone, DECIDERS, done('in_review'));
const second: Place = { application: ['compliance_check+1'], besideStanding: CALM };
row(['approve'], second, without(DECIDERS, ['approver']), done('approved'));
row(['approve'], second, ['approver'], no(409));
row(
  ['approve'],
  { application: CHECKED, besideStanding: CONCERNS },
  DECIDERS,
  no(409),
  'An approval would replace the standing and end its concern; the concern is decided first.',
);
row(['pass', 'fail'], { application: without(SENT, REVIEWED) }, DECIDERS, no(409));
row(['approve'], { application: without(SENT, CHECKED) }, DECIDERS, no(409));
row(['pass', 'fail', 'approve', 'deny'], { application: CLOSED_APPLICATIONS }, DECIDERS, no(409));

// Appeal of a rejection: the reviewer who denied the application does not hear it.
const NOT_ACCUSER = without(DECIDERS, ['accuser']);
row(['pass'], { application: ['rejection_appeal_initial'] }, NOT_ACCUSER, done('appealed'));
row(['deny'], { application: REJECTION_APPEALS }, NOT_ACCUSER, done('rejected'));
const appealCalm = { besideStanding: CALM };
row(['approve'], { application: ['rejection_appeal_full'], ...appealCalm }, NOT_ACCUSER, done('appealed'));
const secondGrant: Place = { application: ['rejection_appeal_full+1'], ...appealCalm };
row(['approve'], secondGrant, without(NOT_ACCUSER, ['approver']), done('approved'));
row(['approve'], secondGrant, ['approver'], no(409));
const FULL = ['rejection_appeal_full', 'rejection_appeal_full+1'] as const;
row(['approve'], { application: FULL, besideStanding: CONCERNS }, DECIDERS, no(409), 'As for an approval.');
row(['pass'], { application: FULL }, DECIDERS, no(409));
row(['approve'], { application: ['rejection_appeal_initial'] }, DECIDERS, no(409));
row(['fail'], { application: REJECTION_APPEALS }, DECIDERS, no(409));
row(['deny'], { application: REJECTION_APPEALS }, ['accuser'], no(403));
row(['pass'], { application: ['rejection_appeal_initial'] }, ['accuser'], no(403));
row(['approve'], { application: FULL, ...appealCalm }, ['accuser'], no(403));

// Review of a standing: renewal, re-verification, and the appeal of a revocation.
row(['approve'], { standing: ['renewal_due'] }, DECIDERS, done('renewal_due'));
row(['approve'], { standing: ['re_verification'] }, DECIDERS, done('in_review'));
const secondOfStanding = { standing: ['renewal_due+1', 're_verification+1'] } as const;
row(['approve'], secondOfStanding, without(DECIDERS, ['approver']), done('approved'));
row(['approve'], secondOfStanding, ['approver'], no(409));
// The charity reported the trigger itself: one decider.
row(['approve'], { standing: ['own_re_verification'] }, DECIDERS, done('approved'));
row(
  ['deny'],
  { standing: DUE },
  DECIDERS,
  done('rejected'),
  'The renewal ends, and nobody is verified by it.',
);
row(['deny'], { standing: RE_VERIFICATIONS }, DECIDERS, no(409), 'Loss of a level needs a concern first.');
row(['pass'], { standing: [...DUE, ...RE_VERIFICATIONS] }, DECIDERS, no(409));
row(['fail'], { standing: [...DUE, ...RE_VERIFICATIONS] }, DECIDERS, done(), 'Asks for more documents.');
const UNREVIEWED = [
  'approved',
  'expired',
  ...CONCERNS,
  'revoked',
  'revoked_31_days',
  'revoked_366_days',
] as const;
row(['pass', 'fail', 'approve', 'deny'], { standing: UNREVIEWED }, DECIDERS, no(409));

// Appeal of a revocation: two people who took no part in the concern or the revocation. One may deny.
const APPEALS = ['appeal_initial_review', 'appeal_full_review', 'appeal_full_review+1'] as const;
const TOOK_PART = ['accuser', 'confirmer'] as const;
const FULL_APPEALS = ['appeal_full_review', 'appeal_full_review+1'] as const;
row(['deny'], { standing: APPEALS }, TOOK_PART, no(403));
row(['pass'], { standing: ['appeal_initial_review'] }, TOOK_PART, no(403));
row(['approve'], { standing: FULL_APPEALS }, TOOK_PART, no(403));
row(['pass'], { standing: ['appeal_initial_review'] }, NO_PART, done('appealed'));
row(['deny'], { standing: APPEALS }, NO_PART, done('revoked'));
row(['approve'], { standing: ['appeal_full_review'] }, NO_PART, done('appealed'));
row(['approve'], { standing: ['appeal_full_review+1'] }, ['reviewer', 'operator'], done('approved'));
row(['approve'], { standing: ['appeal_full_review+1'] }, ['approver'], no(409));
row(['approve'], { standing: ['appeal_initial_review'] }, DECIDERS, no(409));
row(['pass'], { standing: FULL_APPEALS }, DECIDERS, no(409));
row(['fail'], { standing: APPEALS }, DECIDERS, no(409));

// Claim and release: a case that waits for a reviewer. Nobody has claimed it yet. A reviewer who may not hear an
// appeal may not claim it either.
const UNDECIDED = [
  ...DUE,
  ...RE_VERIFICATIONS,
  'determination',
  'determination+1',
  'revocation_proposed',
] as const;
const FOR_ALL: Place = { standing: UNDECIDED, application: [...REVIEWED, ...CHECKED] };
const CLAIMS = ['claim', 'release'] as const;
row(CLAIMS, FOR_ALL, DECIDERS, done(), 'A release without a claim changes nothing.');
row(CLAIMS, { standing: APPEALS }, NO_PART, done());
row(CLAIMS, { application: REJECTION_APPEALS }, NOT_ACCUSER, done());
row(['claim'], { standing: APPEALS }, TOOK_PART, no(403));
row(['claim'], { application: REJECTION_APPEALS }, ['accuser'], no(403));
row(['release'], { standing: APPEALS }, TOOK_PART, done());
row(['release'], { application: REJECTION_APPEALS }, ['accuser'], done());
const ASLEEP: Place = {
  standing: ['approved', 'expired', 'concern', 'revoked', 'revoked_31_days', 'revoked_366_days'],
  application: [
    'document_submission',
    'information_required',
    'database_verification',
    ...CLOSED_APPLICATIONS,
  ],
};
row(CLAIMS, ASLEEP, DECIDERS, no(409), 'It waits for nobody, or for the entity.');

// Concern, remedy, determination: of a standing that holds its level.
const HOLDING = ['approved', ...DUE, ...RE_VERIFICATIONS] as const;
const NOT_HOLDING: Place = { standing: without(SOME_STANDING, HOLDING), application: SOME_APPLICATION };
row(['concern'], { standing: HOLDING }, DECIDERS, done('concern'));
row(['concern'], NOT_HOLDING, DECIDERS, no(409));
row(['remedy'], { standing: ['concern'] }, ENTITY, done('concern'));
row(
  ['remedy'],
  { standing: without(SOME_STANDING, ['concern']), application: SOME_APPLICATION },
  ENTITY,
  no(409),
);
// A dismissal reinstates the entity: two people.
row(['dismiss'], { standing: without(CONCERNS, ['determination+1']) }, DECIDERS, done('concern'));
row(['dismiss'], { standing: ['determination+1'] }, without(DECIDERS, ['approver']), done('approved'));
row(['dismiss'], { standing: ['determination+1'] }, ['approver'], no(409));
row(
  ['revoke'],
  { standing: ['determination', 'determination+1'] },
  DECIDERS,
  done('concern'),
  'The first of two people asks.',
);
row(['revoke'], { standing: ['revocation_proposed'] }, without(DECIDERS, ['accuser']), done('revoked'));
row(['revoke'], { standing: ['revocation_proposed'] }, ['accuser'], no(403));
const NO_CONCERN: Place = { standing: without(SOME_STANDING, CONCERNS), application: SOME_APPLICATION };
row(['dismiss', 'revoke'], NO_CONCERN, DECIDERS, no(409));
// The entity has its time to remedy.
row(['revoke'], { standing: ['concern'] }, DECIDERS, no(409));

// Triggers of a re-verification. Other states are under review already, or hold nothing.
row(['trigger_leadership'], { standing: ['approved', ...RE_VERIFICATIONS] }, BOTH_SIDES, done('in_review'));
row(['trigger_suspicious'], { standing: ['approved', ...RE_VERIFICATIONS] }, DECIDERS, done('in_review'));
const NO_TRIGGER: Place = {
  standing: without(SOME_STANDING, ['approved', ...RE_VERIFICATIONS]),
  application: SOME_APPLICATION,
};
row(['trigger_leadership'], NO_TRIGGER, BOTH_SIDES, no(409));
row(['trigger_suspicious'], NO_TRIGGER, DECIDERS, no(409));

// Appeal: once, within 30 days.
row(['appeal'], { standing: ['revoked'] }, ENTITY, done('appealed'));
row(['appeal'], { standing: without(SOME_STANDING, ['revoked']) }, ENTITY, no(409));
const inForce: Place = { application: ['rejected'], besideStanding: REVOKED };
row(['appeal'], inForce, ENTITY, no(409, 'revoked'), 'It would be a way around the revocation.');
row(
  ['appeal'],
  { application: ['rejected'], besideStanding: without(STANDINGS, REVOKED) },
  ENTITY,
  done('appealed'),
);
row(['appeal'], { application: without(SOME_APPLICATION, ['rejected']) }, ENTITY, no(409));
