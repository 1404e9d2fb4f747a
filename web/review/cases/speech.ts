import { makeSpeechContext } from '../../common/speech';
import { type Key } from './words';

export const { SpeechContext, useSpeech } = makeSpeechContext<Key>();
