/** Finds out whether an approval comes after a revocation, so that it always takes two people. */
import { isDeepStrictEqual } from 'node:util';
import { type Database } from '../../db/database';
import { listPayoutAccounts } from '../../db/queries/payout-accounts/accounts';
import { listSelves } from '../../db/queries/users/erasures';
import { insertEvidence, listEvidence } from '../../db/queries/verification/evidence';
import {
  type Kin,
  listLikeAccountsOfRevoked,
  listRevokedByEin,
  listRevokedByOfficer,
} from '../../db/queries/verification/revoked-kin';
import { type Verification, wasEverRevoked } from '../../db/queries/verification/verifications';
import { shiftByDays } from '../../domain/days';
import { isSameAccount } from '../../domain/payout-accounts/account';
import { REVOKED_KIN } from '../../domain/verification/evidence';
import { REVOCATION_DAYS } from '../../domain/verification/revocation';
import { type SecretBox } from '../../gateways';
import { type Act, type Sealing } from '../act';
import { openDetails } from '../payout-accounts/sealed-details';

/**
 * Returns true if the entity was ever revoked, or is new and shares its EIN, an officer or a payout account with a
 * charity that was revoked lately. The platform then approves nothing by itself.
 */
export async function isAfterRevocation(act: Act & Sealing, verification: Verification): Promise<boolean> {
  const selves = await listSelves(act.tx, verification.entityId);
  return (await wasEverRevoked(act.tx, selves)) || (await noteRevokedKin(act, verification));
}

/**
 * Finds charities that were revoked lately and whose EIN, officer or payout account an applying charity has, and stores them
 * as evidence for reviewers. Returns true if there are any.
 */
export async function noteRevokedKin(
  { tx, at, secrets }: Act & Sealing,
  verification: Verification,
): Promise<boolean> {
  const { id: verificationId, entityId: charityId, state } = verification;
  // Who was approved before is not new.
  if (state.entityType !== 'organization' || state.period > 0) return false;
  const kin = { charityId, since: shiftByDays(at, -REVOCATION_DAYS) };
  const facts = {
    same_ein: await listRevokedByEin(tx, kin),
    same_officer: await listRevokedByOfficer(tx, kin),
    same_payout_account: await listRevokedByAccount(tx, kin, secrets),
  };
  if (Object.values(facts).every((charities) => charities.length === 0)) return false;
  const known = await listEvidence(tx, verificationId);
  if (known.some((each) => each.source === REVOKED_KIN && isDeepStrictEqual(each.facts, facts))) return true;
  const found = { source: REVOKED_KIN, outcome: 'possible_match', facts };
  await insertEvidence(tx, { verificationId, ...found, checkedAt: at });
  return true;
}

async function listRevokedByAccount(tx: Database, kin: Kin, secrets: SecretBox): Promise<string[]> {
  const candidates = await listLikeAccountsOfRevoked(tx, kin);
  if (candidates.length === 0) return [];
  const accounts = await listPayoutAccounts(tx, kin.charityId);
  const own = accounts.map((account) => openDetails(secrets, account));
  const same = candidates.filter((account) => {
    const details = openDetails(secrets, account);
    return own.some((each) => isSameAccount(each, details));
  });
  return [...new Set(same.map(({ charityId }) => charityId))].sort();
}
