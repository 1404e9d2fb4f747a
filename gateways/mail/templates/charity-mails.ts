/** The mails to every member of a charity about a change to its name, EIN, address or wallet. */
import { type ChangeStatus, type GuardedField } from '../../../domain/charities/changes';
import { type Locale } from '../../../domain/mails/locale';
import { type Letter, type Printer, type Template } from './template';

export interface ChangeNews {
  charityId: string;
  charityName: string;
  changeId: string;
  field: GuardedField;
  newValue: string;
  status: ChangeStatus;
  askedBy: string;
  /** ISO 8601; null until somebody confirms the change. */
  effectiveAt: string | null;
}

interface Words {
  charity: string;
  fields: Record<GuardedField, string>;
  title: (field: string) => string;
  statuses: Record<ChangeStatus, (news: ChangeNews, print: Printer) => string>;
  stop: (changeId: string) => string;
  /** Names the link. */
  readConfirm: string;
  readStop: string;
}

/** No page shows changes of a charity, so the mail links the rules with the calls. */
const RULES_PATH = '/docs/rules/charities#changes-that-need-a-second-person';

const WORDS: Record<Locale, Words> = {
  en: {
    charity: 'Charity',
    fields: { name: 'name', ein: 'EIN', location: 'address', wallet_address: 'wallet address' },
    title: (field) => `new ${field}`,
    statuses: {
      pending_confirmation: ({ askedBy }) =>
        `${askedBy} asked for this change. Another member or an operator must confirm it. Until then the old value stays in force.`,
      cooling_off: ({ effectiveAt }, print) =>
        `The change is confirmed. It waits until ${print.time(effectiveAt ?? '')}. Until then any member can stop it.`,
      in_review: () =>
        'The change waits for a reviewer of the platform. Until then the old value stays in force.',
      in_force: () => 'The change is in force now. If you did not expect it, tell the platform at once.',
      refused: () => 'The change was refused. The old value stays in force.',
      replaced: () => 'A newer request for the same field replaced this change.',
    },
    stop: (id) => `Any member can stop it. Its id is ${id}.`,
    readConfirm: 'Read how to confirm or stop it',
    readStop: 'Read how to stop it',
  },
  es: {
    charity: 'Organización',
    fields: { name: 'nombre', ein: 'EIN', location: 'dirección', wallet_address: 'dirección de la cartera' },
    title: (field) => `cambio de ${field}`,
    statuses: {
      pending_confirmation: ({ askedBy }) =>
        `${askedBy} pidió este cambio. Otro miembro o un operador debe confirmarlo. Hasta entonces vale el valor anterior.`,
      cooling_off: ({ effectiveAt }, print) =>
        `El cambio está confirmado. Espera hasta el ${print.time(effectiveAt ?? '')}. Hasta entonces cualquier miembro puede pararlo.`,
      in_review: () =>
        'El cambio espera a un revisor de la plataforma. Hasta entonces vale el valor anterior.',
      in_force: () => 'El cambio ya vale. Si no lo esperaba, avise enseguida a la plataforma.',
      refused: () => 'El cambio fue rechazado. Sigue valiendo el valor anterior.',
      replaced: () => 'Una petición más reciente para el mismo campo sustituyó este cambio.',
    },
    stop: (id) => `Cualquier miembro puede pararlo. El ID del cambio es ${id}.`,
    readConfirm: 'Leer cómo confirmarlo o pararlo',
    readStop: 'Leer cómo pararlo',
  },
  de: {
    charity: 'Organisation',
    fields: { name: 'Name', ein: 'EIN', location: 'Adresse', wallet_address: 'Wallet-Adresse' },
    title: (field) => `${field} geändert`,
    statuses: {
      pending_confirmation: ({ askedBy }) =>
        `${askedBy} hat diese Änderung verlangt. Ein anderes Mitglied oder ein Betreiber muss sie bestätigen. Bis dahin gilt der alte Wert.`,
      cooling_off: ({ effectiveAt }, print) =>
        `Die Änderung ist bestätigt. Sie wartet bis ${print.time(effectiveAt ?? '')}. Bis dahin kann jedes Mitglied sie stoppen.`,
      in_review: () => 'Die Änderung wartet auf einen Prüfer der Plattform. Bis dahin gilt der alte Wert.',
      in_force: () =>
        'Die Änderung gilt jetzt. Wenn Sie sie nicht erwartet haben, melden Sie das sofort der Plattform.',
      refused: () => 'Die Änderung wurde abgelehnt. Der alte Wert gilt weiter.',
      replaced: () => 'Ein neuerer Antrag für dasselbe Feld hat diese Änderung ersetzt.',
    },
    stop: (id) => `Jedes Mitglied kann sie stoppen. Die ID der Änderung ist ${id}.`,
    readConfirm: 'Lesen, wie Sie sie bestätigen oder stoppen',
    readStop: 'Lesen, wie Sie sie stoppen',
  },
};

const OPEN: readonly ChangeStatus[] = ['pending_confirmation', 'cooling_off', 'in_review'];

function write(locale: Locale) {
  return (news: ChangeNews, print: Printer): Letter => {
    const { charityId, charityName, changeId, field, newValue, status } = news;
    const words = WORDS[locale];
    const title = words.title(words.fields[field]);
    const label = status === 'pending_confirmation' ? words.readConfirm : words.readStop;
    const isOpen = OPEN.includes(status);
    return {
      subject: `${charityName}: ${title}`,
      paragraphs: [
        `${words.charity}: ${charityName} (${charityId})`,
        `${title.charAt(0).toUpperCase()}${title.slice(1)}: ${newValue}`,
        words.statuses[status](news, print),
        ...(isOpen ? [words.stop(changeId)] : []),
      ],
      ...(isOpen ? { action: { label, path: RULES_PATH } } : {}),
    };
  };
}

export const charityChange: Template<ChangeNews> = {
  example: {
    charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    changeId: 'change_01m7zrgjwgyegj6d5ybm1zw3h2',
    field: 'name',
    newValue: 'Helping Hands International',
    status: 'pending_confirmation',
    askedBy: 'user_01m7zrgg3w0dvw7sakaks4a7hc',
    effectiveAt: null,
  },
  letters: { en: write('en'), es: write('es'), de: write('de') },
};
