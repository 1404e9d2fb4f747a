/** Starts /my. The script shows every path below it. */
import '../styles/pages.css';
import '../styles/bar.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app';
import { forgetOldDrafts } from '../common/drafts';
import { speakLike } from '../common/speak-like';
import { CardFormContext } from '../parts/card-form';
import { KeepAccount } from './keep-account';
import { loadSpeech } from './load-speech';
import { NotOpen, Opening } from './not-open';
import { makeProcessorForm } from '../give/processor/make-form';
import { type PayingMethod } from '../give/wire';
import { PartsSpeechContext } from '../parts/speech';
import { SessionContext } from '../session/context';
import { openSession } from './open-session';
import { makeQueries } from './queries';
import { SpeechContext } from './speech';

async function start(place: HTMLElement): Promise<void> {
  const root = createRoot(place);
  const opening = openSession().catch(() => 'failed' as const);
  const first = await loadSpeech(document.documentElement.lang);
  root.render(
    <SpeechContext value={first}>
      <Opening />
    </SpeechContext>,
  );
  const opened = await opening;
  if (typeof opened === 'string') {
    root.render(
      <SpeechContext value={first}>
        <NotOpen why={opened} />
      </SpeechContext>,
    );
    return;
  }
  const { session } = opened;
  // Without an answer, the page speaks the language of the browser, and asks again who signed in.
  const person = await session.readPerson().catch(() => undefined);
  const speech = await speakLike(person?.locale, first, loadSpeech);
  const makeForm = (method: PayingMethod) =>
    makeProcessorForm(place.dataset, { client: session.client, method });
  const queries = makeQueries(() => {
    // Only the account itself can be restored, not a guest.
    if (session.kind === 'account') {
      root.render(
        <SpeechContext value={speech}>
          <KeepAccount session={session} />
        </SpeechContext>,
      );
    }
  });
  if (person !== undefined) queries.setQueryData(['person'], person);
  root.render(
    <SpeechContext value={speech}>
      <PartsSpeechContext value={speech}>
        <SessionContext value={session}>
          <QueryClientProvider client={queries}>
            <CardFormContext value={makeForm}>
              {/* A control whose value is in the address shows it at once: no key pressed meanwhile is lost. */}
              <BrowserRouter useTransitions={false}>
                <App />
              </BrowserRouter>
            </CardFormContext>
          </QueryClientProvider>
        </SessionContext>
      </PartsSpeechContext>
    </SpeechContext>,
  );
}

forgetOldDrafts();
const place = document.getElementById('my');
if (place !== null) void start(place);
