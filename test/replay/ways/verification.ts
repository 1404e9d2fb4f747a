import { DAY_MS } from '../../../domain/days';
import { type AdvancedVerification } from '../../../activities/verification';
import { type NextStep } from '../../../domain/verification/next-step';
import { STAGE_RULES } from '../../../domain/verification/stages';
import { type Stage } from '../../../domain/verification/vocabulary';
import { verification } from '../../../workflows';
import { verificationChanged } from '../../../workflows/messages';
import { type Happening, inTurn, nothing, type Way, way, type Ways } from './way';

interface Deadline {
  what: Extract<NextStep, { next: 'wait' }>['what'];
  days: number;
}

/** The steps have a clock of their own. The workflow knows no other. */
const AHEAD_MS = 400 * DAY_MS;

/** One turn of the workflow's loop. */
interface Turn {
  stage: Stage;
  next: NextStep['next'];
  documentIds?: string[];
  deadline?: Deadline;
  /** True if the row changes after a day of waiting. Otherwise the deadline passes. */
  isChanged?: boolean;
  /** True if a new period of validity begins. The run then continues as a new one. */
  isApproval?: boolean;
}

const checks = (stage: Stage, ...documentIds: string[]): Turn => ({
  stage,
  next: 'check_documents',
  documentIds,
});
const looksUp = (stage: Stage): Turn => ({ stage, next: 'look_up' });
const changes = (stage: Stage): Turn => ({ stage, next: 'wait', isChanged: true });
const passes = (stage: Stage, what: Deadline['what'], days: number): Turn => ({
  stage,
  next: 'wait',
  deadline: { what, days },
});
const changesBefore = (...given: Parameters<typeof passes>): Turn => ({
  ...passes(...given),
  isChanged: true,
});
const ends = (stage: Stage): Turn => ({ stage, next: 'end' });
const approval: Turn = { ...passes('verified', 'reminder', 305), isApproval: true };

/** A verification that goes through these turns. `period` counts the approvals before its run. */
function verified(turns: Turn[], period = 0): Way {
  const last = turns.at(-1);
  return way(verification, (startMs) => ({
    input: [{ verificationId: 'verification_1', period }],
    steps: {
      advanceVerification: inTurn(...answersOf(turns, period, startMs)),
      checkDocument: nothing,
      lookUpDatabase: nothing,
    },
    happenings: changesOf(turns),
    end: last?.isApproval
      ? { continuesWith: [{ verificationId: 'verification_1', period: period + 1 }] }
      : { result: last === undefined ? '' : STAGE_RULES[last.stage].status },
  }));
}

function answersOf(turns: Turn[], period: number, startMs: number): AdvancedVerification[] {
  let atMs = startMs + AHEAD_MS;
  return turns.map((turn) => {
    const { stage, next, documentIds = [], deadline, isApproval } = turn;
    const { status, waitsFor } = STAGE_RULES[stage];
    const progress = { stage, status, waitsFor, nowMs: atMs, period: isApproval ? period + 1 : period };
    const untilMs = deadline === undefined ? null : atMs + deadline.days * DAY_MS;
    atMs += lengthOf(turn);
    if (next === 'check_documents') return { ...progress, next, documentIds };
    return next === 'wait'
      ? { ...progress, next, untilMs, what: deadline?.what ?? null }
      : { ...progress, next };
  });
}

function changesOf(turns: Turn[]): Happening[] {
  let afterMs = 0;
  return turns.flatMap((turn) => {
    afterMs += lengthOf(turn);
    if (!turn.isChanged) return [];
    const change = { afterMs, what: verificationChanged };
    afterMs = 0;
    return [change];
  });
}

function lengthOf({ isChanged, deadline }: Turn): number {
  return isChanged ? DAY_MS : (deadline?.days ?? 0) * DAY_MS;
}

const TO_REVIEW = [
  checks('document_submission', 'document_1'),
  changes('initial_review'),
  looksUp('database_verification'),
];

export const verificationWays: Ways = {
  'verification-approved': verified([
    ...TO_REVIEW,
    changes('financial_review'),
    changes('compliance_check'),
    approval,
  ]),
  'verification-approved-by-two': verified([
    ...TO_REVIEW,
    changes('manual_review'),
    changes('compliance_check'),
    changes('compliance_check'),
    approval,
  ]),
  'verification-identity-proven': verified([
    ...TO_REVIEW,
    passes('database_verification', 'identity_check', 1),
    changesBefore('database_verification', 'identity_check', 2),
    passes('database_verification', 'identity_check', 1),
    looksUp('database_verification'),
    changes('compliance_check'),
    approval,
  ]),
  'verification-information-required': verified([
    checks('document_submission', 'document_1', 'document_2'),
    changes('request_for_additional_information'),
    checks('document_submission', 'document_3'),
    changes('initial_review'),
    looksUp('database_verification'),
    changes('manual_review'),
    approval,
  ]),
  'verification-rejected': verified([
    ...TO_REVIEW,
    changes('manual_review'),
    changes('compliance_check'),
    passes('rejected', 'appeal_window_over', 30),
    ends('rejected'),
  ]),
  'verification-withdrawn': verified([...TO_REVIEW, changes('financial_review'), ends('withdrawn')]),
  'verification-denied-while-it-lacks': verified([
    checks('document_submission', 'document_1'),
    changes('request_for_additional_information'),
    changesBefore('rejected', 'appeal_window_over', 30),
    changes('appeal_initial_review'),
    // The applicant withdraws the appeal.
    ends('withdrawn'),
  ]),
  'verification-remedied-and-superseded': verified(
    [
      changesBefore('verified', 'reminder', 305),
      changesBefore('opportunity_to_remedy', 'remedy_over', 14),
      changes('final_determination'),
      changes('final_determination'),
      changesBefore('verified', 'reminder', 300),
      changesBefore('re_verification', 'reminder', 299),
      changesBefore('verified', 'reminder', 298),
      ends('superseded'),
    ],
    1,
  ),
  'verification-revoked-for-good': verified(
    [
      changesBefore('verified', 'reminder', 305),
      passes('opportunity_to_remedy', 'remedy_over', 14),
      changes('final_determination'),
      changes('revocation_confirmation'),
      changesBefore('revoked', 'appeal_window_over', 30),
      changes('appeal_initial_review'),
      passes('revoked', 'appeal_window_over', 30),
      ends('revoked'),
    ],
    1,
  ),
  'verification-renewed-by-two': verified(
    [
      passes('verified', 'reminder', 305),
      passes('verified', 'reminder', 30),
      passes('verified', 'renewal_due', 30),
      looksUp('renewal_review'),
      changesBefore('renewal_review', 'grace_over', 30),
      changesBefore('renewal_review', 'grace_over', 29),
      approval,
    ],
    1,
  ),
  'verification-revoked-and-restored': verified(
    [
      changesBefore('verified', 'reminder', 305),
      changesBefore('opportunity_to_remedy', 'remedy_over', 14),
      changes('final_determination'),
      changes('revocation_confirmation'),
      changesBefore('revoked', 'appeal_window_over', 30),
      changes('appeal_initial_review'),
      changes('appeal_full_review'),
      passes('verified', 'renewal_due', 300),
      looksUp('renewal_review'),
      passes('renewal_review', 'grace_over', 30),
      ends('expired'),
    ],
    1,
  ),
};
