/** Lists the sandbox's payment sources. Each source forces one outcome. */
import { CURRENCIES, CURRENCY_CODES, type Currency } from '../money';

export const SANDBOX_OUTCOMES = [
  'succeeds',
  'insufficient_funds',
  'declined',
  'dropped',
  'slow',
  'never_confirms',
] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export const SOURCE_KINDS = ['wallet', 'card', 'ach'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface SandboxSource {
  source: string;
  kind: SourceKind;
  currencies: Currency[];
  outcome: SandboxOutcome;
}

const fiat = CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'fiat');
const tokens = CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'token');
const CURRENCIES_OF: Record<SourceKind, Currency[]> = { wallet: tokens, card: fiat, ach: ['USD'] };

/** Every outcome has a wallet address, a card and a bank account. */
export const SANDBOX_SOURCES: SandboxSource[] = SOURCE_KINDS.flatMap((kind) =>
  SANDBOX_OUTCOMES.map((outcome, index) => ({
    source: kind === 'wallet' ? walletAddress(index) : `${kind}_${outcome}`,
    kind,
    currencies: CURRENCIES_OF[kind],
    outcome,
  })),
);

/** These sources pay normally, but every refund to them fails. */
export const REFUND_REFUSING_SOURCES: SandboxSource[] = SOURCE_KINDS.map((kind) => ({
  source: kind === 'wallet' ? walletAddress(SANDBOX_OUTCOMES.length) : `${kind}_refund_refused`,
  kind,
  currencies: CURRENCIES_OF[kind],
  outcome: 'succeeds',
}));

/** Returns the caller's own funded source. It is used if a gift names no source. */
export function ownSource(kind: SourceKind): SandboxSource {
  return { source: `own_${kind}`, kind, currencies: CURRENCIES_OF[kind], outcome: 'succeeds' };
}

/** Finds the source that a gift names. Returns undefined if the sandbox has no such source. */
export function findSandboxSource(source: string): SandboxSource | undefined {
  return [...SANDBOX_SOURCES, ...REFUND_REFUSING_SOURCES, ...SOURCE_KINDS.map(ownSource)].find(
    (known) => known.source === source,
  );
}

/** What a source has, in units of its currency. */
const SOURCE_UNITS = 1_000_000n;

/** Returns the balance of a sandbox source in minor units: SOURCE_UNITS, or nothing. */
export function sandboxBalance(source: SandboxSource, currency: Currency): bigint {
  if (source.outcome === 'insufficient_funds') return 0n;
  return SOURCE_UNITS * 10n ** BigInt(CURRENCIES[currency].decimals);
}

function walletAddress(index: number): string {
  return `0x5afe${(index + 1).toString(16).padStart(36, '0')}`;
}
