/** The texts for applicants, from `verification.json` in each folder of `texts/`. */
import { type Catalogs } from '../../../texts/catalogs';
import { type Speech as SpeechOf } from '../../common/words';

export type Key = keyof Catalogs['verification'];
export type Speech = SpeechOf<Key>;
