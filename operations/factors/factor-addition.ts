import { type Database } from '../../db/database';
import { lockAccount } from '../../db/queries/access/accounts';
import { type FactorOwner } from './factor-change';

/** The result of adding a second factor. A user who adds the first factor also gets recovery codes. */
export type FactorAddition =
  | { state: 'added'; recoveryCodes: string[] | undefined }
  /** The code or the passkey's answer was wrong. */
  | { state: 'wrong' }
  /** The user already has this factor, or has too many. */
  | { state: 'exists' };

/** Locks the user's account, so that concurrent changes of the user's factors run one after the other. */
export async function lockFactors(
  tx: Database,
  { accountId }: Pick<FactorOwner, 'accountId'>,
): Promise<void> {
  await lockAccount(tx, accountId);
}
