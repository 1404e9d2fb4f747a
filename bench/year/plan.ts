/** Draws from a seed what happens on each day of the year. */
import { CURRENCIES, type Currency } from '../../domain/money';
import { type GiftMethod } from '../../domain/gifts/gift';
import { REFUND_REFUSING_SOURCES } from '../../domain/sandbox/sources';
import { type AskingRole, type RefundDecision } from '../../domain/refunds/refund';
import { KIND_OF } from '../../domain/sources/source';
import { between, pick, type Random, randomOf } from './random';
import { bankOf } from './routes';

export const DAYS = 365;

export interface RefundPlan {
  kind: 'refund';
  afterDays: number;
  /** The part of the gift, 1 for all that is left. */
  share: number;
  requestedBy: AskingRole;
  doesPlatformBearFees: boolean;
  /** The operator's decision if the charity cannot pay. */
  decision: RefundDecision;
}

export interface DisputePlan {
  kind: 'dispute';
  afterDays: number;
  outcome: 'won' | 'lost';
  endsAfterDays: number;
}

export interface GiftPlan {
  /** The second of its day, counted from the start of the day's play. */
  second: number;
  donor: number;
  charity: number;
  method: GiftMethod;
  currency: Currency;
  minor: bigint;
  source: string;
  coversFees: boolean;
  usesWorkflow: boolean;
  /** True if the processor says what the charge cost it. */
  hasKnownFee: boolean;
  later: (RefundPlan | DisputePlan)[];
}

export interface YearPlan {
  seed: number;
  gifts: number;
  workflowGifts: number;
  charities: number;
  donors: number;
}

/** Methods and currencies, with how many of a hundred gifts have them. */
const KINDS: { share: number; method: GiftMethod; currency: Currency }[] = [
  { share: 50, method: 'card', currency: 'USD' },
  { share: 12, method: 'card', currency: 'EUR' },
  { share: 3, method: 'card', currency: 'JPY' },
  { share: 25, method: 'ach', currency: 'USD' },
  { share: 5, method: 'crypto', currency: 'ETH' },
  { share: 5, method: 'crypto', currency: 'USDC' },
];

/** Gifts come within this many seconds of a day, so that the day ends before the next payout run. */
const PLAYED_SECONDS = 80_000;

/** Plans the gifts of one day, oldest first. */
export function planDay(year: YearPlan, day: number): GiftPlan[] {
  const random = randomOf(year.seed, day);
  const upTo = (days: number) => Math.floor((year.gifts * days) / DAYS);
  const count = upTo(day + 1) - upTo(day);
  const workflows =
    Math.floor((year.workflowGifts * (day + 1)) / DAYS) - Math.floor((year.workflowGifts * day) / DAYS);
  const plans = Array.from({ length: count }, (_, index) => planGift(year, random, index < workflows));
  return plans.sort((one, other) => one.second - other.second);
}

function planGift(year: YearPlan, random: Random, usesWorkflow: boolean): GiftPlan {
  const kind = pickKind(random);
  const { method } = kind;
  const cents = 500 + Math.floor(random() ** 3 * 95_000);
  const second = between(0, PLAYED_SECONDS, random);
  const donor = between(0, year.donors - 1, random);
  // Some charities get many more gifts than others.
  const charity = Math.floor(random() ** 1.5 * year.charities);
  const isEuropean = bankOf(charity) === 'sepa' && method === 'card';
  const currency = isEuropean ? 'EUR' : kind.currency;
  return {
    second,
    donor,
    charity,
    method,
    currency,
    minor: toMinor(cents, currency),
    source: chooseSource(method, random),
    coversFees: random() < 0.3,
    usesWorkflow,
    hasKnownFee: method === 'card' && currency === 'USD' && random() < 0.2,
    later: planLater(method, random),
  };
}

function pickKind(random: Random) {
  let place = random() * 100;
  return (
    KINDS.find(({ share }) => (place -= share) < 0) ?? { method: 'card' as const, currency: 'USD' as const }
  );
}

/** Converts US cents roughly. */
function toMinor(cents: number, currency: Currency): bigint {
  const { decimals } = CURRENCIES[currency];
  if (currency === 'JPY') return BigInt(cents);
  if (currency === 'ETH') return (BigInt(cents) * 10n ** 18n) / 300_000n;
  return (BigInt(cents) * 10n ** BigInt(decimals)) / 100n;
}

function chooseSource(method: GiftMethod, random: Random): string {
  const kind = KIND_OF[method];
  const place = random();
  if (place < 0.02 && kind !== 'wallet') return `${kind}_declined`;
  if (place < 0.03)
    return pick(
      REFUND_REFUSING_SOURCES.filter((source) => source.kind === kind),
      random,
    ).source;
  if (place < 0.05 && kind === 'ach') return 'ach_returned';
  return `own_${kind}`;
}

function planLater(method: GiftMethod, random: Random): GiftPlan['later'] {
  const later: GiftPlan['later'] = [];
  if (random() < 0.04) {
    later.push({
      kind: 'refund',
      afterDays: between(0, 28, random),
      share: random() < 0.6 ? 1 : 0.2 + random() * 0.6,
      requestedBy: pick(['donor', 'donor', 'charity', 'platform'], random),
      doesPlatformBearFees: random() < 0.1,
      decision: pick(['platform_bears', 'refuse'], random),
    });
  }
  if (method === 'card' && random() < 0.01) {
    later.push({
      kind: 'dispute',
      afterDays: between(1, 60, random),
      outcome: pick(['won', 'lost'], random),
      endsAfterDays: between(5, 40, random),
    });
  }
  return later;
}
