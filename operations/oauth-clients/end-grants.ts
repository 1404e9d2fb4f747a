/** Revokes grants of applications. Every revocation goes through here, because plans end with their grant. */
import {
  revokeOauthClientRecords,
  revokeOauthGrant,
  revokeOauthUser,
} from '../../db/queries/access/oauth-records';
import { deleteApplication, deleteSignIns } from '../../db/queries/access/sign-ins';
import { lockPlansOfGrants, type OfGrants } from '../../db/queries/plans/plans';
import { cancelWithGrant } from '../../domain/plans/end-grant';
import { type Act } from '../act';
import { storePlanChange } from '../plans/plan-change';

/** Revokes one grant with its codes and tokens, and cancels the plans that its application made. */
export async function endGrant(act: Act, grantHash: string): Promise<void> {
  await revokeOauthGrant(act.tx, grantHash);
  await cancelPlans(act, { grantHash: [grantHash] });
}

/** Ends all sessions of a user, and revokes all grants. */
export async function endGrantsOfUser(act: Act, userId: string): Promise<void> {
  await cancelPlans(act, { grantHash: await revokeOauthUser(act.tx, userId) });
}

/** Ends sessions of a user, and revokes the grants that applications got in them. */
export async function endGrantsOfSessions(act: Act, userId: string, uids: string[]): Promise<void> {
  await cancelPlans(act, { grantHash: await deleteSignIns(act.tx, userId, uids) });
}

/** Revokes all grants of a user to an application. Also cancels plans whose grant has expired before. */
export async function endGrantsToApplication(act: Act, userId: string, clientId: string): Promise<void> {
  await deleteApplication(act.tx, userId, clientId);
  await cancelPlans(act, { clientId, donorUserId: userId });
}

/** Revokes all grants of all users to an application. Also cancels plans whose grant has expired before. */
export async function endGrantsOfClient(act: Act, clientId: string): Promise<void> {
  await revokeOauthClientRecords(act.tx, clientId);
  await cancelPlans(act, { clientId });
}

/** The donor of each plan gets a mail that offers to keep it. */
async function cancelPlans(act: Act, of: OfGrants): Promise<void> {
  // Reads the plans after the grant was removed: whoever held the grant to store a plan has committed it by then.
  for (const plan of await lockPlansOfGrants(act.tx, of)) {
    await storePlanChange(act, cancelWithGrant(plan, act.at));
  }
}
