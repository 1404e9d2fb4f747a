/** Starts the page /give/{id}. The server has written the header, and the name and mission of the charity. */
import '../styles/pages.css';
import '../styles/give.css';
import { createRoot } from 'react-dom/client';
import { forgetOldDrafts } from '../common/drafts';
import { sentenceCase } from '../common/sentence-case';
import { loadSpeech } from './load-speech';
import { Api } from './api';
import { Embedding } from './embedding';
import { GivePage } from './give-page';
import { offersOf } from './methods';
import { makeProcessorForm } from './processor/make-form';
import { SpeechContext } from './speech';
import { Store } from './store';
import { type Recipient } from './wire';

async function start(place: HTMLElement): Promise<void> {
  const { id = '', embedOrigin } = place.dataset;
  const { lang } = document.documentElement;
  const api = new Api(lang);
  // The proof of work takes a second. Nobody waits for it who is still reading.
  api.guest.token().catch(() => undefined);
  const speech = await loadSpeech(lang);
  const makeForm = (recipient: Recipient) =>
    makeProcessorForm(place.dataset, { client: api.client, offers: offersOf(recipient) });
  const embedding = embedOrigin === undefined ? undefined : new Embedding(embedOrigin);
  createRoot(place).render(
    <SpeechContext value={speech}>
      <GivePage {...{ api, store: new Store(id), id, makeForm, embedding }} />
    </SpeechContext>,
  );
  embedding?.begin();
}

/** The server writes the mission as the register has it. */
function calmMission(): void {
  const mission = document.querySelector('.mission');
  if (mission !== null) mission.textContent = sentenceCase(mission.textContent);
}

calmMission();
forgetOldDrafts();
const place = document.getElementById('form');
if (place !== null) void start(place);
