/** Starts `/`, /charities/{id} and /campaigns/{id}. Nobody signs in here: the token is that of a guest. */
import '../styles/pages.css';
import '../styles/bar.css';
import '../styles/find.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { forgetOldDrafts } from '../common/drafts';
import { openGuestSession } from '../common/guest';
import { PartsSpeechContext } from '../parts/speech';
import { App } from './app';
import { ClientContext } from './client';
import { SpeechContext } from './speech';
import { loadSpeech } from './load-speech';
import { readWritten, WrittenContext } from './written';

const STALE_MS = 60_000;

async function start(place: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const guest = openGuestSession(lang);
  const written = readWritten(place);
  // The proof of work takes a second, and every search needs it.
  guest.token().catch(() => undefined);
  const speech = await loadSpeech(lang);
  // The SDK retries by itself.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_MS } } });
  createRoot(place).render(
    <SpeechContext value={speech}>
      <PartsSpeechContext value={speech}>
        <ClientContext value={guest.client}>
          <QueryClientProvider client={queries}>
            <WrittenContext value={written}>
              {/* A control whose value is in the address shows it at once: no key pressed meanwhile is lost. */}
              <BrowserRouter useTransitions={false}>
                <App />
              </BrowserRouter>
            </WrittenContext>
          </QueryClientProvider>
        </ClientContext>
      </PartsSpeechContext>
    </SpeechContext>,
  );
}

forgetOldDrafts();
const place = document.getElementById('find');
if (place !== null) void start(place);
