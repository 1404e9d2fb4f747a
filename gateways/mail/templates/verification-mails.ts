/** The mails to an entity about its verification. */
import { type Locale } from '../../../domain/mails/locale';
import { type Level, type ToldStatus } from '../../../domain/verification/vocabulary';
import { type Printer, type Template } from './template';

export interface MoveNews {
  entityId: string;
  /** The name of the charity or the person. */
  name: string;
  level: Level;
  status: ToldStatus;
  /** The reviewer's own words. */
  reason: string | null;
  requiredActions: string[];
}

const SENTENCES: Record<Locale, Record<ToldStatus, string>> = {
  en: {
    information_required: 'More information is needed',
    identity_required: 'Please prove who you are',
    approved: 'The verification is approved',
    rejected: 'The verification is rejected',
    renewal_due: 'The verification must be renewed',
    expired: 'The verification has expired',
    concern: 'The platform has a concern',
    revoked: 'The verification is revoked',
    appealed: 'The appeal has arrived',
    withdrawn: 'The application for verification is withdrawn',
  },
  es: {
    information_required: 'Falta información',
    identity_required: 'Demuestre quién es',
    approved: 'La verificación está aprobada',
    rejected: 'La verificación está rechazada',
    renewal_due: 'Hay que renovar la verificación',
    expired: 'La verificación ha caducado',
    concern: 'La plataforma tiene una duda',
    revoked: 'La verificación está revocada',
    appealed: 'La apelación ha llegado',
    withdrawn: 'La solicitud de verificación queda retirada',
  },
  de: {
    information_required: 'Es fehlen Angaben',
    identity_required: 'Bitte weisen Sie sich aus',
    approved: 'Die Prüfung ist bestanden',
    rejected: 'Die Prüfung ist nicht bestanden',
    renewal_due: 'Die Prüfung muss erneuert werden',
    expired: 'Die Prüfung ist abgelaufen',
    concern: 'Die Plattform hat Bedenken',
    revoked: 'Die Prüfung ist widerrufen',
    appealed: 'Der Einspruch ist angekommen',
    withdrawn: 'Der Antrag auf Prüfung ist zurückgezogen',
  },
};

const LEVELS: Record<Locale, Record<Level, string>> = {
  en: { basic: 'Basic', standard: 'Standard', enhanced: 'Enhanced' },
  es: { basic: 'Básico', standard: 'Estándar', enhanced: 'Ampliado' },
  de: { basic: 'Einfach', standard: 'Standard', enhanced: 'Erweitert' },
};

const LABELS: Record<Locale, Record<'level' | 'reason' | 'next' | 'follow' | 'apply', string>> = {
  en: {
    level: 'Level',
    reason: 'Reason',
    next: 'What to do next',
    follow: 'Read how to follow a verification',
    apply: 'Read how to apply',
  },
  es: {
    level: 'Nivel',
    reason: 'Motivo',
    next: 'Qué hacer ahora',
    follow: 'Leer cómo seguir una verificación',
    apply: 'Leer cómo solicitarla',
  },
  de: {
    level: 'Stufe',
    reason: 'Grund',
    next: 'Das ist zu tun',
    follow: 'Lesen, wie Sie eine Prüfung verfolgen',
    apply: 'Lesen, wie Sie sie beantragen',
  },
};

/** No page shows a verification, so the mails link the guide with the calls. */
const GUIDE_PATH = '/docs/guides/verification';

function writeMove(locale: Locale) {
  return ({ entityId, name, level, status, reason, requiredActions }: MoveNews) => {
    const labels = LABELS[locale];
    return {
      subject: `${name}: ${SENTENCES[locale][status]}`,
      paragraphs: [
        `${SENTENCES[locale][status]}: ${name} (${entityId}). ${labels.level}: ${LEVELS[locale][level]}.`,
        ...(reason === null ? [] : [`${labels.reason}: ${reason}`]),
        ...(requiredActions.length === 0 ? [] : [`${labels.next}: ${requiredActions.join(' ')}`]),
      ],
      action: { label: labels.follow, path: `${GUIDE_PATH}#follow-it` },
    };
  };
}

export const verificationMoved: Template<MoveNews> = {
  example: {
    entityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Helping Hands',
    level: 'standard',
    status: 'information_required',
    reason: 'The bylaws are unsigned.',
    requiredActions: ['Submit the signed bylaws.'],
  },
  letters: { en: writeMove('en'), es: writeMove('es'), de: writeMove('de') },
};

export interface ReminderNews {
  entityId: string;
  name: string;
  level: Level;
  /** ISO 8601. */
  expiresAt: string;
}

const REMINDERS: Record<Locale, { subject: string; renew: string; expires: (day: string) => string }> = {
  en: {
    subject: 'The verification expires soon',
    expires: (day) => `expires on ${day}.`,
    renew: 'Apply for its renewal before that day, so that nothing is interrupted.',
  },
  es: {
    subject: 'La verificación caduca pronto',
    expires: (day) => `caduca el ${day}.`,
    renew: 'Pida la renovación antes de ese día para que nada se interrumpa.',
  },
  de: {
    subject: 'Die Prüfung läuft bald ab',
    expires: (day) => `läuft am ${day} ab.`,
    renew: 'Beantragen Sie die Erneuerung vor diesem Tag, damit nichts unterbrochen wird.',
  },
};

function writeReminder(locale: Locale) {
  return ({ entityId, name, level, expiresAt }: ReminderNews, print: Printer) => {
    const words = REMINDERS[locale];
    const labels = LABELS[locale];
    return {
      subject: `${name}: ${words.subject}`,
      paragraphs: [
        `${name} (${entityId}, ${labels.level}: ${LEVELS[locale][level]}) ${words.expires(print.day(expiresAt))}`,
        words.renew,
      ],
      action: { label: labels.apply, path: `${GUIDE_PATH}#apply` },
    };
  };
}

export const verificationReminder: Template<ReminderNews> = {
  example: {
    entityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Helping Hands',
    level: 'standard',
    expiresAt: '2026-12-24T00:00:00.000Z',
  },
  letters: { en: writeReminder('en'), es: writeReminder('es'), de: writeReminder('de') },
};
