/** Starts /review. */
import '../styles/pages.css';
import '../styles/bar.css';
import '../styles/my-account.css';
import { startSignedIn } from '../session/start-signed-in';
import { App } from './app';
import { loadSpeech } from './load-speech';
import { SpeechContext } from './speech';
import { type Key } from './words';

void startSignedIn<Key>({ place: 'review', title: 'review', loadSpeech, SpeechContext, App });
