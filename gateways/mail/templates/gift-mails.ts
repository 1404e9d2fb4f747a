/** The mails to a donor about a gift. */
import { type Locale } from '../../../domain/mails/locale';
import { type Frequency } from '../../../domain/plans/calendar';
import { type TributeKind } from '../../../domain/tributes/tribute';
import { GIFTS_PATH, PLANS_PATH } from './layout';
import { reasonIn } from './reasons';
import { RHYTHMS } from './rhythms';
import { type Letter, type Sum, type Template } from './template';

export interface GiftNews {
  charityName: string;
  sum: Sum;
}

const GIFT: GiftNews = { charityName: 'Helping Hands', sum: { amount: '1234.50', currency: 'USD' } };

/** `sum` is what the donor paid. */
export interface CompletedGiftNews extends GiftNews {
  /** The gift alone. It is less than `sum` if the donor also pays the fees. */
  gift: Sum;
  /** The person in whose honor or memory the donor gives. */
  tribute: { kind: TributeKind; name: string } | null;
  /** Nobody has claimed the charity yet. */
  isHeld: boolean;
  /** The next gift of the same plan. Null if no gift follows. */
  next: { on: string; frequency: Frequency } | null;
  /** The platform is a sandbox, so nobody paid. */
  isTest: boolean;
  /** The path of the page that proves the gift. Null for a network without one. */
  receiptPath: string | null;
}

export const giftCompleted: Template<CompletedGiftNews> = {
  example: {
    charityName: 'Helping Hands',
    sum: { amount: '1270.45', currency: 'USD' },
    gift: GIFT.sum,
    tribute: { kind: 'in_memory', name: 'Rosa Marín' },
    isHeld: true,
    next: { on: '2026-12-27', frequency: 'monthly' },
    isTest: true,
    receiptPath: `/receipts/${'0'.repeat(64)}`,
  },
  letters: {
    en: ({ charityName, gift, sum, tribute, isHeld, next, isTest, receiptPath }, print) => ({
      subject: `Your gift to ${charityName}${rhythmIn('en', next)}`,
      paragraphs: [
        `Thank you. Your gift of ${print.sum(gift)} to ${charityName} is complete.`,
        ...dedicate(tribute, {
          in_honor: 'You made it in honor of',
          in_memory: 'You made it in memory of',
        }),
        ...when(gift.amount !== sum.amount, `You paid ${print.sum(sum)}, which includes the fees.`),
        ...when(
          isHeld,
          `${charityName} has not joined this platform yet. We keep your gift for it. If it has not joined after 90 days, we ask you where your gift should go.`,
        ),
        isTest
          ? 'This is a test gift, so no money moved. Your receipt is attached as an example. Do not use it for your taxes.'
          : 'Your receipt is attached. Keep it for your tax records.',
        ...(next === null
          ? []
          : [`This gift repeats ${RHYTHMS.en[next.frequency]}. The next one is on ${print.day(next.on)}.`]),
      ],
      action:
        next === null
          ? { label: 'See your gifts', path: GIFTS_PATH }
          : { label: 'Pause, change or cancel the gift', path: PLANS_PATH },
      ...proof('See the proof of your gift', receiptPath),
    }),
    es: ({ charityName, gift, sum, tribute, isHeld, next, isTest, receiptPath }, print) => ({
      subject: `Su donación a ${charityName}${rhythmIn('es', next)}`,
      paragraphs: [
        `Gracias. Su donación de ${print.sum(gift)} a ${charityName} se ha completado.`,
        ...dedicate(tribute, { in_honor: 'La hizo en honor de', in_memory: 'La hizo en memoria de' }),
        ...when(gift.amount !== sum.amount, `Ha pagado ${print.sum(sum)}, comisiones incluidas.`),
        ...when(
          isHeld,
          `${charityName} todavía no se ha unido a esta plataforma. Le guardamos su donación. Si en 90 días no se ha unido, le preguntamos adónde debe ir.`,
        ),
        isTest
          ? 'Es una donación de prueba: no se ha movido dinero. Adjuntamos el recibo como ejemplo. No lo use para sus impuestos.'
          : 'Adjuntamos el recibo. Guárdelo para su declaración de impuestos.',
        ...(next === null
          ? []
          : [
              `Esta donación se repite ${RHYTHMS.es[next.frequency]}. La próxima es el ${print.day(next.on)}.`,
            ]),
      ],
      action:
        next === null
          ? { label: 'Ver sus donaciones', path: GIFTS_PATH }
          : { label: 'Pausar, cambiar o cancelar la donación', path: PLANS_PATH },
      ...proof('Ver la prueba de su donación', receiptPath),
    }),
    de: ({ charityName, gift, sum, tribute, isHeld, next, isTest, receiptPath }, print) => ({
      subject: `Ihre Spende an ${charityName}${rhythmIn('de', next)}`,
      paragraphs: [
        `Vielen Dank. Ihre Spende von ${print.sum(gift)} an ${charityName} ist abgeschlossen.`,
        ...dedicate(tribute, {
          in_honor: 'Sie spendeten zu Ehren von',
          in_memory: 'Sie spendeten im Gedenken an',
        }),
        ...when(gift.amount !== sum.amount, `Sie haben ${print.sum(sum)} bezahlt, mit den Gebühren.`),
        ...when(
          isHeld,
          `${charityName} ist noch nicht auf dieser Plattform. Wir bewahren Ihre Spende auf. Ist ${charityName} nach 90 Tagen noch nicht hier, fragen wir Sie, wohin die Spende gehen soll.`,
        ),
        isTest
          ? 'Das ist eine Testspende, es floss also kein Geld. Die Quittung hängt als Beispiel an. Verwenden Sie sie nicht für Ihre Steuer.'
          : 'Die Quittung hängt an. Bewahren Sie sie für Ihre Steuererklärung auf.',
        ...(next === null
          ? []
          : [
              `Diese Spende wiederholt sich ${RHYTHMS.de[next.frequency]}. Die nächste ist am ${print.day(next.on)}.`,
            ]),
      ],
      action:
        next === null
          ? { label: 'Ihre Spenden ansehen', path: GIFTS_PATH }
          : { label: 'Die Spende pausieren, ändern oder beenden', path: PLANS_PATH },
      ...proof('Den Nachweis Ihrer Spende ansehen', receiptPath),
    }),
  },
};

/** Ends a subject, so that people tell a recurring gift from a single one. */
function rhythmIn(locale: Locale, next: CompletedGiftNews['next']): string {
  return next === null ? '' : `, ${RHYTHMS[locale][next.frequency]}`;
}

function when(isTrue: boolean, sentence: string): string[] {
  return isTrue ? [sentence] : [];
}

function dedicate(tribute: CompletedGiftNews['tribute'], beginnings: Record<TributeKind, string>): string[] {
  return tribute === null ? [] : [`${beginnings[tribute.kind]} ${tribute.name}.`];
}

function proof(label: string, path: string | null): Pick<Letter, 'second'> {
  return path === null ? {} : { second: { label, path } };
}

export interface FailedGiftNews extends GiftNews {
  failureCode: string | null;
  /** True if the gift belonged to a plan that has failed. */
  endsPlan: boolean;
}

export const giftFailed: Template<FailedGiftNews> = {
  example: { ...GIFT, failureCode: 'INSUFFICIENT_FUNDS', endsPlan: true },
  letters: {
    en: ({ charityName, sum, failureCode, endsPlan }, print) => ({
      subject: `Your gift to ${charityName} failed`,
      paragraphs: [
        `Your gift of ${print.sum(sum)} to ${charityName} failed. You were not charged.`,
        ...reasonIn('en', failureCode),
        ...when(endsPlan, 'Your recurring gift has ended. We will not charge you for it again.'),
        'You may give again with the same or another payment method.',
      ],
      action: { label: 'Check your payment methods', path: '/account/sources' },
    }),
    es: ({ charityName, sum, failureCode, endsPlan }, print) => ({
      subject: `Su donación a ${charityName} no se realizó`,
      paragraphs: [
        `Su donación de ${print.sum(sum)} a ${charityName} no se realizó. No se le ha cobrado nada.`,
        ...reasonIn('es', failureCode),
        ...when(endsPlan, 'Su donación periódica ha terminado. No le cobraremos más por ella.'),
        'Puede donar de nuevo con el mismo medio de pago o con otro.',
      ],
      action: { label: 'Revisar sus medios de pago', path: '/account/sources' },
    }),
    de: ({ charityName, sum, failureCode, endsPlan }, print) => ({
      subject: `Ihre Spende an ${charityName} ist fehlgeschlagen`,
      paragraphs: [
        `Ihre Spende von ${print.sum(sum)} an ${charityName} ist fehlgeschlagen. Es wurde nichts abgebucht.`,
        ...reasonIn('de', failureCode),
        ...when(endsPlan, 'Ihre regelmäßige Spende ist damit beendet. Wir buchen dafür nichts mehr ab.'),
        'Sie können mit derselben oder einer anderen Zahlungsart noch einmal spenden.',
      ],
      action: { label: 'Ihre Zahlungsarten prüfen', path: '/account/sources' },
    }),
  },
};

export interface RefundNews extends GiftNews {
  /** `refunded` is the part of the gift that is refunded. `returned` is the amount that reaches the donor. */
  refunded: Sum;
  returned: Sum;
}

export const giftRefunded: Template<RefundNews> = {
  example: {
    ...GIFT,
    refunded: { amount: '1000.00', currency: 'USD' },
    returned: { amount: '970.70', currency: 'USD' },
  },
  letters: {
    en: ({ charityName, sum, refunded, returned }, print) => ({
      subject: `Refund of your gift to ${charityName}`,
      paragraphs: [
        `We refunded ${print.sum(refunded)} of your gift of ${print.sum(sum)} to ${charityName}.`,
        `${print.sum(returned)} goes back to the card, account or wallet that paid. This can take some days.`,
        'Your receipt is now lower or void. Do not use the old one for your taxes.',
      ],
      action: { label: 'See your gifts', path: GIFTS_PATH },
    }),
    es: ({ charityName, sum, refunded, returned }, print) => ({
      subject: `Reembolso de su donación a ${charityName}`,
      paragraphs: [
        `Hemos reembolsado ${print.sum(refunded)} de su donación de ${print.sum(sum)} a ${charityName}.`,
        `${print.sum(returned)} vuelve a la tarjeta, cuenta o cartera con la que pagó. Puede tardar unos días.`,
        'El importe de su recibo ha bajado, o el recibo ya no vale. No use el anterior para sus impuestos.',
      ],
      action: { label: 'Ver sus donaciones', path: GIFTS_PATH },
    }),
    de: ({ charityName, sum, refunded, returned }, print) => ({
      subject: `Erstattung Ihrer Spende an ${charityName}`,
      paragraphs: [
        `Wir haben ${print.sum(refunded)} Ihrer Spende von ${print.sum(sum)} an ${charityName} erstattet.`,
        `${print.sum(returned)} gehen an die Karte, das Konto oder die Wallet zurück, mit der Sie bezahlt haben. Das kann einige Tage dauern.`,
        'Ihre Quittung ist jetzt niedriger oder ungültig. Verwenden Sie die alte nicht für Ihre Steuer.',
      ],
      action: { label: 'Ihre Spenden ansehen', path: GIFTS_PATH },
    }),
  },
};

export interface PaymentNews extends GiftNews {
  /** The path of the page on which the donor confirms the payment. */
  confirmPath: string;
}

export const confirmPayment: Template<PaymentNews> = {
  example: { ...GIFT, confirmPath: '/account/authenticate?token=EXAMPLE' },
  letters: {
    en: ({ charityName, sum, confirmPath }, print) => ({
      subject: `Confirm your gift to ${charityName}`,
      paragraphs: [
        `Your bank asks you to confirm your gift of ${print.sum(sum)} to ${charityName}.`,
        'Please do so within 24 hours. After that the gift fails and nothing is charged.',
      ],
      action: { label: 'Confirm the payment', path: confirmPath },
    }),
    es: ({ charityName, sum, confirmPath }, print) => ({
      subject: `Confirme su donación a ${charityName}`,
      paragraphs: [
        `Su banco le pide que confirme su donación de ${print.sum(sum)} a ${charityName}.`,
        'Hágalo en un plazo de 24 horas. Después la donación no se realiza y no se cobra nada.',
      ],
      action: { label: 'Confirmar el pago', path: confirmPath },
    }),
    de: ({ charityName, sum, confirmPath }, print) => ({
      subject: `Bestätigen Sie Ihre Spende an ${charityName}`,
      paragraphs: [
        `Ihre Bank bittet Sie, Ihre Spende von ${print.sum(sum)} an ${charityName} zu bestätigen.`,
        'Bitte tun Sie das innerhalb von 24 Stunden. Danach schlägt die Spende fehl, und nichts wird abgebucht.',
      ],
      action: { label: 'Die Zahlung bestätigen', path: confirmPath },
    }),
  },
};

export interface ChoiceNews extends GiftNews {
  giftId: string;
}

export const chooseCharity: Template<ChoiceNews> = {
  example: { ...GIFT, giftId: 'donation_01m7zrgjwgyegj6d5ybm1zw3h2' },
  letters: {
    en: ({ charityName, sum, giftId }, print) => ({
      subject: `Where shall your gift to ${charityName} go?`,
      paragraphs: [
        `Nobody at ${charityName} has claimed your gift of ${print.sum(sum)}, so it still waits.`,
        'You may choose another charity for it, or take all of it back. If you do neither within 30 days, we choose a charity for the same cause.',
        `If ${charityName} is claimed before that, it gets your gift. The number of your gift is ${giftId}.`,
      ],
    }),
    es: ({ charityName, sum, giftId }, print) => ({
      subject: `¿Adónde debe ir su donación a ${charityName}?`,
      paragraphs: [
        `Nadie de ${charityName} ha reclamado su donación de ${print.sum(sum)}, por lo que todavía espera.`,
        'Puede elegir otra organización o recuperar todo el importe. Si no hace ninguna de las dos cosas en 30 días, elegimos una organización con la misma causa.',
        `Si antes alguien reclama ${charityName}, recibirá su donación. El número de su donación es ${giftId}.`,
      ],
    }),
    de: ({ charityName, sum, giftId }, print) => ({
      subject: `Wohin soll Ihre Spende an ${charityName} gehen?`,
      paragraphs: [
        `Niemand von ${charityName} hat Ihre Spende von ${print.sum(sum)} angenommen. Sie wartet daher noch.`,
        'Sie können eine andere Organisation wählen oder alles zurückbekommen. Wenn Sie in 30 Tagen nichts davon tun, wählen wir eine Organisation für denselben Zweck.',
        `Meldet sich ${charityName} vorher an, bekommt sie Ihre Spende. Die Nummer Ihrer Spende ist ${giftId}.`,
      ],
    }),
  },
};
