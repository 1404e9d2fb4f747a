/** Mails about a claim. Members of the charity, reviewers and operators, and the claimant each get their own. */
import { type Locale } from '../../../domain/mails/locale';
import { type Letter, type Printer, type Template } from './template';

export interface ClaimNews {
  charityName: string;
  /** The time until which members may object (ISO 8601). Null if the charity has no members. */
  objectionsUntil: string | null;
}

export interface ClaimDecisionNews {
  charityName: string;
  isApproved: boolean;
  reason: string | null;
}

const CLAIMS_PATH = '/account/claims';
const DECISIONS_PATH = '/account/decisions';

interface Words {
  /** To members. */
  made: (charityName: string) => Pick<Letter, 'subject'> & { text: string };
  objectUntil: (time: string) => string;
  readClaim: string;
  /** To reviewers and operators. */
  toDecide: (charityName: string) => Pick<Letter, 'subject'> & { text: string };
  decideAfter: (time: string) => string;
  decide: string;
  /** To the claimant. */
  decided: (charityName: string) => string;
  approved: (charityName: string) => string;
  denied: (charityName: string) => string;
  reason: string;
  readDecision: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    made: (name) => ({
      subject: `A claim of ${name}`,
      text: `Somebody asks to manage ${name}, of which you are a member. If this person should not manage it, object.`,
    }),
    objectUntil: (time) => `You can object until ${time}.`,
    readClaim: 'Read the claim or object',
    toDecide: (name) => ({
      subject: `Decide a claim of ${name}`,
      text: `Somebody asks to manage ${name}. Two independent people must approve the claim. One denial suffices.`,
    }),
    decideAfter: (time) => `Members of the charity may object until ${time}. Nobody can approve it before.`,
    decide: 'Read and decide the claim',
    decided: (name) => `Your claim of ${name}`,
    approved: (name) =>
      `Your claim of ${name} is approved. You are a member now. Apply for a verification next: the charity is paid only after it.`,
    denied: (name) => `Your claim of ${name} is denied.`,
    reason: 'Reason',
    readDecision: 'See your claims',
  },
  es: {
    made: (name) => ({
      subject: `Una solicitud para gestionar ${name}`,
      text: `Alguien pide gestionar ${name}, de la que usted es miembro. Si esta persona no debe gestionarla, opóngase.`,
    }),
    objectUntil: (time) => `Puede oponerse hasta el ${time}.`,
    readClaim: 'Leer la solicitud u oponerse',
    toDecide: (name) => ({
      subject: `Decida una solicitud para gestionar ${name}`,
      text: `Alguien pide gestionar ${name}. Dos personas independientes deben aprobar la solicitud. Basta una denegación.`,
    }),
    decideAfter: (time) =>
      `Los miembros de la organización pueden oponerse hasta el ${time}. Nadie puede aprobarla antes.`,
    decide: 'Leer y decidir la solicitud',
    decided: (name) => `Su solicitud para gestionar ${name}`,
    approved: (name) =>
      `Su solicitud para gestionar ${name} está aprobada. Ya es miembro. Solicite ahora una verificación: la organización solo cobra después de ella.`,
    denied: (name) => `Su solicitud para gestionar ${name} está denegada.`,
    reason: 'Motivo',
    readDecision: 'Ver sus solicitudes',
  },
  de: {
    made: (name) => ({
      subject: `Ein Antrag, ${name} zu verwalten`,
      text: `Jemand möchte ${name} verwalten. Sie sind dort Mitglied. Wenn diese Person die Organisation nicht verwalten soll, widersprechen Sie.`,
    }),
    objectUntil: (time) => `Sie können bis ${time} widersprechen.`,
    readClaim: 'Den Antrag lesen oder widersprechen',
    toDecide: (name) => ({
      subject: `Entscheiden Sie über einen Antrag, ${name} zu verwalten`,
      text: `Jemand möchte ${name} verwalten. Zwei unabhängige Personen müssen zustimmen. Eine Ablehnung genügt.`,
    }),
    decideAfter: (time) =>
      `Mitglieder der Organisation können bis ${time} widersprechen. Vorher kann niemand zustimmen.`,
    decide: 'Den Antrag lesen und entscheiden',
    decided: (name) => `Ihr Antrag, ${name} zu verwalten`,
    approved: (name) =>
      `Ihrem Antrag, ${name} zu verwalten, wurde zugestimmt. Sie sind jetzt Mitglied. Beantragen Sie als Nächstes eine Prüfung: Erst danach bekommt die Organisation Geld.`,
    denied: (name) => `Ihr Antrag, ${name} zu verwalten, wurde abgelehnt.`,
    reason: 'Grund',
    readDecision: 'Ihre Anträge ansehen',
  },
};

const EXAMPLE: ClaimNews = { charityName: 'Helping Hands', objectionsUntil: '2026-03-15T12:00:00.000Z' };

function writeMade(locale: Locale) {
  return ({ charityName, objectionsUntil }: ClaimNews, print: Printer): Letter => {
    const { made, objectUntil, readClaim } = WORDS[locale];
    const { subject, text } = made(charityName);
    const until = objectionsUntil === null ? [] : [objectUntil(print.time(objectionsUntil))];
    return { subject, paragraphs: [text, ...until], action: { label: readClaim, path: CLAIMS_PATH } };
  };
}

function writeToDecide(locale: Locale) {
  return ({ charityName, objectionsUntil }: ClaimNews, print: Printer): Letter => {
    const { toDecide, decideAfter, decide } = WORDS[locale];
    const { subject, text } = toDecide(charityName);
    const after = objectionsUntil === null ? [] : [decideAfter(print.time(objectionsUntil))];
    return { subject, paragraphs: [text, ...after], action: { label: decide, path: DECISIONS_PATH } };
  };
}

function writeDecided(locale: Locale) {
  return ({ charityName, isApproved, reason }: ClaimDecisionNews): Letter => {
    const { decided, approved, denied, readDecision, reason: label } = WORDS[locale];
    return {
      subject: decided(charityName),
      paragraphs: [
        (isApproved ? approved : denied)(charityName),
        ...(reason === null ? [] : [`${label}: ${reason}`]),
      ],
      action: { label: readDecision, path: CLAIMS_PATH },
    };
  };
}

export const claimMade: Template<ClaimNews> = {
  example: EXAMPLE,
  letters: { en: writeMade('en'), es: writeMade('es'), de: writeMade('de') },
};

export const claimToDecide: Template<ClaimNews> = {
  example: EXAMPLE,
  letters: { en: writeToDecide('en'), es: writeToDecide('es'), de: writeToDecide('de') },
};

export const claimDecided: Template<ClaimDecisionNews> = {
  example: { charityName: 'Helping Hands', isApproved: false, reason: 'The documents name another person.' },
  letters: { en: writeDecided('en'), es: writeDecided('es'), de: writeDecided('de') },
};
