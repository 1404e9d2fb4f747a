import { type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { isUnclaimed } from '../../db/queries/gifts/unclaimed';
import { lockCharityFunds } from '../../db/queries/ledger/funds';
import { lockMemberCount } from '../../db/queries/members/members';
import { type Refund } from '../../db/queries/refunds/refunds';
import { GivingError, validationError } from '../../domain/errors';
import { stageOf, type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { formatMoney, parseAmount } from '../../domain/money';
import { type AskingRole } from '../../domain/refunds/refund';
import { type Act } from '../act';

/**
 * Returns the requested amount of a refund or dispute, in minor units. Defaults to the rest of the gift. Throws an
 * error if the amount is malformed or exceeds the rest.
 */
export function chooseAmount(
  { currency }: Pick<Gift, 'currency'>,
  wanted: string | undefined,
  leftMinor: bigint,
): bigint {
  const left = formatMoney({ currency, minor: leftMinor });
  if (leftMinor === 0n) {
    throw new GivingError('CONFLICT', 'Pending refunds already reserve the rest of the gift.', {
      left,
    });
  }
  if (wanted === undefined) return leftMinor;
  const minor = parseAmount(wanted, currency);
  if (minor <= leftMinor) return minor;
  throw validationError([
    {
      field: 'amount',
      code: 'too_large',
      message: `is more than is left of the gift: ${left} ${currency}`,
      limit: left,
    },
  ]);
}

/**
 * Returns true if the charity can pay its part of a refund. If it cannot, returns false for a refund that the
 * donor requested, and throws INSUFFICIENT_FUNDS for any other refund.
 */
export async function hasFunds(
  tx: Database,
  { charityId, currency }: Pick<Gift, 'charityId' | 'currency'>,
  { fromCharityMinor, requestedBy }: Pick<Refund, 'fromCharityMinor' | 'requestedBy'>,
): Promise<boolean> {
  if (fromCharityMinor <= 0n) return true;
  const { balanceMinor, reservedMinor } = await lockCharityFunds(tx, charityId, currency);
  const availableMinor = balanceMinor - reservedMinor;
  if (availableMinor >= fromCharityMinor) return true;
  if (requestedBy === 'donor') return false;
  throw new GivingError('INSUFFICIENT_FUNDS', 'The charity does not have the money for this refund.', {
    available: formatMoney({ currency, minor: availableMinor }),
    required: formatMoney({ currency, minor: fromCharityMinor }),
    currency,
  });
}

/**
 * Returns true if nobody claimed the charity in time. The donor may then get the rest of the gift back at the
 * platform's cost. Locks the charity's members, so a claim waits until the transaction ends.
 */
export async function isUnclaimedRefund(
  { tx, at }: Act,
  gift: Pick<Gift, 'charityId' | 'settledAt'>,
  request: {
    requestedBy: AskingRole;
    amount?: string | undefined;
    environment: UnclaimedEnvironment;
  },
): Promise<boolean> {
  const { requestedBy, amount, environment } = request;
  if (requestedBy !== 'donor' || amount !== undefined || gift.settledAt === null) return false;
  if (stageOf(gift.settledAt, environment, at) === 'waiting') return false;
  await lockMemberCount(tx, gift.charityId);
  return isUnclaimed(tx, gift.charityId);
}

const WHY_NOT = {
  pending: 'The gift is not completed yet.',
  failed: 'The gift failed: nothing was charged, so there is nothing to refund.',
  refunded: 'The gift was refunded in full.',
  disputed: 'The gift is disputed: its money is with the issuer until the dispute ends.',
};

/**
 * Throws CONFLICT if the gift is not completed or was redirected, because only a completed gift has money to return.
 */
export function requireCompleted(gift: Pick<Gift, 'status' | 'redirectedTo'>): void {
  if (gift.redirectedTo !== null) {
    const message = 'The gift was redirected: the gift in details.redirected_to replaced it.';
    throw new GivingError('CONFLICT', message, { redirected_to: gift.redirectedTo });
  }
  if (gift.status === 'completed') return;
  throw new GivingError('CONFLICT', WHY_NOT[gift.status], { status: gift.status });
}
