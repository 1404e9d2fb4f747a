/** The texts about the cases of verifications, from `cases.json` in each folder of `texts/`. */
import { type Catalogs } from '../../../texts/catalogs';
import { type Speech as SpeechOf } from '../../common/words';

export type Key = keyof Catalogs['cases'];
export type Speech = SpeechOf<Key>;
