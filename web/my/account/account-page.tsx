/** A page below the overview of the account. */
import { type ReactNode } from 'react';
import { Page } from '../../parts/page';
import { Trail } from '../parts/trail';
import { RecentlySignedIn } from '../../session/recently-signed-in';

interface AccountPageProps {
  title: string;
  /** The page shows or changes who may use the account. */
  isSensitive?: boolean;
  children: ReactNode;
}

export function AccountPage({ title, isSensitive = false, children }: AccountPageProps) {
  return (
    <>
      <Trail to="/my/account" list="account" here={title} />
      <Page title={title}>{isSensitive ? <RecentlySignedIn>{children}</RecentlySignedIn> : children}</Page>
    </>
  );
}
