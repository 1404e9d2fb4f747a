/** Decimal arithmetic as on paper, written from the percentages of docs/rules/fees.md and not from the schedule in code. */

/** digits × 10^-scale. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

function decimal(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const at = (each: Decimal) => each.digits * 10n ** BigInt(scale - each.scale);
  return { digits: at(a) + at(b), scale };
}

/** The whole number of units of the last of `scale` decimals, halves up. */
function round({ digits, scale }: Decimal, decimals: number): bigint {
  if (scale <= decimals) return digits * 10n ** BigInt(decimals - scale);
  const dropped = 10n ** BigInt(scale - decimals);
  const whole = digits / dropped;
  return (digits % dropped) * 10n >= dropped * 5n ? whole + 1n : whole;
}

/** The platform rates of docs/rules/fees.md, as fractions. */
export const PRINTED_RATES = {
  standard: '0.025',
  bronze: '0.0225',
  silver: '0.020',
  gold: '0.0175',
  platinum: '0.015',
  nonprofit: '0.0125',
} as const;

export interface PrintedMethod {
  name: string;
  method: 'card' | 'ach' | 'crypto' | 'wire';
  options: Partial<
    Record<
      'internationalCard' | 'currencyConversion' | 'convertCrypto' | 'instantPayout' | 'internationalWire',
      true
    >
  >;
  processing: [rate: string, fixed: string];
  additional: [rate: string, fixed: string];
}

const NONE: [string, string] = ['0', '0'];

type ChangedCurrency = 'JPY' | 'SEK' | 'NOK' | 'DKK' | 'PLN' | 'INR';

/** The fixed fees of docs/rules/fees.md in the currencies that have other amounts than US dollars. */
const PRINTED_FIXED: Record<ChangedCurrency, Record<string, string>> = {
  JPY: { '0.30': '30', '0.50': '50', '2.00': '200', '25.00': '2500', '15.00': '1500' },
  SEK: { '0.30': '3.00', '0.50': '5.00', '2.00': '20.00', '25.00': '250.00', '15.00': '150.00' },
  NOK: { '0.30': '3.00', '0.50': '5.00', '2.00': '20.00', '25.00': '250.00', '15.00': '150.00' },
  DKK: { '0.30': '3.00', '0.50': '5.00', '2.00': '20.00', '25.00': '250.00', '15.00': '150.00' },
  PLN: { '0.30': '1.20', '0.50': '2.00', '2.00': '8.00', '25.00': '100.00', '15.00': '60.00' },
  INR: { '0.30': '24.00', '0.50': '40.00', '2.00': '160.00', '25.00': '2000.00', '15.00': '1200.00' },
};
export const CHANGED_CURRENCIES = Object.keys(PRINTED_FIXED) as ChangedCurrency[];

/** A fixed fee of the price list in US dollars, such as "0.30", in a currency. */
export function printedFixed(dollars: string, currency: string): string {
  const changed = CHANGED_CURRENCIES.find((each) => each === currency);
  return changed === undefined ? dollars : (PRINTED_FIXED[changed][dollars] ?? dollars);
}

function printedIn([rate, fixed]: [string, string], currency: string): [string, string] {
  return [rate, printedFixed(fixed, currency)];
}

/** Every method with every option that changes its price. */
export const PRINTED_METHODS: PrintedMethod[] = [
  { name: 'card', method: 'card', options: {}, processing: ['0.029', '0.30'], additional: NONE },
  {
    name: 'international card',
    method: 'card',
    options: { internationalCard: true },
    processing: ['0.044', '0.30'],
    additional: NONE,
  },
  {
    name: 'card with conversion',
    method: 'card',
    options: { currencyConversion: true },
    processing: ['0.039', '0.30'],
    additional: NONE,
  },
  {
    name: 'international card with conversion',
    method: 'card',
    options: { internationalCard: true, currencyConversion: true },
    processing: ['0.054', '0.30'],
    additional: NONE,
  },
  { name: 'ach', method: 'ach', options: {}, processing: ['0', '0.50'], additional: NONE },
  {
    name: 'ach with instant payout',
    method: 'ach',
    options: { instantPayout: true },
    processing: ['0', '0.50'],
    additional: ['0', '2.00'],
  },
  { name: 'crypto', method: 'crypto', options: {}, processing: NONE, additional: NONE },
  {
    name: 'crypto turned into fiat',
    method: 'crypto',
    options: { convertCrypto: true },
    processing: NONE,
    additional: ['0.01', '0'],
  },
  { name: 'wire', method: 'wire', options: {}, processing: NONE, additional: NONE },
  {
    name: 'international wire',
    method: 'wire',
    options: { internationalWire: true },
    processing: NONE,
    additional: ['0', '25.00'],
  },
];

/** The three fees of an amount in the minor unit of its currency, by the price list. */
export function exactFees(
  { minor, currency, decimals }: { minor: bigint; currency: string; decimals: number },
  { tier, printed }: { tier: keyof typeof PRINTED_RATES; printed: PrintedMethod },
): [platform: bigint, processing: bigint, additional: bigint] {
  const amount = { digits: minor, scale: decimals };
  const feeOf = (rate: [string, string]) => exactFee(amount, printedIn(rate, currency), decimals);
  return [feeOf([PRINTED_RATES[tier], '0']), feeOf(printed.processing), feeOf(printed.additional)];
}

/** amount × rate + fixed, rounded half up once. */
export function exactFee(amount: Decimal, [rate, fixed]: [string, string], decimals: number): bigint {
  return round(plus(times(amount, decimal(rate)), decimal(fixed)), decimals);
}
