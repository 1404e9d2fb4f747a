/** The mails to members of a charity about a payout. They contain no bank data, not even an account's last digits. */
import { type Locale } from '../../../domain/mails/locale';
import { type Letter, type Printer, type Sum, type Template } from './template';

export interface PayoutNews {
  charityId: string;
  charityName: string;
  payoutId: string;
  sum: Sum;
  /** The amount that arrives after fees. */
  net: Sum;
  /** True if the charity's schedule created the payout, and not a person. */
  isScheduled: boolean;
  holdReason: string | null;
  /** True if the payout waits for its account, and not for operators. */
  waitsForAccount: boolean;
  failure: string | null;
  /** ISO 8601, or null if unknown. */
  expectedAt: string | null;
}

const EXAMPLE: PayoutNews = {
  charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
  charityName: 'Helping Hands',
  payoutId: 'payout_01m7zrgjwgyegj6d5ybm1zw3h2',
  sum: { amount: '12500.00', currency: 'USD' },
  net: { amount: '12475.00', currency: 'USD' },
  isScheduled: false,
  holdReason: 'We ask the bank.',
  waitsForAccount: false,
  failure: 'The account is closed.',
  expectedAt: '2026-12-01T00:00:00.000Z',
};

type Write = (news: PayoutNews, print: Printer) => Letter;

/** No page shows payouts, so the mails link the calls that do. */
const SEEING_PATH = '/docs/reference/payouts#getPayout';
const CANCELLING_PATH = '/docs/reference/payouts#cancelPayout';

const FRAMES: Record<Locale, { charity: string; payout: string; see: string }> = {
  en: { charity: 'Charity', payout: 'Id of the payout', see: 'Read how to see a payout' },
  es: { charity: 'Organización', payout: 'ID del pago', see: 'Leer cómo ver un pago' },
  de: {
    charity: 'Organisation',
    payout: 'ID der Auszahlung',
    see: 'Lesen, wie Sie eine Auszahlung ansehen',
  },
};

function template(writes: Record<Locale, Write>): Template<PayoutNews> {
  const framed = (locale: Locale) => (news: PayoutNews, print: Printer) => {
    const { charity, payout, see } = FRAMES[locale];
    const { paragraphs, ...letter } = writes[locale](news, print);
    const head = `${charity}: ${news.charityName} (${news.charityId})`;
    const foot = `${payout}: ${news.payoutId}`;
    const action = { label: see, path: SEEING_PATH };
    return { action, ...letter, paragraphs: [head, ...paragraphs, foot] };
  };
  return { example: EXAMPLE, letters: { en: framed('en'), es: framed('es'), de: framed('de') } };
}

export const payoutCreated = template({
  en: (news, print) => ({
    subject: `Payout of ${print.sum(news.sum)} to ${news.charityName}`,
    paragraphs: [
      news.isScheduled
        ? `The schedule of the charity made a payout of ${print.sum(news.sum)}.`
        : `A member or an operator asked for a payout of ${print.sum(news.sum)}.`,
      `${print.sum(news.net)} will arrive after fees.`,
      ...(news.expectedAt === null ? [] : [`It should arrive by ${print.day(news.expectedAt)}.`]),
      'If you did not expect it, cancel it at once. It can be cancelled until it leaves.',
    ],
    action: { label: 'Read how to cancel a payout', path: CANCELLING_PATH },
  }),
  es: (news, print) => ({
    subject: `Pago de ${print.sum(news.sum)} a ${news.charityName}`,
    paragraphs: [
      news.isScheduled
        ? `El calendario de la organización creó un pago de ${print.sum(news.sum)}.`
        : `Un miembro o un operador pidió un pago de ${print.sum(news.sum)}.`,
      `Llegarán ${print.sum(news.net)} tras las comisiones.`,
      ...(news.expectedAt === null ? [] : [`Debería llegar antes del ${print.day(news.expectedAt)}.`]),
      'Si no lo esperaba, cancélelo enseguida. Se puede cancelar hasta que salga.',
    ],
    action: { label: 'Leer cómo cancelar un pago', path: CANCELLING_PATH },
  }),
  de: (news, print) => ({
    subject: `Auszahlung von ${print.sum(news.sum)} an ${news.charityName}`,
    paragraphs: [
      news.isScheduled
        ? `Der Zeitplan der Organisation hat eine Auszahlung von ${print.sum(news.sum)} ausgelöst.`
        : `Ein Mitglied oder ein Betreiber hat eine Auszahlung von ${print.sum(news.sum)} verlangt.`,
      `Nach Gebühren kommen ${print.sum(news.net)} an.`,
      ...(news.expectedAt === null ? [] : [`Sie sollte bis zum ${print.day(news.expectedAt)} ankommen.`]),
      'Wenn Sie sie nicht erwartet haben, brechen Sie sie sofort ab. Das geht, bis sie abgeht.',
    ],
    action: { label: 'Lesen, wie Sie eine Auszahlung abbrechen', path: CANCELLING_PATH },
  }),
});

export const payoutHeld = template({
  en: (news, print) => ({
    subject: `Payout of ${print.sum(news.sum)} to ${news.charityName} is held`,
    paragraphs: news.waitsForAccount
      ? [
          `The payout of ${print.sum(news.sum)} waits, because its account cools off after a correction by a bank.`,
          'The amount stays reserved. The payout leaves when the account is active again, and fails if a member stops the account.',
        ]
      : [
          `Operators of the platform hold the payout of ${print.sum(news.sum)}.`,
          `Why: ${news.holdReason ?? 'The hold has ended in the meantime.'}`,
          'The amount stays reserved until operators release the payout.',
        ],
  }),
  es: (news, print) => ({
    subject: `El pago de ${print.sum(news.sum)} a ${news.charityName} está retenido`,
    paragraphs: news.waitsForAccount
      ? [
          `El pago de ${print.sum(news.sum)} espera, porque un banco corrigió la cuenta y el plazo de espera no ha terminado.`,
          'El importe queda reservado. El pago sale cuando la cuenta vuelve a estar activa, y falla si un miembro detiene la cuenta.',
        ]
      : [
          `Los operadores de la plataforma retienen el pago de ${print.sum(news.sum)}.`,
          `Motivo: ${news.holdReason ?? 'La retención ya ha terminado.'}`,
          'El importe queda reservado hasta que los operadores liberen el pago.',
        ],
  }),
  de: (news, print) => ({
    subject: `Auszahlung von ${print.sum(news.sum)} an ${news.charityName} ist angehalten`,
    paragraphs: news.waitsForAccount
      ? [
          `Die Auszahlung von ${print.sum(news.sum)} wartet, weil eine Bank das Konto berichtigt hat und die Wartezeit noch läuft.`,
          'Der Betrag bleibt reserviert. Die Auszahlung geht ab, sobald das Konto wieder aktiv ist, und scheitert, wenn ein Mitglied das Konto stoppt.',
        ]
      : [
          `Betreiber der Plattform halten die Auszahlung von ${print.sum(news.sum)} an.`,
          `Grund: ${news.holdReason ?? 'Sie ist inzwischen wieder frei.'}`,
          'Der Betrag bleibt reserviert, bis Betreiber die Auszahlung freigeben.',
        ],
  }),
});

export const payoutPaid = template({
  en: (news, print) => ({
    subject: `Payout of ${print.sum(news.sum)} to ${news.charityName} is paid`,
    paragraphs: [
      `The payout of ${print.sum(news.sum)} is paid. ${print.sum(news.net)} arrived after fees.`,
      'The statement of the month has a line for it.',
    ],
  }),
  es: (news, print) => ({
    subject: `El pago de ${print.sum(news.sum)} a ${news.charityName} está hecho`,
    paragraphs: [
      `El pago de ${print.sum(news.sum)} está hecho. Llegaron ${print.sum(news.net)} tras las comisiones.`,
      'El extracto del mes tiene una línea con el pago.',
    ],
  }),
  de: (news, print) => ({
    subject: `Auszahlung von ${print.sum(news.sum)} an ${news.charityName} ist bezahlt`,
    paragraphs: [
      `Die Auszahlung von ${print.sum(news.sum)} ist bezahlt. Nach Gebühren sind ${print.sum(news.net)} angekommen.`,
      'Der Auszug des Monats hat eine Zeile dafür.',
    ],
  }),
});

export const payoutFailed = template({
  en: (news, print) => ({
    subject: `Payout of ${print.sum(news.sum)} to ${news.charityName} failed`,
    paragraphs: [
      `The payout of ${print.sum(news.sum)} failed. The whole amount is in the balance again, fees included.`,
      `Why: ${news.failure ?? 'The provider gave no reason.'}`,
    ],
  }),
  es: (news, print) => ({
    subject: `El pago de ${print.sum(news.sum)} a ${news.charityName} falló`,
    paragraphs: [
      `El pago de ${print.sum(news.sum)} falló. Todo el importe vuelve a estar en el saldo, con las comisiones.`,
      `Motivo: ${news.failure ?? 'El proveedor no dio ningún motivo.'}`,
    ],
  }),
  de: (news, print) => ({
    subject: `Auszahlung von ${print.sum(news.sum)} an ${news.charityName} ist fehlgeschlagen`,
    paragraphs: [
      `Die Auszahlung von ${print.sum(news.sum)} ist fehlgeschlagen. Der ganze Betrag ist wieder im Guthaben, auch die Gebühren.`,
      `Grund: ${news.failure ?? 'Der Anbieter nannte keinen Grund.'}`,
    ],
  }),
});

export const payoutReturned = template({
  en: (news, print) => ({
    subject: `Payout of ${print.sum(news.sum)} to ${news.charityName} came back`,
    paragraphs: [
      `The bank sent the payout of ${print.sum(news.sum)} back. ${print.sum(news.net)} is in the balance again. The fee is not given back.`,
      `Why: ${news.failure ?? 'The bank gave no reason.'}`,
      'Nothing more is paid to this account. Add another payout account.',
    ],
  }),
  es: (news, print) => ({
    subject: `El pago de ${print.sum(news.sum)} a ${news.charityName} fue devuelto`,
    paragraphs: [
      `El banco devolvió el pago de ${print.sum(news.sum)}. ${print.sum(news.net)} vuelve a estar en el saldo. La comisión no se devuelve.`,
      `Motivo: ${news.failure ?? 'El banco no dio ningún motivo.'}`,
      'Ya no se paga nada a esta cuenta. Añada otra cuenta de pago.',
    ],
  }),
  de: (news, print) => ({
    subject: `Auszahlung von ${print.sum(news.sum)} an ${news.charityName} kam zurück`,
    paragraphs: [
      `Die Bank hat die Auszahlung von ${print.sum(news.sum)} zurückgeschickt. ${print.sum(news.net)} sind wieder im Guthaben. Die Gebühr wird nicht erstattet.`,
      `Grund: ${news.failure ?? 'Die Bank nannte keinen Grund.'}`,
      'An dieses Konto wird nichts mehr ausgezahlt. Fügen Sie ein anderes Konto hinzu.',
    ],
  }),
});
