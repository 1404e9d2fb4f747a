/** Names the catalogs. Their English sentences say which keys there are. */
import type accountCharities from './en/account/charities.json';
import type accountConsent from './en/account/consent.json';
import type accountDevelopers from './en/account/developers.json';
import type accountForms from './en/account/forms.json';
import type accountGifts from './en/account/gifts.json';
import type accountMails from './en/account/mails.json';
import type accountOverview from './en/account/overview.json';
import type accountPages from './en/account/pages.json';
import type accountSecurity from './en/account/security.json';
import type accountSignIn from './en/account/sign-in.json';
import type accountSources from './en/account/sources.json';
import type documents from './en/documents.json';
import type find from './en/find.json';
import type give from './en/give.json';
import type mails from './en/mails.json';
import type my from './en/my.json';
import type receiptPage from './en/receipt-page.json';
import type receiptScript from './en/receipt-script.json';
import type webPages from './en/web-pages.json';

export interface Catalogs {
  'account/charities': typeof accountCharities;
  'account/consent': typeof accountConsent;
  'account/developers': typeof accountDevelopers;
  'account/forms': typeof accountForms;
  'account/gifts': typeof accountGifts;
  'account/mails': typeof accountMails;
  'account/overview': typeof accountOverview;
  'account/pages': typeof accountPages;
  'account/security': typeof accountSecurity;
  'account/sign-in': typeof accountSignIn;
  'account/sources': typeof accountSources;
  documents: typeof documents;
  find: typeof find;
  give: typeof give;
  mails: typeof mails;
  my: typeof my;
  'receipt-page': typeof receiptPage;
  'receipt-script': typeof receiptScript;
  'web-pages': typeof webPages;
}
