/** Names the catalogs. Their English sentences say which keys there are. */
import type accountCharities from './en/account/charities.json';
import type accountConsent from './en/account/consent.json';
import type accountForms from './en/account/forms.json';
import type accountGifts from './en/account/gifts.json';
import type accountMails from './en/account/mails.json';
import type accountOverview from './en/account/overview.json';
import type accountPages from './en/account/pages.json';
import type accountSecurity from './en/account/security.json';
import type accountSignIn from './en/account/sign-in.json';
import type cases from './en/cases.json';
import type charity from './en/charity.json';
import type documents from './en/documents.json';
import type find from './en/find.json';
import type give from './en/give.json';
import type mailKinds from './en/mail-kinds.json';
import type mails from './en/mails.json';
import type my from './en/my.json';
import type myAccount from './en/my-account.json';
import type receiptPage from './en/receipt-page.json';
import type receiptScript from './en/receipt-script.json';
import type review from './en/review.json';
import type scopes from './en/scopes.json';
import type verification from './en/verification.json';
import type verificationNames from './en/verification-names.json';
import type webPages from './en/web-pages.json';

export interface Catalogs {
  /** All files of its folder. Each page of the account also says sentences of others. */
  account: typeof accountCharities &
    typeof accountConsent &
    typeof accountForms &
    typeof accountGifts &
    typeof accountMails &
    typeof accountOverview &
    typeof accountPages &
    typeof accountSecurity &
    typeof accountSignIn;
  /** The cases of verifications, as reviewers read them. */
  cases: typeof cases;
  charity: typeof charity;
  documents: typeof documents;
  find: typeof find;
  give: typeof give;
  'mail-kinds': typeof mailKinds;
  mails: typeof mails;
  my: typeof my;
  'my-account': typeof myAccount;
  'receipt-page': typeof receiptPage;
  /** What the script of the receipt page says. */
  'receipt-script': typeof receiptScript;
  review: typeof review;
  scopes: typeof scopes;
  /** What applicants read about their verification. */
  verification: typeof verification;
  'verification-names': typeof verificationNames;
  'web-pages': typeof webPages;
}
