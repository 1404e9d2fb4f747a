import { type Gift } from '../../db/queries/gifts/gifts';
import { type RowOf, type Table } from '../../db/tables/columns';
import { dayOf } from '../../domain/days';
import { donations } from '../../db/tables/gifts';
import { FEE_SCHEDULE } from '../../domain/fees/schedule';

type Nulls<T extends Table> = {
  [Name in keyof RowOf<T> as null extends RowOf<T>[Name] ? Name : never]: null;
};

/** Null for each column that may be null. */
function nullsOf<T extends Table>({ columns }: T): Nulls<T> {
  const names = Object.keys(columns).filter((name) => columns[name]?.isNullable);
  return Object.fromEntries(names.map((name) => [name, null])) as Nulls<T>;
}

/** The row of a pending gift of 5.00 USD, in no database. */
export function giftRow(changes: Partial<Gift> = {}): Gift {
  const { id = 'donation_1' } = changes;
  const now = new Date();
  return {
    ...nullsOf(donations),
    id,
    accountId: 'account_1',
    donorUserId: 'user_1',
    charityId: 'charity_1',
    status: 'pending',
    amountMinor: 500n,
    currency: 'USD',
    usdPerUnit: '1',
    amountUsdMinor: 500n,
    limitUsdMinor: changes.amountUsdMinor ?? 500n,
    paymentMethod: 'card',
    source: 'own_card',
    anonymous: false,
    contactConsent: true,
    coverFees: false,
    internationalCard: false,
    metadata: {},
    feeSchedule: FEE_SCHEDULE.version,
    organizationTier: 'standard',
    platformPpm: 25_000,
    platformFeeMinor: 13n,
    processingFeeMinor: 45n,
    additionalFeeMinor: 0n,
    absorbedPlatformMinor: 0n,
    absorbedProcessingMinor: 0n,
    netMinor: 442n,
    totalChargeMinor: 500n,
    refundedMinor: 0n,
    network: 'sandbox',
    transactionHash: `0x${id}`,
    signedTransaction: `0x${Buffer.from(JSON.stringify({ from: 'own_card' })).toString('hex')}`,
    confirmationsNeeded: 3,
    createdAt: now,
    estimatedConfirmation: now,
    givenOn: dayOf(changes.createdAt ?? now),
    ...changes,
  };
}
