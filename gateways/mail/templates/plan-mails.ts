/** The mails to a donor about recurring gifts and the payment methods that pay for them. */
import { type GiftNews } from './gift-mails';
import { SOURCES_PATH } from './layout';
import { reasonIn } from './reasons';
import { type Letter, type Template } from './template';

const GIFT: GiftNews = { charityName: 'Helping Hands', sum: { amount: '25.00', currency: 'USD' } };

const sources = (label: string): Pick<Letter, 'action'> => ({ action: { label, path: SOURCES_PATH } });

export interface MandateNews {
  /** Names the bank account, such as "Test Bank •••• 6789". */
  accountName: string;
  givenAt: string;
}

export const mandateGiven: Template<MandateNews> = {
  example: { accountName: 'Test Bank •••• 6789', givenAt: '2026-11-25T10:00:00.000Z' },
  letters: {
    en: ({ accountName, givenAt }, print) => ({
      subject: 'You allowed debits of your bank account',
      paragraphs: [
        `On ${print.day(givenAt)} you allowed us to debit the account ${accountName} for your gifts.`,
        'Before each debit of a recurring gift we tell you its date and amount. Remove the account to withdraw the permission.',
        'If you did not do this, remove the account and tell your bank.',
      ],
      ...sources('See your payment methods'),
    }),
    es: ({ accountName, givenAt }, print) => ({
      subject: 'Ha autorizado adeudos en su cuenta bancaria',
      paragraphs: [
        `El ${print.day(givenAt)} nos autorizó a cargar sus donaciones en la cuenta ${accountName}.`,
        'Antes de cada adeudo de una donación periódica le decimos la fecha y el importe. Quite la cuenta para retirar la autorización.',
        'Si no fue usted, quite la cuenta y avise a su banco.',
      ],
      ...sources('Ver sus medios de pago'),
    }),
    de: ({ accountName, givenAt }, print) => ({
      subject: 'Sie haben Lastschriften von Ihrem Konto erlaubt',
      paragraphs: [
        `Am ${print.day(givenAt)} haben Sie uns erlaubt, Ihre Spenden vom Konto ${accountName} einzuziehen.`,
        'Vor jedem Einzug einer regelmäßigen Spende nennen wir Ihnen Tag und Betrag. Entfernen Sie das Konto, um die Erlaubnis zu widerrufen.',
        'Wenn Sie das nicht waren, entfernen Sie das Konto und informieren Sie Ihre Bank.',
      ],
      ...sources('Ihre Zahlungsarten ansehen'),
    }),
  },
};

export interface DebitNews extends GiftNews {
  dueOn: string;
}

export const debitAnnounced: Template<DebitNews> = {
  example: { ...GIFT, dueOn: '2026-12-01' },
  letters: {
    en: ({ charityName, sum, dueOn }, print) => ({
      subject: `We will debit your gift to ${charityName} on ${print.day(dueOn)}`,
      paragraphs: [
        `On ${print.day(dueOn)} we will debit ${print.sum(sum)} from your bank account. It is your recurring gift to ${charityName}.`,
        'You do not need to do anything. Please make sure that the account holds enough money.',
      ],
      ...sources('See your payment methods'),
    }),
    es: ({ charityName, sum, dueOn }, print) => ({
      subject: `Cargaremos su donación a ${charityName} el ${print.day(dueOn)}`,
      paragraphs: [
        `El ${print.day(dueOn)} cargaremos ${print.sum(sum)} en su cuenta bancaria. Es su donación periódica a ${charityName}.`,
        'No tiene que hacer nada. Procure que la cuenta tenga dinero suficiente.',
      ],
      ...sources('Ver sus medios de pago'),
    }),
    de: ({ charityName, sum, dueOn }, print) => ({
      subject: `Wir ziehen Ihre Spende an ${charityName} am ${print.day(dueOn)} ein`,
      paragraphs: [
        `Am ${print.day(dueOn)} ziehen wir ${print.sum(sum)} von Ihrem Bankkonto ein. Es ist Ihre regelmäßige Spende an ${charityName}.`,
        'Sie müssen nichts tun. Bitte sorgen Sie dafür, dass das Konto gedeckt ist.',
      ],
      ...sources('Ihre Zahlungsarten ansehen'),
    }),
  },
};

export interface RepairNews extends GiftNews {
  failureCode: string | null;
  /** True if the plan ended because too many of its gifts failed. */
  hasEnded: boolean;
}

export const repairSource: Template<RepairNews> = {
  example: { ...GIFT, failureCode: 'CARD_EXPIRED', hasEnded: false },
  letters: {
    en: ({ charityName, sum, failureCode, hasEnded }, print) => ({
      subject: `Your recurring gift to ${charityName} could not be charged`,
      paragraphs: [
        `We could not charge your recurring gift of ${print.sum(sum)} to ${charityName}.`,
        ...reasonIn('en', failureCode),
        hasEnded
          ? 'Too many gifts failed in a row, so the recurring gift has ended. You can begin a new one.'
          : 'Check your payment method, or add another one. Your recurring gift stays as it is until you change it.',
      ],
      ...sources('Check your payment methods'),
    }),
    es: ({ charityName, sum, failureCode, hasEnded }, print) => ({
      subject: `No pudimos cobrar su donación periódica a ${charityName}`,
      paragraphs: [
        `No pudimos cobrar su donación periódica de ${print.sum(sum)} a ${charityName}.`,
        ...reasonIn('es', failureCode),
        hasEnded
          ? 'Fallaron demasiadas donaciones seguidas, por lo que la donación periódica ha terminado. Puede empezar otra.'
          : 'Revise su medio de pago o añada otro. Su donación periódica sigue igual hasta que usted la cambie.',
      ],
      ...sources('Revisar sus medios de pago'),
    }),
    de: ({ charityName, sum, failureCode, hasEnded }, print) => ({
      subject: `Ihre regelmäßige Spende an ${charityName} konnte nicht eingezogen werden`,
      paragraphs: [
        `Wir konnten Ihre regelmäßige Spende von ${print.sum(sum)} an ${charityName} nicht einziehen.`,
        ...reasonIn('de', failureCode),
        hasEnded
          ? 'Zu viele Spenden nacheinander sind fehlgeschlagen, daher ist die regelmäßige Spende beendet. Sie können eine neue beginnen.'
          : 'Prüfen Sie Ihre Zahlungsart, oder fügen Sie eine andere hinzu. Ihre regelmäßige Spende bleibt bestehen, bis Sie sie ändern.',
      ],
      ...sources('Ihre Zahlungsarten prüfen'),
    }),
  },
};

export interface ExpiryNews {
  /** Names the card, such as "visa •••• 4242". */
  cardName: string;
  /** The last month in which the card is valid, such as "12/2026". */
  expiry: string;
  /** The number of recurring gifts that the card pays for. */
  plans: number;
}

export const cardExpiring: Template<ExpiryNews> = {
  example: { cardName: 'visa •••• 4242', expiry: '12/2026', plans: 1 },
  letters: {
    en: ({ cardName, expiry, plans }) => ({
      subject: `Your card ${cardName} expires soon`,
      paragraphs: [
        `Your card ${cardName} expires at the end of ${expiry}.`,
        `Recurring gifts that it pays: ${String(plans)}. Add your new card, and remove this one.`,
      ],
      ...sources('Add your new card'),
    }),
    es: ({ cardName, expiry, plans }) => ({
      subject: `Su tarjeta ${cardName} caduca pronto`,
      paragraphs: [
        `Su tarjeta ${cardName} caduca al final de ${expiry}.`,
        `Donaciones periódicas que paga: ${String(plans)}. Añada su tarjeta nueva y quite esta.`,
      ],
      ...sources('Añadir su tarjeta nueva'),
    }),
    de: ({ cardName, expiry, plans }) => ({
      subject: `Ihre Karte ${cardName} läuft bald ab`,
      paragraphs: [
        `Ihre Karte ${cardName} läuft Ende ${expiry} ab.`,
        `Regelmäßige Spenden, die sie bezahlt: ${String(plans)}. Fügen Sie Ihre neue Karte hinzu, und entfernen Sie diese.`,
      ],
      ...sources('Ihre neue Karte hinzufügen'),
    }),
  },
};
