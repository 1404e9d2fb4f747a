import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { coolingOffEnd } from '../../domain/charities/changes';
import { GivingError } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { requireSecondPerson, requireSignedInPerson } from '../members/second-person';
import { accountConflict, lockAccountOfCharity } from './locked-account';
import { moveAccount } from './move-account';
import { startCoolingOff } from './start-cooling-off';

export interface AccountConfirmation extends MailMeans {
  charityId: string;
  accountId: string;
  actor: Actor;
  environment: Config['environment'];
  at: Date;
}

/** Confirms a payout account as a second person, and starts its cooling-off. */
export async function confirmAccount(tx: Database, order: AccountConfirmation): Promise<PayoutAccountRow> {
  const { actor, environment, secrets, address, at } = order;
  const { charity, account } = await lockAccountOfCharity(tx, order);
  await requireSecondPerson(tx, account, actor, at);
  requireSignedInPerson('a payout account', actor, environment);
  if (account.status !== 'pending_confirmation') throw accountConflict(account);
  if (!account.isPayable) {
    throw new GivingError(
      'CONFLICT',
      'Stripe has not accepted this account yet. A member finishes the onboarding first, so that you confirm a known bank.',
      { account_id: account.id, payouts_enabled: false },
    );
  }
  const effectiveAt = coolingOffEnd(environment, at);
  const to = { status: 'cooling_off', confirmedBy: actor.userId, effectiveAt } as const;
  const confirmed = await moveAccount(tx, { charity, account, to, actor, secrets, address, at });
  await startCoolingOff(tx, { account: confirmed, workflowId: confirmed.id, effectiveAt });
  return confirmed;
}
