/** The texts on the page for giving and of the sandbox's form for cards, from `give.json` in each folder of `texts/`. */
import { type Catalogs } from '../../texts/catalogs';
import { type Speech as SpeechOf } from '../common/words';

export type Key = keyof Catalogs['give'];
export type Speech = SpeechOf<Key>;
