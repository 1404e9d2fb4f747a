/** Starts /charity. The script shows every path below it. */
import '../styles/pages.css';
import '../styles/bar.css';
import '../styles/my-account.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { speakLike } from '../common/speak-like';
import { PartsSpeechContext } from '../parts/speech';
import { SessionContext } from '../session/context';
import { openAccount } from '../session/open-account';
import { App } from './app';
import { loadSpeech } from './load-speech';
import { Failed, Opening, TurnedBack } from './not-open';
import { SpeechContext } from './speech';

async function start(place: HTMLElement): Promise<void> {
  const root = createRoot(place);
  const opening = openAccount({ home: '/charity', returnTo: location.pathname + location.search }).catch(
    () => 'failed' as const,
  );
  const first = await loadSpeech(document.documentElement.lang);
  root.render(
    <SpeechContext value={first}>
      <Opening />
    </SpeechContext>,
  );
  const session = await opening;
  if (typeof session === 'string') {
    root.render(
      <SpeechContext value={first}>{session === 'refused' ? <TurnedBack /> : <Failed />}</SpeechContext>,
    );
    return;
  }
  // Without an answer, the page speaks the language of the browser, and asks again who signed in.
  const person = await session.readPerson().catch(() => undefined);
  const speech = await speakLike(person?.locale, first, loadSpeech);
  // The SDK retries by itself.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (person !== undefined) queries.setQueryData(['person'], person);
  root.render(
    <SpeechContext value={speech}>
      <PartsSpeechContext value={speech}>
        <SessionContext value={session}>
          <QueryClientProvider client={queries}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </QueryClientProvider>
        </SessionContext>
      </PartsSpeechContext>
    </SpeechContext>,
  );
}

const place = document.getElementById('charity');
if (place !== null) void start(place);
