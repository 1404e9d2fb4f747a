import { type z } from 'zod';
import { type UnclaimedGift } from '../../db/queries/gifts/unclaimed';
import { ageInDays, choiceTimes, stageOf, type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { formatMoney } from '../../domain/money';
import { unclaimedGiftSchema } from '../routes/gifts/unclaimed-schema';
import { project } from '../project';

/** Presents to operators a gift that waits until somebody claims its charity. */
export function presentUnclaimedGift(
  gift: UnclaimedGift,
  { environment, at }: { environment: UnclaimedEnvironment; at: Date },
): z.input<typeof unclaimedGiftSchema> {
  const { currency, completedAt } = gift;
  const { donorFrom, operatorFrom } = choiceTimes(completedAt, environment);
  return project(unclaimedGiftSchema, gift, {
    donation_id: gift.id,
    donor_id: gift.donorUserId,
    amount: formatMoney({ currency, minor: gift.amountMinor }),
    net_amount: formatMoney({ currency, minor: gift.netMinor }),
    age_days: ageInDays(completedAt, environment, at),
    stage: stageOf(completedAt, environment, at),
    donor_chooses_from: donorFrom.toISOString(),
    operator_chooses_from: operatorFrom.toISOString(),
    donor_told_at: gift.choiceOfferedAt?.toISOString() ?? null,
  });
}
