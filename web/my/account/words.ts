/** The texts on the pages of the account, from three catalogs in each folder of `texts/`. */
import { type Catalogs } from '../../../texts/catalogs';
import { type Speech as SpeechOf } from '../../common/words';

export type OwnKey = keyof Catalogs['my-account'];
/** What each scope allows. The consent page says the same. */
export type ScopeKey = keyof Catalogs['scopes'];
/** The mails that can be switched off. The page behind the link that does so says the same. */
export type MailKey = keyof Catalogs['mail-kinds'];
export type Key = OwnKey | ScopeKey | MailKey;
export type Speech = SpeechOf<Key>;
