/** Names the catalogs. Their English sentences say which keys there are. */
import type charities from './en/account/charities.json';
import type consent from './en/account/consent.json';
import type developers from './en/account/developers.json';
import type forms from './en/account/forms.json';
import type gifts from './en/account/gifts.json';
import type mails from './en/account/mails.json';
import type overview from './en/account/overview.json';
import type pages from './en/account/pages.json';
import type security from './en/account/security.json';
import type signIn from './en/account/sign-in.json';
import type sources from './en/account/sources.json';
import type receiptPage from './en/receipt-page.json';
import type receiptScript from './en/receipt-script.json';
import type webPages from './en/web-pages.json';

export interface Catalogs {
  /** All files of its folder. Each page of the account also says sentences of others. */
  account: typeof charities &
    typeof consent &
    typeof developers &
    typeof forms &
    typeof gifts &
    typeof mails &
    typeof overview &
    typeof pages &
    typeof security &
    typeof signIn &
    typeof sources;
  'receipt-page': typeof receiptPage;
  /** What the script of the receipt page says. */
  'receipt-script': typeof receiptScript;
  'web-pages': typeof webPages;
}
