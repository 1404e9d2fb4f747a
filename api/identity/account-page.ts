/** Finds who signed in recently, for a page under /account that needs it. */
import { type Context } from 'koa';
import { findAccount, findUser } from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { hasFactors } from '../../db/queries/factors/factors';
import { ACCOUNT_SCOPE, SCOPES } from '../../domain/access/scopes';
import { requireRow } from '../../domain/errors';
import { ACCOUNT_PAGES, SECURITY_PATH, type SignInReturn } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerMessage } from './pages/layout';
import { sayIn } from './language';
import { mustHaveFactor, type PageOwner } from './second-factors';
import { askForSignIn, findRecentUser, refuseLeaving } from './security-session';

interface Person {
  owner: PageOwner;
  /** Acts as the person, with the scopes that a token of the platform's own pages has. */
  actor: Actor;
}

/**
 * Returns the person who signed in recently. Answers the request itself if nobody did, or if the person still
 * needs a second factor, or is to be erased.
 */
export async function findPerson(
  environment: PagesEnvironment,
  context: Context,
  path: SignInReturn,
): Promise<Person | undefined> {
  const { db, config } = environment.dependencies;
  const owner = await findRecentUser(environment, context);
  if (owner === undefined) {
    askForSignIn(environment, context, path, context.method === 'GET' ? context.querystring : '');
    return undefined;
  }
  if (await refuseLeaving(environment, context, owner)) return undefined;
  const { userId } = owner;
  if ((await mustHaveFactor(db, config, userId)) && !(await hasFactors(db, userId))) {
    const say = sayIn(context);
    const action = { href: SECURITY_PATH, label: say('setUpFactor') };
    answerMessage(context, { title: say('factorFirst'), text: say('factorFirstText'), status: 403, action });
    return undefined;
  }
  const user = requireRow(await findUser(db, userId), userId);
  const { plan, hourlyLimit } = requireRow(await findAccount(db, user.accountId), user.accountId);
  const { accountId, isReviewer, isOperator, verificationLevel } = user;
  const credential = { credential: 'user_token', credentialId: ACCOUNT_PAGES } as const;
  const scopes = [...SCOPES, ACCOUNT_SCOPE];
  const rights = { isReviewer, isOperator, verificationLevel, scopes, plan, hourlyLimit };
  return { owner, actor: { ...credential, userId, accountId, ...rights, useIsStale: false } };
}

/** Returns the address of a page with a query that came back as the state of a sign-in. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${new URLSearchParams(query).toString()}`;
}
