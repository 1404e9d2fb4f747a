/** The mails about volunteer hours. */
import { type ToldHours } from '../../../domain/hours/hours';
import { type Locale } from '../../../domain/mails/locale';
import { type Printer, type Template } from './template';

export interface DecisionNews {
  charityName: string;
  status: ToldHours;
  /** A decimal number, such as "3.5". */
  hours: string;
  workedOn: string;
  reason: string | null;
}

const OUTCOMES: Record<Locale, Record<DecisionNews['status'], string>> = {
  en: {
    verified: 'are verified',
    rejected: 'are rejected',
    information_required: 'need more information',
    expired: 'have expired, because nobody decided in time',
  },
  es: {
    verified: 'están verificadas',
    rejected: 'están rechazadas',
    information_required: 'necesitan más información',
    expired: 'han caducado, porque nadie decidió a tiempo',
  },
  de: {
    verified: 'sind bestätigt',
    rejected: 'sind abgelehnt',
    information_required: 'brauchen weitere Angaben',
    expired: 'sind verfallen, weil niemand rechtzeitig entschieden hat',
  },
};

const WORDS: Record<
  Locale,
  { hours: (news: DecisionNews, day: string) => string; subject: string; reason: string; see: string }
> = {
  en: {
    hours: ({ hours, charityName }, day) => `Your ${hours} hours of ${day} for ${charityName}`,
    subject: 'Your volunteer hours',
    reason: 'Reason',
    see: 'See your hours',
  },
  es: {
    hours: ({ hours, charityName }, day) => `Sus ${hours} horas del ${day} para ${charityName}`,
    subject: 'Sus horas de voluntariado',
    reason: 'Motivo',
    see: 'Ver sus horas',
  },
  de: {
    hours: ({ hours, charityName }, day) => `Ihre ${hours} Stunden vom ${day} für ${charityName}`,
    subject: 'Ihre ehrenamtlichen Stunden',
    reason: 'Grund',
    see: 'Ihre Stunden ansehen',
  },
};

function writeDecision(locale: Locale) {
  return (news: DecisionNews, print: Printer) => {
    const words = WORDS[locale];
    const outcome = OUTCOMES[locale][news.status];
    return {
      subject: `${words.subject} ${outcome}`,
      paragraphs: [
        `${words.hours(news, print.day(news.workedOn))} ${outcome}.`,
        ...(news.reason === null ? [] : [`${words.reason}: ${news.reason}`]),
      ],
      action: { label: words.see, path: '/my/hours' },
    };
  };
}

export const hoursDecided: Template<DecisionNews> = {
  example: {
    charityName: 'Helping Hands',
    status: 'rejected',
    hours: '3.5',
    workedOn: '2026-11-20',
    reason: 'We had no event on this day.',
  },
  letters: { en: writeDecision('en'), es: writeDecision('es'), de: writeDecision('de') },
};

export interface DueNews {
  charityId: string;
  charityName: string;
  /** The number of undecided submissions, and the time at which the first of them expires (ISO 8601). */
  waiting: number;
  firstExpiresAt: string;
}

/** No page lists the hours of a charity, so the mail links the calls that do. */
const DECIDING_PATH = '/docs/reference/volunteering#listCharityVolunteerHours';

export const hoursDue: Template<DueNews> = {
  example: {
    charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    waiting: 4,
    firstExpiresAt: '2026-12-20T10:00:00.000Z',
  },
  letters: {
    en: ({ charityId, charityName, waiting, firstExpiresAt }, print) => ({
      subject: `${charityName}: volunteer hours wait for you`,
      paragraphs: [
        `Submissions of volunteer hours that wait for a decision of ${charityName} (${charityId}): ${String(waiting)}.`,
        `The first one expires on ${print.day(firstExpiresAt)}.`,
      ],
      action: { label: 'Read how to see and decide them', path: DECIDING_PATH },
    }),
    es: ({ charityId, charityName, waiting, firstExpiresAt }, print) => ({
      subject: `${charityName}: hay horas de voluntariado pendientes`,
      paragraphs: [
        `Envíos de horas de voluntariado que esperan una decisión de ${charityName} (${charityId}): ${String(waiting)}.`,
        `El primero caduca el ${print.day(firstExpiresAt)}.`,
      ],
      action: { label: 'Leer cómo verlos y decidir', path: DECIDING_PATH },
    }),
    de: ({ charityId, charityName, waiting, firstExpiresAt }, print) => ({
      subject: `${charityName}: ehrenamtliche Stunden warten auf Sie`,
      paragraphs: [
        `Eingereichte Stunden, die auf eine Entscheidung von ${charityName} (${charityId}) warten: ${String(waiting)}.`,
        `Die ersten verfallen am ${print.day(firstExpiresAt)}.`,
      ],
      action: { label: 'Lesen, wie Sie sie ansehen und entscheiden', path: DECIDING_PATH },
    }),
  },
};
