/** Signs in who opens a page of an account. */
import { apiAddress } from '../common/site';
import { AccountSession } from './account-session';
import { SignIn } from './sign-in';

/** `refused`: the person came back without signing in. `ended`: the time of the guest's link is over. */
export type OpenedAccount = AccountSession | 'refused' | 'ended';

interface Opening {
  /** The page after a sign-in that was refused. */
  home: string;
  returnTo: string;
  /** The tab had a guest's session, whose time is over. */
  guestEnded?: boolean;
}

/** Leaves for the sign-in, or ends the one that comes back. */
export async function openAccount({ home, ...departure }: Opening): Promise<OpenedAccount> {
  const signIn = await SignIn.discover(apiAddress());
  if (!SignIn.isCallback(location.pathname)) return signIn.leave({ kind: 'silent', ...departure });
  const returned = await signIn.comeBack(new URL(location.href));
  if (typeof returned === 'string') {
    history.replaceState(null, '', home);
    return returned;
  }
  const { returnTo } = returned;
  if ('needs' in returned) return signIn.leave({ kind: 'usual', returnTo });
  // The code stays in no history.
  history.replaceState(null, '', returnTo);
  return new AccountSession(signIn, returned.tokens);
}

/** Signs in after somebody turned back, which a person has to ask for. */
export async function signInAgain(): Promise<never> {
  const signIn = await SignIn.discover(apiAddress());
  return signIn.leave({ kind: 'usual', returnTo: location.pathname + location.search });
}
