import { type z } from 'zod';
import { type Refund } from '../../db/queries/refunds/refunds';
import { type Currency, formatMoney } from '../../domain/money';
import { printRefund } from '../../domain/refunds/events';
import { REFUND_FAILURES } from '../../domain/refunds/refund';
import { refundSchema } from '../routes/refunds/schema';
import { project } from '../project';

/** Presents a refund. All readers see the same fields. */
export function presentRefund(refund: Refund, currency: Currency): z.input<typeof refundSchema> {
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const { failureCode } = refund;
  return project(refundSchema, refund, {
    ...printRefund(refund, currency),
    fees_kept: money(refund.keptMinor),
    returned_to_donor: money(refund.returnedMinor),
    platform_fee_returned: money(refund.platformFeeMinor + refund.absorbedPlatformMinor),
    awaits_decision: refund.status === 'pending' && refund.decision === 'needed',
    decision: presentDecision(refund),
    failure: failureCode === null ? null : { code: failureCode, message: REFUND_FAILURES[failureCode] },
  });
}

function presentDecision({
  decision,
  decisionReason,
  decidedAt,
}: Refund): z.input<typeof refundSchema>['decision'] {
  if (decision === null || decision === 'needed' || decidedAt === null) return null;
  return { decision, reason: decisionReason ?? '', decided_at: decidedAt.toISOString() };
}
