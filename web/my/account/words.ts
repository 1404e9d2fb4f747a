/** The texts on the pages of the account, from `my-account.json` and `scopes.json` in each folder of `texts/`. */
import { type Catalogs } from '../../../texts/catalogs';
import { type Speech as SpeechOf } from '../../common/words';

export type OwnKey = keyof Catalogs['my-account'];
/** What each scope allows. The consent page says the same. */
export type ScopeKey = keyof Catalogs['scopes'];
export type Key = OwnKey | ScopeKey;
export type Speech = SpeechOf<Key>;
