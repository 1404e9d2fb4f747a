/** The texts on the pages for what a donor gave, from `my.json` in each folder of `texts/`. */
import { type Catalogs } from '../../texts/catalogs';
import { type Speech as SpeechOf } from '../common/words';

export type Key = keyof Catalogs['my'];
export type Speech = SpeechOf<Key>;
