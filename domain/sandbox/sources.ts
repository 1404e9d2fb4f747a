/** Lists the sandbox's payment sources. Each source forces one outcome. */
import { CURRENCIES, type Currency } from '../money';
import { CURRENCIES_OF, SOURCE_KINDS, type SourceKind } from '../sources/source';

export const SANDBOX_OUTCOMES = [
  'succeeds',
  'insufficient_funds',
  'declined',
  'dropped',
  'slow',
  'never_confirms',
] as const;

/** Outcomes that only one source each can force. */
export const SPECIAL_OUTCOMES = ['requires_action', 'returned', 'velocity_limited'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number] | (typeof SPECIAL_OUTCOMES)[number];

export interface SandboxSource {
  source: string;
  kind: SourceKind;
  currencies: Currency[];
  outcome: SandboxOutcome;
}

/** The sources for SANDBOX_OUTCOMES. Every outcome has a wallet address, a card and a bank account. */
export const SANDBOX_SOURCES: SandboxSource[] = SOURCE_KINDS.flatMap((kind) =>
  SANDBOX_OUTCOMES.map((outcome, index) => ({
    source: kind === 'wallet' ? walletAddress(index) : `${kind}_${outcome}`,
    kind,
    currencies: CURRENCIES_OF[kind],
    outcome,
  })),
);

const SPECIAL_SOURCES: SandboxSource[] = [
  {
    source: 'card_requires_action',
    kind: 'card',
    currencies: CURRENCIES_OF.card,
    outcome: 'requires_action',
  },
  { source: 'ach_returned', kind: 'ach', currencies: CURRENCIES_OF.ach, outcome: 'returned' },
  { source: 'card_testing', kind: 'card', currencies: CURRENCIES_OF.card, outcome: 'velocity_limited' },
];

/** The sources in the answer of `GET /v1/sandbox`. */
export const LISTED_SOURCES: SandboxSource[] = [...SANDBOX_SOURCES, ...SPECIAL_SOURCES];

/**
 * If the source `ach_returned` pays a gift, the bank returns the debit this many milliseconds after the gift
 * was completed. The return has this code.
 */
export const SANDBOX_RETURN_MS = 5_000;
export const SANDBOX_RETURN_CODE = 'R01';

/** Sources that pay normally, but to which every refund fails. */
export const REFUND_REFUSING_SOURCES: SandboxSource[] = SOURCE_KINDS.map((kind) => ({
  source: kind === 'wallet' ? walletAddress(SANDBOX_OUTCOMES.length) : `${kind}_refund_refused`,
  kind,
  currencies: CURRENCIES_OF[kind],
  outcome: 'succeeds',
}));

/** Returns the default source of the caller, which succeeds. It pays gifts that name no source. */
export function ownSource(kind: SourceKind): SandboxSource {
  return { source: `own_${kind}`, kind, currencies: CURRENCIES_OF[kind], outcome: 'succeeds' };
}

/** Finds the source that a gift names. Returns undefined if the sandbox has no such source. */
export function findSandboxSource(source: string): SandboxSource | undefined {
  return [...LISTED_SOURCES, ...REFUND_REFUSING_SOURCES, ...SOURCE_KINDS.map(ownSource)].find(
    (known) => known.source === source,
  );
}

/** The balance of a source, in units of its currency. */
const SOURCE_UNITS = 1_000_000n;

/**
 * Returns the balance of a sandbox source in minor units. It is SOURCE_UNITS, or 0 for `insufficient_funds`.
 */
export function sandboxBalance(source: SandboxSource, currency: Currency): bigint {
  if (source.outcome === 'insufficient_funds') return 0n;
  return SOURCE_UNITS * 10n ** BigInt(CURRENCIES[currency].decimals);
}

function walletAddress(index: number): string {
  return `0x5afe${(index + 1).toString(16).padStart(36, '0')}`;
}
