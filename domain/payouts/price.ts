/** Chooses the method of a payout, and prices it. See docs/rules/payouts.md. */
import { priceFee, priceFixedFee, shareRate } from '../fees/price-fee';
import { FEE_SCHEDULE, type FeeSchedule } from '../fees/schedule';
import { CURRENCIES, type Currency, type Money } from '../money';
import { type AccountKind } from '../payout-accounts/account';
import { type PayoutMethod, type PayoutSpeed } from './payout';

/** The countries of the Single Euro Payments Area. */
const SEPA_COUNTRIES = [
  ...[
    'AD',
    'AL',
    'AT',
    'BE',
    'BG',
    'CH',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GB',
    'GI',
    'GR',
    'HR',
  ],
  ...[
    'HU',
    'IE',
    'IS',
    'IT',
    'LI',
    'LT',
    'LU',
    'LV',
    'MC',
    'MD',
    'ME',
    'MK',
    'MT',
    'NL',
    'NO',
    'PL',
    'PT',
    'RO',
  ],
  ...['RS', 'SE', 'SI', 'SK', 'SM', 'VA'],
];

export interface PaidAccount {
  kind: AccountKind;
  country: string;
}

/** Returns the method that pays a currency to an account. */
export function chooseMethod(currency: Currency, { kind, country }: PaidAccount): PayoutMethod {
  if (kind === 'stripe') return 'stripe';
  if (currency === 'USD' && kind === 'bank_us') return 'ach';
  if (currency === 'EUR' && kind === 'bank_iban' && SEPA_COUNTRIES.includes(country)) return 'sepa';
  return 'wire';
}

export interface PayoutOrderTerms {
  amount: Money;
  speed: PayoutSpeed;
  account: PaidAccount;
  /** The platform's country. A wire to another country is international. */
  homeCountry: string;
  /** The price of one unit of the currency in USD, as a decimal string. */
  usdPerUnit: string;
}

export interface PayoutPrice {
  method: PayoutMethod;
  feeMinor: bigint;
  /** Zero or negative if the fee takes the whole amount. */
  netMinor: bigint;
}

/** Prices a payout. Rounds each fee half up, and subtracts their sum from the amount. */
export function pricePayout(order: PayoutOrderTerms, schedule: FeeSchedule = FEE_SCHEDULE): PayoutPrice {
  const { amount, speed, account, homeCountry, usdPerUnit } = order;
  const { currency } = amount;
  const method = chooseMethod(currency, account);
  const priced = { currency, usdPerUnit };
  const share = (ppm: bigint) => priceFee(amount.minor, shareRate(ppm), priced);
  const isInternationalWire = method === 'wire' && account.country !== homeCountry;
  const feeMinor =
    (speed === 'instant' ? priceFixedFee('instantPayout', priced, schedule) : 0n) +
    (isInternationalWire ? priceFixedFee('internationalWire', priced, schedule) : 0n) +
    (isToken(currency) ? share(schedule.cryptoToFiatPpm) : 0n) +
    (isConverted(currency, account) ? share(schedule.card.conversionPpm) : 0n);
  return { method, feeMinor, netMinor: amount.minor - feeMinor };
}

export function isToken(currency: Currency): boolean {
  return CURRENCIES[currency].kind === 'token';
}

/** Returns true if the payout is converted. US accounts hold only dollars. Other accounts take any currency. */
function isConverted(currency: Currency, { kind }: PaidAccount): boolean {
  return kind === 'bank_us' && currency !== 'USD' && !isToken(currency);
}
