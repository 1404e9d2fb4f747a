import {
  type ApprovalAction,
  type ApprovalChange,
  type ApprovalDecision,
} from '../../domain/approvals/approval';
import { defaulted, flag, json, key, orNull, type RowOf, table, text, texts, time } from './columns';

/** Acts of operators that wait for another, untied operator. */
export const approvals = table('approvals', {
  id: key(text()),
  action: text<ApprovalAction>(),
  subjectType: text(),
  subjectId: text(),
  /** The charity for which people are tied. Null for an act without a charity. */
  charityId: orNull(text()),
  change: json<ApprovalChange>(),
  reason: orNull(text()),
  /** Null for an act that was asked for on the host. */
  askedBy: orNull(text()),
  /** The users who can use the credential that asked, and who gains by the act. They may not decide. */
  parties: texts(),
  askedAt: time(),
  expiresAt: time(),
  decision: orNull(text<ApprovalDecision>()),
  /** Null if the host decided without a second operator. */
  decidedBy: orNull(text()),
  decidedAt: orNull(time()),
  decidedAlone: defaulted(flag()),
  decisionReason: orNull(text()),
});
export type ApprovalRow = RowOf<typeof approvals>;
