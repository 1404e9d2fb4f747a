/** Gives people all their data, and erases them. */
import { useState } from 'react';
import { type Erasure } from '../../../../client/index';
import { showDate } from '../../../common/dates';
import { Page } from '../../../parts/page';
import { AccountPage } from '../account-page';
import { useSpeech } from '../speech';
import { EraseForm } from './erase-form';
import { ExportForm } from './export-form';

export function DataPage() {
  const { say, language } = useSpeech();
  const [erasure, setErasure] = useState<Erasure>();
  if (erasure !== undefined) {
    // The account is closed, so nothing else on this page would work.
    return (
      <Page title={say('accountClosed')}>
        <p>{say('accountClosedText', { day: showDate(erasure.erase_at, language) })}</p>
        <p>
          <a className="secondary" href="/">
            {say('leave')}
          </a>
        </p>
      </Page>
    );
  }
  return (
    <AccountPage title={say('linkData')} isSensitive>
      <ExportForm />
      <EraseForm onErased={setErasure} />
    </AccountPage>
  );
}
