/** The way to the account, which the bar marks on each of its pages. */
import { Link, useLocation } from 'react-router';
import { ACCOUNT_PATHS } from './account-paths';
import { useSpeech } from './speech';

const OVERVIEW = '/my/account';

export function AccountLink() {
  const { say } = useSpeech();
  const { pathname } = useLocation();
  const isBelow = ACCOUNT_PATHS.some((path) => path === pathname);
  const current = pathname === OVERVIEW ? 'page' : isBelow;
  return (
    <Link to={OVERVIEW} aria-current={current || undefined}>
      {say('account')}
    </Link>
  );
}
