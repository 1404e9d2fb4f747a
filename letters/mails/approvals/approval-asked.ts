/** Tells operators, and the members of the charity, that an act waits for another operator. */
import { type ApprovalChange } from '../../../domain/approvals/approval';
import { type Printer } from '../../printer';
import { type Mail } from '../mail';
import { APPROVALS_PATH } from '../paths';

interface News {
  approvalId: string;
  change: ApprovalChange;
  /** Null for an act without a charity. */
  charityName: string | null;
  /** Null for an act that was asked for on the host. */
  askedBy: string | null;
  reason: string | null;
  /** ISO 8601. */
  expiresAt: string;
  /** False for a member of the charity, who only hears of it. */
  mayDecide: boolean;
}

export const approvalAsked: Mail<News> = {
  example: {
    approvalId: 'approval_01m7zrgjwgyegj6d5ybm1zw3h2',
    change: { action: 'member', before: null, after: { user_id: 'user_01m7zrgjwgyegj6d5ybm1zw3h2' } },
    charityName: 'Helping Hands',
    askedBy: 'user_01m7zrgg3w0dvw7sakaks4a7hc',
    reason: 'The treasurer called.',
    expiresAt: '2026-03-08T12:00:00.000Z',
    mayDecide: true,
  },
  write: ({ change, charityName, askedBy, reason, expiresAt, approvalId, mayDecide }, { print }) => ({
    subject: `approval_asked.subject.${change.action}`,
    values: {
      ...{ charityName, askedBy, reason, approvalId, expiresAt: print.time(expiresAt) },
      ...valuesOf(change, print),
    },
    paragraphs: [
      `approval_asked.act.${change.action}`,
      reason !== null && 'approval_asked.reason',
      mayDecide ? 'approval_asked.decide' : 'approval_asked.hear',
    ],
    links: [mayDecide && { label: 'approval_asked.read', path: APPROVALS_PATH }],
  }),
};

function valuesOf(change: ApprovalChange, print: Printer): Record<string, string> {
  switch (change.action) {
    case 'exchange_rate':
      return { currency: change.after.from, rate: change.after.rate, date: change.after.date };
    case 'erasure':
    case 'member':
    case 'member_removal':
      return { userId: change.after.user_id };
    case 'platform_cost':
      return { sum: print.sum({ amount: change.after.cost, currency: change.after.currency }) };
    case 'redirect':
      return { sum: print.sum({ amount: change.after.amount, currency: change.after.currency }) };
    case 'fee_terms':
      return {};
  }
}
