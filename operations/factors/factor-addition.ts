import { type Database } from '../../db/database';
import { lockAccount } from '../../db/queries/access/accounts';
import { type FactorOwner } from './factor-change';

/** What became of a new factor. The first one brings recovery codes. */
export type FactorAddition =
  | { state: 'added'; recoveryCodes: string[] | undefined }
  /** The code or the passkey's answer was wrong. */
  | { state: 'wrong' }
  /** The user has it already, or has too many. */
  | { state: 'exists' };

/** Makes changes of one user's factors wait for each other. */
export async function lockFactors(
  tx: Database,
  { accountId }: Pick<FactorOwner, 'accountId'>,
): Promise<void> {
  await lockAccount(tx, accountId);
}
