/** The texts on the pages where people find a charity, from `find.json` in each folder of `texts/`. */
import { type Catalogs } from '../../texts/catalogs';
import { type Speech as SpeechOf } from '../common/words';

export type Key = keyof Catalogs['find'];
export type Speech = SpeechOf<Key>;
