import { type Database } from '../../db/database';
import { replaceRecoveryCodes } from '../../db/queries/factors/factors';
import { RECOVERY_CODES } from '../../domain/factors/factors';
import { hashRecoveryCode, newRecoveryCode } from '../../gateways/credentials';
import { announceFactorChange, type FactorOwner } from './factor-change';

/**
 * Replaces a user's recovery codes and stores only their hashes. Returns the new codes, which the user can
 * see only now.
 */
export async function storeRecoveryCodes(tx: Database, owner: FactorOwner): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const { userId, at } = owner;
  await replaceRecoveryCodes(tx, { userId, codeHashes: codes.map(hashRecoveryCode), at });
  return codes;
}

/** Replaces the recovery codes at the user's request, and tells the user by mail. */
export async function renewRecoveryCodes(tx: Database, owner: FactorOwner): Promise<string[]> {
  const codes = await storeRecoveryCodes(tx, owner);
  await announceFactorChange(tx, owner, { news: 'recovery_codes_replaced' });
  return codes;
}
