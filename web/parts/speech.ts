/** The few texts that the parts need. Each page that uses them has these keys among its own. */
import { makeSpeechContext } from '../common/speech';

export type PartsKey = 'loading' | 'loadFailed' | 'tryAgain' | 'notFoundText' | 'showMore';

export const { SpeechContext: PartsSpeechContext, useSpeech: usePartsSpeech } = makeSpeechContext<PartsKey>();
