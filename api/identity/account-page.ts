/** Serves a page under /account that needs a recent sign-in. Its forms post to actions below the page's path. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { findAccount, findUser } from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { hasFactors } from '../../db/queries/factors/factors';
import { ACCOUNT_SCOPE, SCOPES } from '../../domain/access/scopes';
import { isRefusal, requireRow } from '../../domain/errors';
import { type Done } from './done-note';
import { type Form } from './forms';
import { ACCOUNT_PAGES, SECURITY_PATH, type SignInReturn } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerMessage } from './pages/layout';
import { explainRefusal, type Refusal, type RefusalWords } from './refusals';
import { answerNotSignedIn } from './sign-in-return';
import { sayIn } from './language';
import { seeOther } from './see-other';
import { mustHaveFactor, type PageOwner } from './second-factors';
import { askForSignIn, findRecentUser } from './security-session';

export interface Person {
  owner: PageOwner;
  /** Acts as the person, with the scopes that a token of the platform's own pages has. */
  actor: Actor;
}

export interface AccountPage {
  path: SignInReturn;
  show: (context: Context, person: Person, refusal?: Refusal) => Promise<void>;
  /**
   * Handles the forms by name. The browser returns to the page afterwards, which says what is done, unless the handler
   * returns `answered`.
   */
  actions: Record<string, (context: Context, person: Person, form: Form) => Promise<Done | 'answered'>>;
  refusals: RefusalWords;
}

export function addAccountPage(router: Router, environment: PagesEnvironment, page: AccountPage): void {
  const { path, show, actions, refusals } = page;
  router.get(path, async (context) => {
    const { error, code, state } = context.query;
    if (error !== undefined) answerNotSignedIn(context);
    else if (code !== undefined) {
      // A sign-in just returned. Its `state` is the page's earlier query. The page does not need its code.
      seeOther(context, withQuery(path, typeof state === 'string' ? state : ''));
    } else {
      const person = await findPerson(environment, context, path);
      if (person !== undefined) await show(context, person);
    }
  });
  for (const [name, act] of Object.entries(actions)) {
    router.post(`${path}/${name}`, async (context) => {
      const form = await environment.forms.read(context);
      const person = await findPerson(environment, context, path);
      if (person === undefined) return;
      try {
        const done = await act(context, person, form);
        if (done !== 'answered') seeOther(context, path, done);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await show(context, person, explainRefusal(sayIn(context), error, form, refusals));
      }
    });
  }
}

/**
 * Returns the person who signed in recently. Answers the request itself if nobody did, or if the person still
 * needs a second factor.
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
