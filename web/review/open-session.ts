/** Signs a reviewer or operator in. */
import { apiAddress } from '../common/site';
import { AccountSession } from '../my/session/account-session';
import { SignIn } from '../my/session/sign-in';

/** `refused`: the person came back from the sign-in without signing in. */
export async function openSession(): Promise<AccountSession | 'refused'> {
  const signIn = await SignIn.discover(apiAddress());
  const { pathname, search } = location;
  if (!SignIn.isCallback(pathname)) return signIn.leave({ kind: 'silent', returnTo: pathname + search });
  const returned = await signIn.comeBack(new URL(location.href));
  if (typeof returned === 'string') {
    history.replaceState(null, '', '/review');
    return 'refused';
  }
  const { returnTo } = returned;
  if ('needs' in returned) return signIn.leave({ kind: 'usual', returnTo });
  // The code stays in no history.
  history.replaceState(null, '', returnTo);
  return new AccountSession(signIn, returned.tokens);
}
