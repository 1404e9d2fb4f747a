/** Reads the sign-in for the account's pages from the authorization server's own session. */
import { randomBytes } from 'node:crypto';
import { type Context } from 'koa';
import { hasFactors } from '../../db/queries/factors/factors';
import { isBlocked } from '../../db/queries/users/blocks';
import { findErasureOfUser } from '../../db/queries/users/erasures';
import { amrOf, type FactorKind } from '../../domain/factors/factors';
import { ACR, isFreshSignIn } from '../../domain/access/step-up';
import { dataToken } from '../../domain/users/data-link';
import { RESTORE_PATH } from '../../letters/mails/paths';
import { sayIn } from './language';
import { ACCOUNT_PAGES, SECURITY_PATH, type SignInReturn } from './own-clients';
import { seeOther } from './see-other';
import { type PagesEnvironment } from './page-routes';
import { answerMessage } from './pages/layout';
import { factorOwner, type PageOwner } from './second-factors';
import { noteSignedIn } from './signed-in';

/** Returns the user of a sign-in in the last 10 minutes, unless they are blocked. A user with a second factor must have used it. */
export async function findRecentUser(
  environment: PagesEnvironment,
  context: Context,
): Promise<PageOwner | undefined> {
  const provider = await environment.identity.providerFor(context);
  const { accountId, loginTs, acr } = await provider.Session.get(context);
  if (accountId === undefined || loginTs === undefined) return undefined;
  if (await isBlocked(environment.dependencies.db, accountId)) return undefined;
  const owner = await factorOwner(environment, context, accountId);
  if (!isFreshSignIn(loginTs, owner.at)) return undefined;
  if (!(await isSignedInFully(environment, { accountId, acr }))) return undefined;
  noteSignedIn(context, owner);
  return owner;
}

/** Answers the request of a person who is to be erased, and who may only be restored. Returns true if it answered. */
export async function refuseLeaving(
  { dependencies: { db } }: PagesEnvironment,
  context: Context,
  { userId, secrets }: PageOwner,
): Promise<boolean> {
  const erasure = await findErasureOfUser(db, userId);
  if (erasure === undefined) return false;
  const say = sayIn(context);
  const token = dataToken(secrets, { purpose: 'restore', id: erasure.id });
  const action = { href: `${RESTORE_PATH}?token=${encodeURIComponent(token)}`, label: say('restore') };
  answerMessage(context, { title: say('restoreTitle'), text: say('restoreLead'), status: 403, action });
  return true;
}

/** Returns true unless the user has a second factor and did not use it. */
async function isSignedInFully(
  { dependencies: { db } }: PagesEnvironment,
  { accountId, acr }: { accountId: string; acr: string | undefined },
): Promise<boolean> {
  return acr === ACR.secondFactor || !(await hasFactors(db, accountId));
}

/**
 * Sends the browser to the sign-in, which returns to one of the account's pages. The page gets `state` back
 * in its query.
 */
export function askForSignIn(
  { identity }: PagesEnvironment,
  context: Context,
  path: SignInReturn = SECURITY_PATH,
  state = '',
): void {
  const { origin } = new URL(identity.issuerOf(context));
  const parameters = new URLSearchParams({
    client_id: ACCOUNT_PAGES,
    redirect_uri: origin + path,
    response_type: 'code',
    scope: 'openid',
    prompt: 'login',
    // Nobody knows the verifier, so nobody can redeem the code. The page reads the session instead.
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
    ...(state === '' ? {} : { state }),
  });
  seeOther(context, `/oauth/authorize?${parameters.toString()}`);
}

/** Records in the session that the user just proved a second factor. */
export async function noteProof(
  { identity }: PagesEnvironment,
  context: Context,
  kind: FactorKind,
): Promise<void> {
  const provider = await identity.providerFor(context);
  const session = await provider.Session.get(context);
  session.acr = ACR.secondFactor;
  session.amr = amrOf(kind);
  await session.persist();
}
