import { findCharity } from '../../db/queries/charities/charities';
import { hasBeenMemberSince } from '../../db/queries/members/former-members';
import { GivingError, requireRow } from '../../domain/errors';
import { leftSince } from '../../domain/members/former';
import { type StopLink } from '../../domain/mails/stop-token';
import { type Act, type Sealing } from '../act';
import { refuseChange } from '../charities/decide-change';
import { refuseAccount } from '../payout-accounts/decide-account';

/**
 * Stops a change of a charity at the wish of a former member, whom a mailed link names. Throws FORBIDDEN if the time for
 * it is over, and CONFLICT if the change cannot be stopped any more. Returns the name of the charity.
 */
export async function stopByLink(act: Act & Sealing, link: StopLink): Promise<string> {
  const { charityId, userId, of, id } = link;
  if (!(await hasBeenMemberSince(act.tx, { charityId, userId, since: leftSince(act.at) }))) {
    throw new GivingError('FORBIDDEN', 'You left the charity too long ago to stop its changes.');
  }
  const refusal = { charityId, reason: `Stopped by the former member ${userId}, with the link of a mail.` };
  const doer = { ...act, actor: null };
  if (of === 'change') await refuseChange(doer, { ...refusal, changeId: id });
  else await refuseAccount(doer, { ...refusal, payoutAccountId: id });
  return requireRow(await findCharity(act.tx, charityId), charityId).name;
}
