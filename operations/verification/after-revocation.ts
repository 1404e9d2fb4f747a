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
import { findFirstApproval } from '../../db/queries/verification/history';
import { type Verification, wasEverRevoked } from '../../db/queries/verification/verifications';
import { shiftByDays } from '../../domain/days';
import { isSameAccount } from '../../domain/payout-accounts/account';
import { approvalsNeeded } from '../../domain/verification/approvals';
import { REVOKED_KIN } from '../../domain/verification/evidence';
import { REVOCATION_DAYS } from '../../domain/verification/revocation';
import { type SecretBox } from '../../gateways';
import { type Act, type Sealing } from '../act';
import { openDetails } from '../payout-accounts/sealed-details';

/**
 * Returns true if the entity was ever revoked, or shares its EIN, an officer or a payout account with a charity that was
 * revoked lately. Stores these charities as evidence. The platform then approves nothing by itself.
 */
export async function isAfterRevocation(act: Act & Sealing, verification: Verification): Promise<boolean> {
  return (await wasRevoked(act, verification)) || (await noteRevokedKin(act, verification));
}

/** Tells reviewers how many people must approve a verification, as an approval would find out now. */
export async function findApprovalsNeeded(act: Act & Sealing, verification: Verification): Promise<number> {
  const isAfter =
    (await wasRevoked(act, verification)) || (await findRevokedKin(act, verification)) !== undefined;
  return approvalsNeeded(verification.state, isAfter);
}

async function wasRevoked({ tx }: Act, { entityId }: Verification): Promise<boolean> {
  return wasEverRevoked(tx, await listSelves(tx, entityId));
}

/**
 * Finds charities that were revoked lately and whose EIN, officer or payout account a charity has, and stores them as
 * evidence for reviewers. Returns true if there are any.
 */
export async function noteRevokedKin(act: Act & Sealing, verification: Verification): Promise<boolean> {
  const { tx, at } = act;
  const verificationId = verification.id;
  const facts = await findRevokedKin(act, verification);
  if (facts === undefined) return false;
  const known = await listEvidence(tx, verificationId);
  if (known.some((each) => each.source === REVOKED_KIN && isDeepStrictEqual(each.facts, facts))) return true;
  const found = { source: REVOKED_KIN, outcome: 'possible_match', facts };
  await insertEvidence(tx, { verificationId, ...found, checkedAt: at });
  return true;
}

/** Returns the ids of the revoked charities by what they share with the charity. Returns undefined if there are none. */
async function findRevokedKin(
  { tx, at, secrets }: Act & Sealing,
  { id, entityId: charityId, state }: Verification,
): Promise<Record<string, string[]> | undefined> {
  if (state.entityType !== 'organization') return undefined;
  // What was approved before the revocation is not new.
  const until = (await findFirstApproval(tx, id)) ?? at;
  const kin = { charityId, since: shiftByDays(at, -REVOCATION_DAYS), until };
  const facts = {
    same_ein: await listRevokedByEin(tx, kin),
    same_officer: await listRevokedByOfficer(tx, kin),
    same_payout_account: await listRevokedByAccount(tx, kin, secrets),
  };
  return Object.values(facts).every((charities) => charities.length === 0) ? undefined : facts;
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
