import { type z } from 'zod';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { printDispute } from '../../domain/disputes/events';
import { type Currency, formatMoney } from '../../domain/money';
import { type AskingRole } from '../../domain/refunds/refund';
import { disputeSchema } from '../routes/disputes/schema';
import { project } from '../project';

/** Presents a dispute to a party of the gift. The donor does not see the charity's evidence. */
export function presentDispute(
  dispute: Dispute,
  currency: Currency,
  role: AskingRole,
): z.input<typeof disputeSchema> {
  const money = (minor: bigint) => formatMoney({ currency, minor });
  return project(disputeSchema, dispute, {
    ...printDispute(dispute, currency),
    withdrawn: money(dispute.returnedMinor + dispute.beyondMinor),
    fee: money(dispute.feeMinor),
    evidence: role === 'donor' ? null : dispute.evidence,
  });
}
