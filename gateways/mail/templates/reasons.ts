/** Explains in each language why a charge failed. The English texts come from the domain. */
import { DECLINES } from '../../../domain/charges/charge';
import { type FailureCode, FAILURES } from '../../../domain/gifts/gift';
import { type Locale } from '../../../domain/mails/locale';

const SPANISH: Record<FailureCode, string> = {
  NOT_CONFIRMED: 'La red de liquidación no confirmó la transferencia a tiempo.',
  AUTHENTICATION_EXPIRED: 'El pago no se confirmó a tiempo.',
  CANCELLED_BY_OPERATOR: 'La plataforma canceló la donación.',
  DECLINED: 'El emisor rechazó el pago.',
  INSUFFICIENT_FUNDS: 'La tarjeta o la cuenta no tiene dinero suficiente.',
  CARD_LIMIT_EXCEEDED: 'El pago supera un límite fijado por el emisor.',
  ISSUER_UNAVAILABLE: 'No se pudo contactar con el emisor.',
  AUTHENTICATION_FAILED: 'El emisor no pudo confirmar la autorización.',
  CARD_EXPIRED: 'La tarjeta ha caducado.',
  CARD_BLOCKED: 'El emisor no permite pagos con esta tarjeta o cuenta.',
  INCORRECT_DETAILS: 'El número, la fecha o el código de seguridad no son correctos.',
  NOT_SUPPORTED: 'La tarjeta o la cuenta no admite este pago.',
  ACCOUNT_CLOSED: 'La cuenta está cerrada o no existe.',
  MANDATE_INVALID: 'Falta la autorización para el adeudo o fue retirada.',
};

const GERMAN: Record<FailureCode, string> = {
  NOT_CONFIRMED: 'Das Netzwerk hat die Übertragung nicht rechtzeitig bestätigt.',
  AUTHENTICATION_EXPIRED: 'Die Zahlung wurde nicht rechtzeitig bestätigt.',
  CANCELLED_BY_OPERATOR: 'Die Plattform hat die Spende storniert.',
  DECLINED: 'Der Herausgeber hat die Zahlung abgelehnt.',
  INSUFFICIENT_FUNDS: 'Die Karte oder das Konto ist nicht gedeckt.',
  CARD_LIMIT_EXCEEDED: 'Die Zahlung überschreitet ein Limit des Herausgebers.',
  ISSUER_UNAVAILABLE: 'Der Herausgeber war nicht erreichbar.',
  AUTHENTICATION_FAILED: 'Der Herausgeber konnte die Zustimmung nicht bestätigen.',
  CARD_EXPIRED: 'Die Karte ist abgelaufen.',
  CARD_BLOCKED: 'Der Herausgeber lässt keine Zahlungen mit dieser Karte oder diesem Konto zu.',
  INCORRECT_DETAILS: 'Nummer, Datum oder Prüfziffer sind falsch.',
  NOT_SUPPORTED: 'Die Karte oder das Konto unterstützt diese Zahlung nicht.',
  ACCOUNT_CLOSED: 'Das Konto ist geschlossen oder wurde nicht gefunden.',
  MANDATE_INVALID: 'Die Erlaubnis zum Einzug fehlt oder wurde widerrufen.',
};

const OF_LOCALE: Record<Locale, (code: FailureCode) => string> = {
  en: (code) =>
    code in DECLINES
      ? DECLINES[code as keyof typeof DECLINES].message
      : FAILURES[code as keyof typeof FAILURES],
  es: (code) => SPANISH[code],
  de: (code) => GERMAN[code],
};

/** Returns the sentence for a failure code, or an empty list if there is none. */
export function reasonIn(locale: Locale, code: string | null): string[] {
  return code !== null && code in SPANISH ? [OF_LOCALE[locale](code as FailureCode)] : [];
}
