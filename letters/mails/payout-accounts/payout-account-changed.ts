/** Tells every member of a charity about a payout account. It shows only the account's last four characters. */
import {
  type AccountKind,
  type AccountStatus,
  type DisabledReason,
  REFUSABLE_ACCOUNTS,
} from '../../../domain/payout-accounts/account';
import { type Link, type Mail, type Sentence } from '../mail';
import { stopLink } from '../members/stop-link';

interface News {
  charityId: string;
  charityName: string;
  accountId: string;
  kind: AccountKind;
  country: string;
  last4: string;
  status: AccountStatus;
  askedBy: string;
  /** ISO 8601; null until somebody confirms the account. */
  effectiveAt: string | null;
  disabledReason: DisabledReason | null;
  isHolderAccepted: boolean;
  /** Set if Stripe hosts the account and has begun or stopped paying to it. */
  payouts: 'enabled' | 'disabled' | null;
  /** Set if the bank corrected the account's numbers: the bank's code, and the last four characters before. */
  correction: { code: string; meaning: string; last4Before: string } | null;
  /** Set for a former member: the link that stops the account, and until when the reader may use it (ISO 8601). */
  stop: { token: string; until: string } | null;
}

/** No page shows payout accounts, so the mail links the rules with the calls. */
const RULES_PATH = '/docs/rules/payout-accounts#who-decides';

export const payoutAccountChanged: Mail<News> = {
  example: {
    charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    accountId: 'payoutaccount_01m7zrgjwgyegj6d5ybm1zw3h2',
    kind: 'bank_iban',
    country: 'DE',
    last4: '3000',
    status: 'pending_confirmation',
    askedBy: 'user_01m7zrgg3w0dvw7sakaks4a7hc',
    effectiveAt: null,
    disabledReason: null,
    isHolderAccepted: false,
    correction: null,
    payouts: null,
    stop: null,
  },
  write: (news, { print }) => {
    const { charityId, charityName, accountId, kind, country, last4, status, askedBy, correction, stop } =
      news;
    const isOpen = REFUSABLE_ACCOUNTS.includes(status);
    return {
      subject: 'payout_account_changed.subject',
      values: {
        charityId,
        charityName,
        accountId,
        country,
        last4,
        askedBy,
        effectiveAt: print.time(news.effectiveAt),
        until: print.time(stop?.until ?? null),
        code: correction === null ? null : correction.code,
        meaning: correction === null ? null : correction.meaning,
        last4Before: correction === null ? null : correction.last4Before,
      },
      paragraphs: [
        'line.charity',
        `payout_account_changed.account.${kind}`,
        happeningIn(news),
        !news.isHolderAccepted && status !== 'disabled' && 'payout_account_changed.holder',
        isOpen && (stop === null ? 'payout_account_changed.stop' : 'line.formerMember'),
        status === 'active' && stop === null && 'payout_account_changed.remove',
      ],
      links: [linkOf(news)],
    };
  },
};

function linkOf({ status, stop }: News): Link | false {
  if (status === 'disabled') return false;
  if (stop === null) return { label: `payout_account_changed.read.${status}`, path: RULES_PATH };
  return REFUSABLE_ACCOUNTS.includes(status) && stopLink(stop);
}

function happeningIn({ correction, payouts, status, disabledReason }: News): Sentence {
  if (correction !== null) return 'payout_account_changed.corrected';
  if (payouts !== null) return `payout_account_changed.payouts.${payouts}`;
  return status === 'disabled'
    ? `payout_account_changed.ended.${disabledReason ?? 'removed'}`
    : `payout_account_changed.status.${status}`;
}
