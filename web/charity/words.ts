/** The texts on the pages of a charity's members, from `charity.json` in each folder of `texts/`. */
import { type Catalogs } from '../../texts/catalogs';
import { type Speech as SpeechOf } from '../common/words';

export type Key = keyof Catalogs['charity'];
export type Speech = SpeechOf<Key>;
