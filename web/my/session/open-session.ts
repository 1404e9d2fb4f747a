/** Finds out whose page this is. */
import { apiAddress } from '../../common/site';
import { ACCOUNT_PATHS } from '../account-paths';
import { AccountSession } from './account-session';
import { forgetGuest, GuestSession } from './guest-session';
import { type Session } from './session';
import { SignIn } from './sign-in';

/** `refused`: the person came back from the sign-in without signing in. `ended`: the time of a guest's link is over. */
export type Opened = { session: Session } | 'refused' | 'ended';

/** Who opens one of these wants an account, also in a tab that shows a guest's gifts. Other pages lead to the first. */
const SIGN_IN_PATH = '/my/sign-in';
const NEED_ACCOUNT: readonly string[] = [SIGN_IN_PATH, ...ACCOUNT_PATHS];

export async function openSession(): Promise<Opened> {
  const { pathname, search } = location;
  if (NEED_ACCOUNT.includes(pathname)) forgetGuest();
  const guest = SignIn.isCallback(pathname) ? undefined : await GuestSession.find();
  if (guest instanceof GuestSession) return { session: guest };
  const signIn = await SignIn.discover(apiAddress());
  if (!SignIn.isCallback(pathname)) {
    const returnTo = pathname === SIGN_IN_PATH ? '/my' : pathname + search;
    return signIn.leave({ kind: 'silent', returnTo, guestEnded: guest === 'ended' });
  }
  const returned = await signIn.comeBack(new URL(location.href));
  if (typeof returned === 'string') {
    history.replaceState(null, '', '/my');
    return returned;
  }
  const { returnTo } = returned;
  if ('needs' in returned) return signIn.leave({ kind: 'usual', returnTo });
  // The code stays in no history.
  history.replaceState(null, '', returnTo);
  return { session: new AccountSession(signIn, returned.tokens) };
}

/** Signs in after somebody turned back, which a person has to ask for. */
export async function signInAgain(): Promise<never> {
  const signIn = await SignIn.discover(apiAddress());
  return signIn.leave({ kind: 'usual', returnTo: location.pathname + location.search });
}
