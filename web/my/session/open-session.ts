/** Finds out whose page this is. */
import { apiAddress } from '../../common/site';
import { AccountSession } from './account-session';
import { forgetGuest, GuestSession } from './guest-session';
import { type Session } from './session';
import { SignIn } from './sign-in';

/** `refused`: the person came back from the sign-in without signing in. `ended`: the time of a guest's link is over. */
export type Opened = { session: Session } | 'refused' | 'ended';

/** Pages of the account lead here. Who signs in wants an account, also in a tab that shows a guest's gifts. */
const SIGN_IN_PATH = '/my/sign-in';

export async function openSession(): Promise<Opened> {
  const { pathname, search } = location;
  const asksForAccount = pathname === SIGN_IN_PATH;
  if (asksForAccount) forgetGuest();
  const guest = SignIn.isCallback(pathname) ? undefined : await GuestSession.find();
  if (guest instanceof GuestSession) return { session: guest };
  const signIn = await SignIn.discover(apiAddress());
  if (!SignIn.isCallback(pathname)) {
    const returnTo = asksForAccount ? '/my' : pathname + search;
    return signIn.leave({ isSilent: true, returnTo, guestEnded: guest === 'ended' });
  }
  const returned = await signIn.comeBack(new URL(location.href));
  if (typeof returned === 'string') {
    history.replaceState(null, '', '/my');
    return returned;
  }
  const { returnTo } = returned;
  if ('needs' in returned) return signIn.leave({ isSilent: false, returnTo });
  // The code stays in no history.
  history.replaceState(null, '', returnTo);
  return { session: new AccountSession(signIn, returned.tokens) };
}

/** Signs in after somebody turned back, which a person has to ask for. */
export async function signInAgain(): Promise<never> {
  const signIn = await SignIn.discover(apiAddress());
  return signIn.leave({ isSilent: false, returnTo: location.pathname + location.search });
}
