/** A charity that can be paid, its member, its account and its money. */
import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { insertPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { insertPayout, type Payout } from '../../db/queries/payouts/payouts';
import { type Currency } from '../../domain/money';
import { newId } from '../../new-id';
import { buildActor, buildCharity, type BuiltActor } from '.';
import { buildCompletedGift } from './completed-gift';

export interface Payee {
  charity: Charity;
  member: BuiltActor;
  account: PayoutAccountRow;
}

/** An active account whose holder fits. */
export async function buildPayoutAccount(
  db: Database,
  charityId: string,
  changes: Partial<PayoutAccountRow> = {},
): Promise<PayoutAccountRow> {
  const [asker, confirmer] = [await buildActor(db), await buildActor(db)];
  const at = new Date();
  const account: PayoutAccountRow = {
    id: newId('payoutaccount'),
    charityId,
    kind: 'bank_us',
    status: 'active',
    sealedDetails: 'sealed',
    last4: '6789',
    country: 'US',
    isHolderAccepted: true,
    askedBy: asker.userId,
    askingPersons: [asker.userId],
    askedAt: at,
    confirmedBy: confirmer.userId,
    effectiveAt: at,
    disabledAt: null,
    disabledReason: null,
    isPayable: true,
    ...changes,
  };
  await insertPayoutAccount(db, account);
  return account;
}

/** Gives a charity money that is available at once. */
export async function giveMoney(
  db: Database,
  charityId: string,
  minor: bigint,
  currency: Currency = 'USD',
): Promise<void> {
  await buildCompletedGift(db, {
    charityId,
    currency,
    amountMinor: minor,
    totalChargeMinor: minor,
    amountUsdMinor: minor,
    netMinor: minor,
    platformFeeMinor: 0n,
    processingFeeMinor: 0n,
    // A gift in crypto is final, so its money never waits.
    paymentMethod: 'crypto',
  });
}

/** A charity that is paid as the sandbox's test charity is, with 100.00 USD. */
export async function buildPayee(
  db: Database,
  { minor = 10_000n, account = {} }: { minor?: bigint; account?: Partial<PayoutAccountRow> } = {},
): Promise<Payee> {
  const charity = await buildCharity(db, { source: 'sandbox' });
  const member = await buildActor(db, { memberOf: charity.id });
  const payee = { charity, member, account: await buildPayoutAccount(db, charity.id, account) };
  if (minor > 0n) await giveMoney(db, charity.id, minor);
  return payee;
}

/** A scheduled payout of 1.00 USD, whether or not the charity has the money. Returns its id. */
export async function storePayout(
  db: Database,
  changes: Pick<Payout, 'charityId' | 'payoutAccountId' | 'requestedBy'> & Partial<Payout>,
): Promise<string> {
  const id = newId('payout');
  const at = new Date();
  await insertPayout(db, {
    id,
    askingPersons: changes.requestedBy === null ? [] : [changes.requestedBy],
    accountLast4: '6789',
    currency: 'USD',
    amountMinor: 100n,
    feeMinor: 0n,
    netMinor: 100n,
    speed: 'standard',
    method: 'ach',
    provider: 'sandbox',
    status: 'scheduled',
    holdReason: null,
    reference: null,
    failureCode: null,
    failureMessage: null,
    runKey: null,
    heldBy: null,
    releasedBy: null,
    releasingPersons: [],
    approvedBy: null,
    needsApproval: false,
    limitUsdMinor: 100n,
    createdAt: at,
    expectedAt: at,
    leftAt: null,
    paidAt: null,
    endedAt: null,
    ...changes,
  });
  return id;
}
