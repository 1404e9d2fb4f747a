/** The mails to a volunteer about a skill, license or certification. */
import { type Locale } from '../../../domain/mails/locale';
import { type ToldQualification } from '../../../domain/qualifications/qualification';
import { type Printer, type Template } from './template';

export interface MoveNews {
  name: string;
  status: ToldQualification;
  reason: string | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
}

const OUTCOMES: Record<Locale, Record<ToldQualification, string>> = {
  en: { confirmed: 'is confirmed', refused: 'is refused', expired: 'has expired' },
  es: { confirmed: 'está confirmada', refused: 'está rechazada', expired: 'ha caducado' },
  de: { confirmed: 'ist bestätigt', refused: 'ist abgelehnt', expired: 'ist abgelaufen' },
};

interface Words {
  yours: (name: string) => string;
  until: string;
  reason: string;
  again: string;
  /** Name the link. */
  readAgain: string;
  read: string;
}

/** No page shows qualifications, so the mails link the rules with the calls. */
const RULES_PATH = '/docs/rules/qualifications';

const WORDS: Record<Locale, Words> = {
  en: {
    yours: (name) => `Your qualification "${name}"`,
    until: 'It is valid until',
    reason: 'Reason',
    again: 'Opportunities that require it do not take your hours. You can state a new one.',
    readAgain: 'Read how to state a new one',
    read: 'Read how qualifications work',
  },
  es: {
    yours: (name) => `Su cualificación "${name}"`,
    until: 'Es válida hasta el',
    reason: 'Motivo',
    again: 'Las oportunidades que la exigen no aceptan sus horas. Puede indicar una nueva.',
    readAgain: 'Leer cómo indicar una nueva',
    read: 'Leer cómo funcionan las cualificaciones',
  },
  de: {
    yours: (name) => `Ihre Qualifikation „${name}“`,
    until: 'Sie gilt bis zum',
    reason: 'Grund',
    again: 'Angebote, die sie verlangen, nehmen Ihre Stunden nicht an. Sie können eine neue angeben.',
    readAgain: 'Lesen, wie Sie eine neue angeben',
    read: 'Lesen, wie Qualifikationen funktionieren',
  },
};

function writeMove(locale: Locale) {
  return ({ name, status, reason, expiresOn }: MoveNews, print: Printer) => {
    const words = WORDS[locale];
    const outcome = `${words.yours(name)} ${OUTCOMES[locale][status]}`;
    const isValid = status === 'confirmed';
    return {
      subject: outcome,
      paragraphs: [
        `${outcome}.`,
        ...(isValid && expiresOn !== null ? [`${words.until} ${print.day(expiresOn)}.`] : []),
        ...(reason === null ? [] : [`${words.reason}: ${reason}`]),
        ...(isValid ? [] : [words.again]),
      ],
      action: { label: isValid ? words.read : words.readAgain, path: RULES_PATH },
    };
  };
}

export const qualificationMoved: Template<MoveNews> = {
  example: {
    name: 'Nursing license',
    status: 'refused',
    reason: 'The document shows another name.',
    expiresOn: '2027-06-30',
  },
  letters: { en: writeMove('en'), es: writeMove('es'), de: writeMove('de') },
};

export interface ExpiryNews {
  name: string;
  /** YYYY-MM-DD, the last day on which it is valid. */
  expiresOn: string;
}

export const qualificationExpiring: Template<ExpiryNews> = {
  example: { name: 'Nursing license', expiresOn: '2026-12-20' },
  letters: {
    en: ({ name, expiresOn }, print) => ({
      subject: `Your qualification "${name}" expires soon`,
      paragraphs: [
        `The last day of your qualification "${name}" is ${print.day(expiresOn)}.`,
        'After this day, opportunities that require it do not take your hours.',
        'If it is renewed, state the new one before this day.',
      ],
      action: { label: 'Read how to state it', path: RULES_PATH },
    }),
    es: ({ name, expiresOn }, print) => ({
      subject: `Su cualificación "${name}" caduca pronto`,
      paragraphs: [
        `El último día de su cualificación "${name}" es el ${print.day(expiresOn)}.`,
        'Después de ese día, las oportunidades que la exigen no aceptan sus horas.',
        'Si la renueva, indique la nueva antes de ese día.',
      ],
      action: { label: 'Leer cómo indicarla', path: RULES_PATH },
    }),
    de: ({ name, expiresOn }, print) => ({
      subject: `Ihre Qualifikation „${name}“ läuft bald ab`,
      paragraphs: [
        `Der letzte Tag Ihrer Qualifikation „${name}“ ist der ${print.day(expiresOn)}.`,
        'Danach nehmen Angebote, die sie verlangen, Ihre Stunden nicht an.',
        'Wenn sie erneuert wird, geben Sie die neue vor diesem Tag an.',
      ],
      action: { label: 'Lesen, wie Sie sie angeben', path: RULES_PATH },
    }),
  },
};
