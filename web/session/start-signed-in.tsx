/** Starts the pages that only somebody who signed in sees. The script shows every path below their first one. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type Context } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { speakLike } from '../common/speak-like';
import { type Speech } from '../common/words';
import { type PartsKey, PartsSpeechContext } from '../parts/speech';
import { SessionContext } from './context';
import { Failed, type NotOpenKey, Opening, TurnedBack } from './not-open';
import { openAccount } from './open-account';

interface SignedInPages<Key extends string> {
  /** The id of the element that the script fills. Its pages are below the path of this name. */
  place: string;
  title: Key;
  loadSpeech: (language: string) => Promise<Speech<Key>>;
  SpeechContext: Context<Speech<Key> | undefined>;
  App: ComponentType;
}

export async function startSignedIn<Key extends string>(
  pages: SignedInPages<Key | NotOpenKey | PartsKey>,
): Promise<void> {
  const { title, loadSpeech, SpeechContext, App } = pages;
  const place = document.getElementById(pages.place);
  if (place === null) return;
  const home = `/${pages.place}`;
  const root = createRoot(place);
  const opening = openAccount({ home, returnTo: location.pathname + location.search }).catch(
    () => 'failed' as const,
  );
  const first = await loadSpeech(document.documentElement.lang);
  const words = { say: first.say, title: first.say(title), home };
  root.render(<Opening {...words} />);
  const session = await opening;
  if (typeof session === 'string') {
    root.render(session === 'refused' ? <TurnedBack {...words} /> : <Failed {...words} />);
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
