/** The mails to every member of a charity about a payout account. They show only its last four characters. */
import { type Locale } from '../../../domain/mails/locale';
import {
  type AccountKind,
  type AccountStatus,
  type DisabledReason,
  REFUSABLE_ACCOUNTS,
} from '../../../domain/payout-accounts/account';
import { type Letter, type Printer, type Template } from './template';

export interface AccountNews {
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
}

interface Words {
  charity: string;
  account: string;
  ending: string;
  kinds: Record<AccountKind, string>;
  statuses: Record<AccountStatus, (news: AccountNews, print: Printer) => string>;
  ends: Record<DisabledReason, string>;
  payouts: Record<NonNullable<AccountNews['payouts']>, string>;
  corrected: (correction: NonNullable<AccountNews['correction']>, effectiveAt: string) => string;
  holder: string;
  stop: (accountId: string) => string;
  remove: (accountId: string) => string;
  /** Names the link. */
  read: Record<Exclude<AccountStatus, 'disabled'>, string>;
}

/** No page shows payout accounts, so the mail links the rules with the calls. */
const RULES_PATH = '/docs/rules/payout-accounts#who-decides';

const WORDS: Record<Locale, Words> = {
  en: {
    charity: 'Charity',
    account: 'payout account',
    ending: 'ending in',
    kinds: {
      bank_us: 'US bank account',
      bank_iban: 'bank account with an IBAN',
      bank_other: 'bank account',
      stripe: 'Stripe account',
    },
    statuses: {
      pending_confirmation: ({ askedBy }) =>
        `${askedBy} added this account. Another member or an operator must confirm it. Until then nothing is paid to it.`,
      cooling_off: ({ effectiveAt }, print) =>
        `The account is confirmed. It waits until ${print.time(effectiveAt ?? '')}. Until then any member can stop it.`,
      active: () =>
        'The charity can be paid to this account now. If you did not expect it, remove it and tell the platform at once.',
      disabled: ({ disabledReason }) => WORDS.en.ends[disabledReason ?? 'removed'],
    },
    ends: {
      refused: 'The account was refused. Nothing is paid to it.',
      removed: 'The account was removed. Nothing is paid to it any more.',
      returned:
        'A bank sent a payout back, so nothing is paid to this account any more. Add another account.',
      changed:
        'The confirmed bank is no longer in the Stripe account, so nothing is paid to the account any more. If you did not expect it, tell the platform at once.',
    },
    payouts: {
      enabled:
        'Stripe has checked the account, and pays to the bank account whose last digits are in the subject of this email.',
      disabled:
        "Stripe does not pay to this account at the moment. A member can answer Stripe's questions with a new link.",
    },
    corrected: ({ code, meaning, last4Before }, effectiveAt) =>
      `The account's bank reported a correction (${code}): ${meaning} The account ended in ${last4Before} before. Nothing is paid to it until ${effectiveAt}, and until then any member can stop it. If your bank knows of no such change, stop the account and tell the platform at once.`,
    holder:
      "The holder's name differs from the charity's name. Nothing is paid to the account before a reviewer has accepted it.",
    stop: (id) => `Any member can stop it. Its id is ${id}.`,
    remove: (id) => `Any member can remove it. Its id is ${id}.`,
    read: {
      pending_confirmation: 'Read how to confirm or stop it',
      cooling_off: 'Read how to stop it',
      active: 'Read how to remove it',
    },
  },
  es: {
    charity: 'Organización',
    account: 'cuenta de pago',
    ending: 'terminada en',
    kinds: {
      bank_us: 'cuenta bancaria de EE. UU.',
      bank_iban: 'cuenta bancaria con IBAN',
      bank_other: 'cuenta bancaria',
      stripe: 'cuenta de Stripe',
    },
    statuses: {
      pending_confirmation: ({ askedBy }) =>
        `${askedBy} añadió esta cuenta. Otro miembro o un operador debe confirmarla. Hasta entonces no se paga nada a ella.`,
      cooling_off: ({ effectiveAt }, print) =>
        `La cuenta está confirmada. Espera hasta el ${print.time(effectiveAt ?? '')}. Hasta entonces cualquier miembro puede pararla.`,
      active: () =>
        'Ya se puede pagar a la organización en esta cuenta. Si no lo esperaba, quítela y avise enseguida a la plataforma.',
      disabled: ({ disabledReason }) => WORDS.es.ends[disabledReason ?? 'removed'],
    },
    ends: {
      refused: 'La cuenta fue rechazada. No se paga nada a ella.',
      removed: 'La cuenta fue quitada. Ya no se paga nada a ella.',
      returned: 'Un banco devolvió un pago, por lo que ya no se paga nada a esta cuenta. Añada otra.',
      changed:
        'El banco confirmado ya no está en la cuenta de Stripe, por lo que ya no se paga nada a la cuenta. Si no lo esperaba, avise enseguida a la plataforma.',
    },
    payouts: {
      enabled: 'Stripe ha comprobado la cuenta y paga al banco cuyo número termina como dice el asunto.',
      disabled:
        'Stripe no paga a esta cuenta por ahora. Un miembro completa lo que pide Stripe con un enlace nuevo.',
    },
    corrected: ({ code, last4Before }, effectiveAt) =>
      `El banco de la cuenta comunicó una corrección (${code}). Antes la cuenta terminaba en ${last4Before}. No se paga nada a ella hasta el ${effectiveAt}, y hasta entonces cualquier miembro puede pararla. Si su banco no sabe nada de este cambio, párela y avise enseguida a la plataforma.`,
    holder:
      'El titular no coincide con el nombre de la organización. No se paga nada a la cuenta hasta que un revisor la acepte.',
    stop: (id) => `Cualquier miembro puede pararla. El ID de la cuenta es ${id}.`,
    remove: (id) => `Cualquier miembro puede quitarla. El ID de la cuenta es ${id}.`,
    read: {
      pending_confirmation: 'Leer cómo confirmarla o pararla',
      cooling_off: 'Leer cómo pararla',
      active: 'Leer cómo quitarla',
    },
  },
  de: {
    charity: 'Organisation',
    account: 'Auszahlungskonto',
    ending: 'endet auf',
    kinds: {
      bank_us: 'Bankkonto in den USA',
      bank_iban: 'Bankkonto mit IBAN',
      bank_other: 'Bankkonto',
      stripe: 'Stripe-Konto',
    },
    statuses: {
      pending_confirmation: ({ askedBy }) =>
        `${askedBy} hat dieses Konto hinzugefügt. Ein anderes Mitglied oder ein Betreiber muss es bestätigen. Bis dahin wird nichts darauf ausgezahlt.`,
      cooling_off: ({ effectiveAt }, print) =>
        `Das Konto ist bestätigt. Es wartet bis ${print.time(effectiveAt ?? '')}. Bis dahin kann jedes Mitglied es stoppen.`,
      active: () =>
        'Auf dieses Konto kann jetzt ausgezahlt werden. Wenn Sie das nicht erwartet haben, entfernen Sie es, und melden Sie das sofort der Plattform.',
      disabled: ({ disabledReason }) => WORDS.de.ends[disabledReason ?? 'removed'],
    },
    ends: {
      refused: 'Das Konto wurde abgelehnt. Es wird nichts darauf ausgezahlt.',
      removed: 'Das Konto wurde entfernt. Es wird nichts mehr darauf ausgezahlt.',
      returned:
        'Eine Bank hat eine Auszahlung zurückgeschickt. Auf dieses Konto wird nichts mehr ausgezahlt. Fügen Sie ein anderes hinzu.',
      changed:
        'Die bestätigte Bank ist nicht mehr im Stripe-Konto. Auf das Konto wird nichts mehr ausgezahlt. Wenn Sie das nicht erwartet haben, melden Sie das sofort der Plattform.',
    },
    payouts: {
      enabled: 'Stripe hat das Konto geprüft und zahlt an die Bank, deren Nummer so endet wie im Betreff.',
      disabled:
        'Stripe zahlt zurzeit nicht auf dieses Konto aus. Ein Mitglied erledigt mit einem neuen Link, was Stripe verlangt.',
    },
    corrected: ({ code, last4Before }, effectiveAt) =>
      `Die Bank des Kontos hat eine Berichtigung gemeldet (${code}). Vorher endete das Konto auf ${last4Before}. Bis ${effectiveAt} wird nichts darauf ausgezahlt, und bis dahin kann jedes Mitglied es stoppen. Wenn Ihre Bank davon nichts weiß, stoppen Sie das Konto, und melden Sie das sofort der Plattform.`,
    holder:
      'Der Inhaber heißt anders als die Organisation. Auf das Konto wird nichts ausgezahlt, bevor ein Prüfer es akzeptiert hat.',
    stop: (id) => `Jedes Mitglied kann es stoppen. Die ID des Kontos ist ${id}.`,
    remove: (id) => `Jedes Mitglied kann es entfernen. Die ID des Kontos ist ${id}.`,
    read: {
      pending_confirmation: 'Lesen, wie Sie es bestätigen oder stoppen',
      cooling_off: 'Lesen, wie Sie es stoppen',
      active: 'Lesen, wie Sie es entfernen',
    },
  },
};

function write(locale: Locale) {
  return (news: AccountNews, print: Printer): Letter => {
    const { charityId, charityName, kind, country, last4, status } = news;
    const words = WORDS[locale];
    const title = `${words.account.charAt(0).toUpperCase()}${words.account.slice(1)}`;
    return {
      subject: `${charityName}: ${words.account} …${last4}`,
      paragraphs: [
        `${words.charity}: ${charityName} (${charityId})`,
        `${title}: ${words.kinds[kind]} (${country}), ${words.ending} ${last4}`,
        tellHappening(words, news, print),
        ...(news.isHolderAccepted || status === 'disabled' ? [] : [words.holder]),
        ...waysToStop(words, news),
      ],
      ...(status === 'disabled' ? {} : { action: { label: words.read[status], path: RULES_PATH } }),
    };
  };
}

function tellHappening(words: Words, news: AccountNews, print: Printer): string {
  if (news.correction !== null) return words.corrected(news.correction, print.time(news.effectiveAt ?? ''));
  return news.payouts === null ? words.statuses[news.status](news, print) : words.payouts[news.payouts];
}

function waysToStop(words: Words, { status, accountId }: AccountNews): string[] {
  if (REFUSABLE_ACCOUNTS.includes(status)) return [words.stop(accountId)];
  return status === 'active' ? [words.remove(accountId)] : [];
}

export const payoutAccountChanged: Template<AccountNews> = {
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
  },
  letters: { en: write('en'), es: write('es'), de: write('de') },
};
