/** Chooses a page of the account by its path. Everything below this folder is loaded when the first of them opens. */
import '../../styles/my-account.css';
import { type ComponentType } from 'react';
import { type AccountPath } from '../account-paths';
import { ApplicationsPage } from './applications/applications-page';
import { KeysPage } from './keys/keys-page';
import { MailsPage } from './mails/mails-page';
import { ClaimsPage } from './claims/claims-page';
import { DataPage } from './data/data-page';
import { OverviewPage } from './overview-page';
import { SessionsPage } from './sessions/sessions-page';
import { NewSourcePage } from './sources/new-source-page';
import { SourcePage } from './sources/source-page';
import { SourcesPage } from './sources/sources-page';
import { SpeechContext } from './speech';
import { type Speech } from './words';

const PAGES: Record<AccountPath, ComponentType> = {
  '/my/account': OverviewPage,
  '/my/keys': KeysPage,
  '/my/applications': ApplicationsPage,
  '/my/sessions': SessionsPage,
  '/my/sources': SourcesPage,
  '/my/sources/new/:kind': NewSourcePage,
  '/my/sources/:id': SourcePage,
  '/my/mails': MailsPage,
  '/my/claims': ClaimsPage,
  '/my/data': DataPage,
};

export function AccountPages({ path, speech }: { path: AccountPath; speech: Speech }) {
  const Shown = PAGES[path];
  return (
    <SpeechContext value={speech}>
      <Shown />
    </SpeechContext>
  );
}
