import { isDeepStrictEqual } from 'node:util';
import { type Database } from '../../db/database';
import { listPayoutAccounts } from '../../db/queries/payout-accounts/accounts';
import { insertEvidence, listEvidence } from '../../db/queries/verification/evidence';
import {
  type Kin,
  listLikeAccountsOfRevoked,
  listRevokedByOfficer,
} from '../../db/queries/verification/revoked-kin';
import { type Verification } from '../../db/queries/verification/verifications';
import { shiftByDays } from '../../domain/days';
import { isSameAccount } from '../../domain/payout-accounts/account';
import { REVOKED_KIN } from '../../domain/verification/evidence';
import { REVOCATION_DAYS } from '../../domain/verification/revocation';
import { type SecretBox } from '../../gateways';
import { openDetails } from '../payout-accounts/sealed-details';

/**
 * Finds charities that were revoked lately and whose officer or payout account an applying charity has, and stores them
 * as evidence for reviewers. Returns true if there are any.
 */
export async function noteRevokedKin(
  tx: Database,
  { verification, secrets, at }: { verification: Verification; secrets: SecretBox; at: Date },
): Promise<boolean> {
  const { id: verificationId, entityId: charityId, state } = verification;
  // Who was approved before is not new.
  if (state.entityType !== 'organization' || state.period > 0) return false;
  const kin = { charityId, since: shiftByDays(at, -REVOCATION_DAYS) };
  const facts = {
    same_officer: await listRevokedByOfficer(tx, kin),
    same_payout_account: await listRevokedByAccount(tx, kin, secrets),
  };
  if (facts.same_officer.length + facts.same_payout_account.length === 0) return false;
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
