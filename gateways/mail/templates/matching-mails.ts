/** The mails to a sponsor about a pledge to match the gifts of a campaign. */
import { type PledgeEndReason } from '../../../domain/matching/pledge';
import { reasonIn } from './reasons';
import { type Letter, type Sum, type Template } from './template';

export interface PledgeNews {
  charityName: string;
  campaignName: string;
}

export interface AcceptedPledgeNews extends PledgeNews {
  cap: Sum;
  /** The amount that the sponsor adds to each unit of a gift, such as "0.50". */
  ratio: string;
  /** ISO 8601. */
  endsAt: string;
}

export interface ChargedMatchesNews extends PledgeNews {
  sum: Sum;
  /** The number of matched gifts. */
  matches: number;
  /** The path of the page that proves the sponsor's gift. Null for a network without one. */
  receiptPath: string | null;
}

export interface DeclinedMatchesNews extends PledgeNews {
  failureCode: string | null;
  /** The time of the next attempt in ISO 8601. Null after the last attempt: the gifts then stay unmatched. */
  retriesAt: string | null;
}

export interface EndedPledgeNews extends PledgeNews {
  used: Sum;
  reason: PledgeEndReason;
}

const PLEDGE: PledgeNews = { charityName: 'Helping Hands', campaignName: 'A new roof' };

const sources = (label: string): Pick<Letter, 'action'> => ({ action: { label, path: '/account/sources' } });

export const pledgeAccepted: Template<AcceptedPledgeNews> = {
  example: {
    ...PLEDGE,
    cap: { amount: '1000.00', currency: 'USD' },
    ratio: '0.50',
    endsAt: '2026-12-31T00:00:00.000Z',
  },
  letters: {
    en: ({ charityName, campaignName, cap, ratio, endsAt }, print) => ({
      subject: `${charityName} accepted your pledge`,
      paragraphs: [
        `${charityName} accepted your pledge to match gifts to "${campaignName}". You add ${ratio} for each 1.00 given until ${print.time(endsAt)}, at most ${print.sum(cap)}.`,
        'The matches are charged to the payment method of the pledge, several together. You get a receipt for each charge.',
      ],
      ...sources('Check your payment methods'),
    }),
    es: ({ charityName, campaignName, cap, ratio, endsAt }, print) => ({
      subject: `${charityName} aceptó su compromiso`,
      paragraphs: [
        `${charityName} aceptó su compromiso de igualar donaciones a «${campaignName}». Usted añade ${ratio} por cada 1.00 donado hasta el ${print.time(endsAt)}, como máximo ${print.sum(cap)}.`,
        'Las aportaciones se cobran con el medio de pago del compromiso, varias juntas. Recibirá un recibo de cada cobro.',
      ],
      ...sources('Revisar sus medios de pago'),
    }),
    de: ({ charityName, campaignName, cap, ratio, endsAt }, print) => ({
      subject: `${charityName} hat Ihre Zusage angenommen`,
      paragraphs: [
        `${charityName} hat Ihre Zusage angenommen, Spenden für „${campaignName}“ aufzustocken. Sie geben für je 1.00 bis ${print.time(endsAt)} zusätzlich ${ratio}, höchstens ${print.sum(cap)}.`,
        'Die Beträge werden gesammelt mit der Zahlungsart der Zusage eingezogen. Sie bekommen für jede Zahlung eine Quittung.',
      ],
      ...sources('Ihre Zahlungsarten prüfen'),
    }),
  },
};

export const matchesCharged: Template<ChargedMatchesNews> = {
  example: {
    ...PLEDGE,
    sum: { amount: '350.00', currency: 'USD' },
    matches: 12,
    receiptPath: `/receipts/${'0'.repeat(64)}`,
  },
  letters: {
    en: ({ charityName, campaignName, sum, matches, receiptPath }, print) => ({
      subject: `Your matching gift to ${charityName}`,
      paragraphs: [
        `Thank you. Your gift of ${print.sum(sum)} to ${charityName} is complete. It matches gifts to "${campaignName}": ${String(matches)}.`,
        'Your receipt is attached. Keep it for your tax records.',
      ],
      ...proof('See the proof of your gift', receiptPath),
    }),
    es: ({ charityName, campaignName, sum, matches, receiptPath }, print) => ({
      subject: `Su aportación a ${charityName}`,
      paragraphs: [
        `Gracias. Su donación de ${print.sum(sum)} a ${charityName} se ha completado. Donaciones a «${campaignName}» que iguala: ${String(matches)}.`,
        'Adjuntamos el recibo. Guárdelo para su declaración de impuestos.',
      ],
      ...proof('Ver la prueba de su donación', receiptPath),
    }),
    de: ({ charityName, campaignName, sum, matches, receiptPath }, print) => ({
      subject: `Ihre Aufstockung für ${charityName}`,
      paragraphs: [
        `Vielen Dank. Ihre Spende von ${print.sum(sum)} an ${charityName} ist angekommen. Aufgestockte Spenden für „${campaignName}“: ${String(matches)}.`,
        'Die Quittung hängt an. Bewahren Sie sie für Ihre Steuererklärung auf.',
      ],
      ...proof('Den Nachweis Ihrer Spende ansehen', receiptPath),
    }),
  },
};

function proof(label: string, path: string | null): Pick<Letter, 'action'> {
  return path === null ? {} : { action: { label, path } };
}

export const matchesDeclined: Template<DeclinedMatchesNews> = {
  example: { ...PLEDGE, failureCode: 'INSUFFICIENT_FUNDS', retriesAt: '2026-03-08T12:00:00.000Z' },
  letters: {
    en: ({ charityName, campaignName, failureCode, retriesAt }, print) => ({
      subject: `Your matching gift to ${charityName} failed`,
      paragraphs: [
        `The charge for gifts to "${campaignName}" of ${charityName} that you match failed.`,
        ...reasonIn('en', failureCode),
        retriesAt === null
          ? 'We do not try again. These gifts are not matched.'
          : `We try again on ${print.time(retriesAt)}. Make sure that your payment method works, or choose another one for the pledge.`,
      ],
      ...sources('Check your payment methods'),
    }),
    es: ({ charityName, campaignName, failureCode, retriesAt }, print) => ({
      subject: `Su aportación a ${charityName} no se realizó`,
      paragraphs: [
        `No se pudo cobrar lo que añade a donaciones a «${campaignName}» de ${charityName}.`,
        ...reasonIn('es', failureCode),
        retriesAt === null
          ? 'No lo intentaremos de nuevo. Estas donaciones no se igualan.'
          : `Lo intentaremos de nuevo el ${print.time(retriesAt)}. Compruebe que su medio de pago funciona o elija otro para el compromiso.`,
      ],
      ...sources('Revisar sus medios de pago'),
    }),
    de: ({ charityName, campaignName, failureCode, retriesAt }, print) => ({
      subject: `Ihre Aufstockung für ${charityName} ist fehlgeschlagen`,
      paragraphs: [
        `Die Zahlung für Spenden an „${campaignName}“ von ${charityName}, die Sie aufstocken, ist fehlgeschlagen.`,
        ...reasonIn('de', failureCode),
        retriesAt === null
          ? 'Wir versuchen es nicht noch einmal. Diese Spenden werden nicht aufgestockt.'
          : `Wir versuchen es am ${print.time(retriesAt)} noch einmal. Sorgen Sie dafür, dass Ihre Zahlungsart funktioniert, oder wählen Sie eine andere für die Zusage.`,
      ],
      ...sources('Ihre Zahlungsarten prüfen'),
    }),
  },
};

const ENDED = {
  en: {
    sponsor: 'You ended it.',
    charity: 'The charity ended it.',
    time: 'Its time is over.',
    charge_failed: 'A charge for its matches was not paid.',
  },
  es: {
    sponsor: 'Usted lo terminó.',
    charity: 'La organización lo terminó.',
    time: 'Su plazo ha acabado.',
    charge_failed: 'No se pagó un cobro de sus aportaciones.',
  },
  de: {
    sponsor: 'Sie haben sie beendet.',
    charity: 'Die Organisation hat sie beendet.',
    time: 'Ihre Zeit ist abgelaufen.',
    charge_failed: 'Eine Zahlung für ihre Aufstockungen wurde nicht geleistet.',
  },
} as const;

export const pledgeEnded: Template<EndedPledgeNews> = {
  example: { ...PLEDGE, used: { amount: '640.00', currency: 'USD' }, reason: 'time' },
  letters: {
    en: ({ charityName, campaignName, used, reason }, print) => ({
      subject: `Your pledge to ${charityName} has ended`,
      paragraphs: [
        `Your pledge to match gifts to "${campaignName}" of ${charityName} has ended. ${ENDED.en[reason]}`,
        `It matched ${print.sum(used)}. What it matched before is still charged. No new gifts are matched.`,
      ],
    }),
    es: ({ charityName, campaignName, used, reason }, print) => ({
      subject: `Su compromiso con ${charityName} ha terminado`,
      paragraphs: [
        `Su compromiso de igualar donaciones a «${campaignName}» de ${charityName} ha terminado. ${ENDED.es[reason]}`,
        `Igualó ${print.sum(used)}. Lo que igualó antes aún se cobra. No se igualan más donaciones.`,
      ],
    }),
    de: ({ charityName, campaignName, used, reason }, print) => ({
      subject: `Ihre Zusage für ${charityName} ist beendet`,
      paragraphs: [
        `Ihre Zusage, Spenden für „${campaignName}“ von ${charityName} aufzustocken, ist beendet. ${ENDED.de[reason]}`,
        `Sie hat ${print.sum(used)} beigetragen. Was sie vorher aufgestockt hat, wird noch eingezogen. Neue Spenden werden nicht aufgestockt.`,
      ],
    }),
  },
};
