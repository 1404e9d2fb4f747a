/** The texts on the pages for reviewers and operators, from `review.json` in each folder of `texts/`. */
import { type Catalogs } from '../../texts/catalogs';
import { type Speech as SpeechOf } from '../common/words';

export type Key = keyof Catalogs['review'];
export type Speech = SpeechOf<Key>;
