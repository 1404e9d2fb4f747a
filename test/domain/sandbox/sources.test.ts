/** The sandbox has a source of each kind for each outcome. */
import { CURRENCIES } from '../../../domain/money';
import { sandboxCharity } from '../../../domain/sandbox/charity';
import {
  findSandboxSource,
  ownSource,
  REFUND_REFUSING_SOURCES,
  SANDBOX_OUTCOMES,
  SANDBOX_SOURCES,
  sandboxBalance,
} from '../../../domain/sandbox/sources';
import { SOURCE_KINDS } from '../../../domain/sources/source';

it('has one source for each kind and outcome, each with its own name', () => {
  const all = [...SANDBOX_SOURCES, ...REFUND_REFUSING_SOURCES];
  expect(new Set(all.map(({ source }) => source)).size).toBe(all.length);
  for (const kind of SOURCE_KINDS) {
    const outcomes = SANDBOX_SOURCES.filter((source) => source.kind === kind).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...SANDBOX_OUTCOMES]);
  }
});

it('a wallet is an address and pays tokens, a card pays money, a bank account US dollars', () => {
  for (const { source, kind, currencies } of [...SANDBOX_SOURCES, ...REFUND_REFUSING_SOURCES]) {
    expect(/^0x5afe[0-9a-f]{36}$/.test(source)).toBe(kind === 'wallet');
    const kinds = new Set(currencies.map((code) => CURRENCIES[code].kind));
    expect([...kinds]).toEqual([kind === 'wallet' ? 'token' : 'fiat']);
  }
  expect(findSandboxSource('ach_declined')?.currencies).toEqual(['USD']);
  expect(findSandboxSource('card_declined')?.currencies).toContain('JPY');
});

it.each([
  ['card_dropped', 'dropped'],
  ['ach_never_confirms', 'never_confirms'],
  [`0x5afe${'1'.padStart(36, '0')}`, 'succeeds'],
  [`0x5afe${'7'.padStart(36, '0')}`, 'succeeds'],
  ['card_refund_refused', 'succeeds'],
  ['own_ach', 'succeeds'],
])('the source %s: %s', (source, outcome) => {
  expect(findSandboxSource(source)).toMatchObject({ source, outcome });
});

it('an unknown source is none', () => {
  expect(findSandboxSource('card_of_somebody')).toBeUndefined();
});

it('every kind has the caller’s own source, which pays', () => {
  for (const kind of SOURCE_KINDS) {
    expect(findSandboxSource(`own_${kind}`)).toEqual(ownSource(kind));
    expect(ownSource(kind)).toMatchObject({ kind, outcome: 'succeeds' });
  }
});

it('a source holds a million units, and nothing when it has insufficient funds', () => {
  expect(sandboxBalance(ownSource('card'), 'USD')).toBe(100_000_000n);
  expect(sandboxBalance(ownSource('card'), 'JPY')).toBe(1_000_000n);
  const poor = findSandboxSource('card_insufficient_funds');
  expect(poor && sandboxBalance(poor, 'USD')).toBe(0n);
});

it('the sandbox’s charity is verified, listed and takes every method, so that a test gift needs no set-up', () => {
  expect(sandboxCharity).toMatchObject({
    source: 'sandbox',
    verified: true,
    verificationLevel: 'standard',
    listed: true,
    absorbPlatformFees: false,
    absorbProcessingFees: false,
    paymentMethods: ['card', 'ach', 'crypto'],
    tags: ['sandbox'],
    badges: [],
  });
});
