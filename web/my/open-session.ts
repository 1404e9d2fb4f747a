/** Finds out whose page this is. */
import { matchPath } from 'react-router';
import { openAccount } from '../session/open-account';
import { type Session } from '../session/session';
import { SignIn } from '../session/sign-in';
import { ACCOUNT_PATHS } from './account-paths';
import { forgetGuest, GuestSession } from './guest-session';

/** `refused`: the person came back from the sign-in without signing in. `ended`: the time of a guest's link is over. */
export type Opened = { session: Session } | 'refused' | 'ended';

const HOME = '/my';
/** Who opens one of these wants an account, also in a tab that shows a guest's gifts. Other pages lead to the first. */
const SIGN_IN_PATH = '/my/sign-in';
const NEED_ACCOUNT = [SIGN_IN_PATH, '/my/verification', ...ACCOUNT_PATHS];

export async function openSession(): Promise<Opened> {
  const { pathname, search } = location;
  const needsAccount = NEED_ACCOUNT.some((path) => matchPath(path, pathname) !== null);
  const guest = needsAccount || SignIn.isCallback(pathname) ? undefined : await GuestSession.find();
  if (guest instanceof GuestSession) return { session: guest };
  const returnTo = pathname === SIGN_IN_PATH ? HOME : pathname + search;
  const opened = await openAccount({ home: HOME, returnTo, guestEnded: guest === 'ended' });
  if (typeof opened === 'string') return opened;
  // Only a sign-in ends the guest's session: somebody who turns back keeps it, because its link works once.
  forgetGuest();
  return { session: opened };
}
