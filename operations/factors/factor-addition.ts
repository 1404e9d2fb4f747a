import { type Database } from '../../db/database';
import { lockAccount } from '../../db/queries/access/accounts';
import { type FactorOwner } from './factor-change';

/** The result of adding a factor. The first factor of a user also gives recovery codes. */
export type FactorAddition =
  | { state: 'added'; recoveryCodes: string[] | undefined }
  /** The code or the passkey's answer was wrong. */
  | { state: 'wrong' }
  /** The user already has this factor, or has too many. */
  | { state: 'exists' };

/** Makes concurrent changes of one user's factors wait for each other. */
export async function lockFactors(
  tx: Database,
  { accountId }: Pick<FactorOwner, 'accountId'>,
): Promise<void> {
  await lockAccount(tx, accountId);
}
