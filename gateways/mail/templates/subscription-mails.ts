/** The mails to members of a charity about a subscription. */
import { type Locale } from '../../../domain/mails/locale';
import {
  type SubscriptionEndReason,
  type SubscriptionKind,
} from '../../../domain/subscriptions/subscription';
import { type Template } from './template';

interface SubscriptionNews {
  charityId: string;
  charityName: string;
  service: SubscriptionKind;
}

export interface UnpaidNews extends SubscriptionNews {
  /** Days, as ISO 8601. */
  dueOn: string;
  triedUntil: string;
}

export interface EndNews extends SubscriptionNews {
  reason: SubscriptionEndReason;
}

const COMMON: SubscriptionNews = {
  charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
  charityName: 'Helping Hands',
  service: 'api_premium',
};

const SERVICES: Record<Locale, Record<SubscriptionKind, string>> = {
  en: { custom_reporting: 'custom reporting', api_premium: 'API premium' },
  es: { custom_reporting: 'informes a medida', api_premium: 'API premium' },
  de: { custom_reporting: 'eigene Berichte', api_premium: 'API Premium' },
};

/** No page shows subscriptions, so the mails link the rules with the calls. */
const RULES_PATH = '/docs/rules/subscriptions';
const BILLS_PATH = `${RULES_PATH}#bills`;

export const subscriptionUnpaid: Template<UnpaidNews> = {
  example: { ...COMMON, dueOn: '2027-02-28', triedUntil: '2027-03-14' },
  letters: {
    en: (news, print) => ({
      subject: `The subscription of ${news.charityName} cannot be paid`,
      paragraphs: [
        `Charity: ${news.charityName} (${news.charityId})`,
        `The balance does not cover the subscription “${SERVICES.en[news.service]}”. The month begins on ${print.day(news.dueOn)}.`,
        `We try again every day until ${print.day(news.triedUntil)}. If the balance is still too low then, the subscription ends.`,
      ],
      action: { label: 'Read how subscriptions are paid', path: BILLS_PATH },
    }),
    es: (news, print) => ({
      subject: `No se puede pagar la suscripción de ${news.charityName}`,
      paragraphs: [
        `Organización: ${news.charityName} (${news.charityId})`,
        `El saldo no alcanza para la suscripción «${SERVICES.es[news.service]}». El mes empieza el ${print.day(news.dueOn)}.`,
        `Lo intentamos cada día hasta el ${print.day(news.triedUntil)}. Si el saldo sigue siendo insuficiente, la suscripción termina.`,
      ],
      action: { label: 'Leer cómo se pagan las suscripciones', path: BILLS_PATH },
    }),
    de: (news, print) => ({
      subject: `Das Abonnement von ${news.charityName} kann nicht bezahlt werden`,
      paragraphs: [
        `Organisation: ${news.charityName} (${news.charityId})`,
        `Das Guthaben reicht nicht für das Abonnement „${SERVICES.de[news.service]}“. Der Monat beginnt am ${print.day(news.dueOn)}.`,
        `Wir versuchen es täglich bis zum ${print.day(news.triedUntil)}. Reicht das Guthaben dann noch nicht, endet das Abonnement.`,
      ],
      action: { label: 'Lesen, wie Abonnements bezahlt werden', path: BILLS_PATH },
    }),
  },
};

const REASONS: Record<Locale, Record<SubscriptionEndReason, string>> = {
  en: {
    cancelled: 'A member or an operator cancelled it.',
    unpaid: 'The balance did not cover it for 14 days.',
  },
  es: {
    cancelled: 'Un miembro o un operador la canceló.',
    unpaid: 'El saldo no alcanzó durante 14 días.',
  },
  de: {
    cancelled: 'Ein Mitglied oder ein Betreiber hat es beendet.',
    unpaid: 'Das Guthaben hat 14 Tage lang nicht gereicht.',
  },
};

export const subscriptionEnded: Template<EndNews> = {
  example: { ...COMMON, reason: 'unpaid' },
  letters: {
    en: (news) => ({
      subject: `The subscription of ${news.charityName} has ended`,
      paragraphs: [
        `Charity: ${news.charityName} (${news.charityId})`,
        `The subscription “${SERVICES.en[news.service]}” has ended. ${REASONS.en[news.reason]}`,
        'A member can begin it again.',
      ],
      action: { label: 'Read how to begin a subscription', path: RULES_PATH },
    }),
    es: (news) => ({
      subject: `La suscripción de ${news.charityName} ha terminado`,
      paragraphs: [
        `Organización: ${news.charityName} (${news.charityId})`,
        `La suscripción «${SERVICES.es[news.service]}» ha terminado. ${REASONS.es[news.reason]}`,
        'Un miembro puede empezarla de nuevo.',
      ],
      action: { label: 'Leer cómo empezar una suscripción', path: RULES_PATH },
    }),
    de: (news) => ({
      subject: `Das Abonnement von ${news.charityName} ist beendet`,
      paragraphs: [
        `Organisation: ${news.charityName} (${news.charityId})`,
        `Das Abonnement „${SERVICES.de[news.service]}“ ist beendet. ${REASONS.de[news.reason]}`,
        'Ein Mitglied kann es wieder beginnen.',
      ],
      action: { label: 'Lesen, wie Sie ein Abonnement beginnen', path: RULES_PATH },
    }),
  },
};
