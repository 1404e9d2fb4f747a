/** What the vendor's answer about a document and a selfie means for a person. */
import {
  identityOf,
  IDENTITY_PROBLEMS,
  type IdentityAnswer,
  isOpen,
  judgeAnswer,
  nextAskAt,
  outcomeOf,
} from '../../../domain/identity-checks/identity-check';

const answer = (changes: Partial<IdentityAnswer>): IdentityAnswer => ({
  state: 'requires_input',
  problem: null,
  name: null,
  ...changes,
});
const judge = (changes: Partial<IdentityAnswer>, isLate = false) =>
  judgeAnswer(answer(changes), 'Zoë Ana García', isLate);

it.each([
  ['ZOE GARCIA', true],
  ['ZOË ANA GARCÍA', true],
  ['García Zoë Ana', true],
  ['Mallory Stone', false],
])('the name %s on the document matches the declared one: %s', (name, nameMatches) => {
  expect(judge({ state: 'verified', name })).toEqual({ state: 'verified', problem: null, nameMatches });
});

it('a verified document is clear only for its own person', () => {
  const own = judge({ state: 'verified', name: 'Zoë Ana García' });
  expect([outcomeOf(own, 'identity'), outcomeOf(own, 'face_match'), identityOf(own)]).toEqual([
    'clear',
    'clear',
    'completed',
  ]);
  for (const name of ['Mallory Stone', null]) {
    const other = judge({ state: 'verified', name });
    expect([outcomeOf(other, 'identity'), outcomeOf(other, 'face_match'), identityOf(other)]).toEqual([
      'undecided',
      'clear',
      'in_review',
    ]);
  }
});

it('only problems that another attempt cannot solve end the check', () => {
  const ended = IDENTITY_PROBLEMS.filter((problem) => !isOpen(judge({ problem }).state));
  expect(ended).toEqual(['consent_declined', 'country_not_supported', 'under_supported_age']);
  for (const problem of ended) {
    const failed = judge({ problem });
    expect([failed.state, outcomeOf(failed, 'identity'), identityOf(failed)]).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
  }
});

it('an open check has no outcome, and a check that ended without a result is for a reviewer', () => {
  for (const state of ['requires_input', 'processing'] as const) {
    expect(outcomeOf(judge({ state }), 'identity')).toBeUndefined();
  }
  expect(identityOf(judge({}))).toBe('pending');
  expect(identityOf(judge({ state: 'processing' }))).toBe('in_review');
  expect(judge({ state: 'canceled' }).state).toBe('canceled');
  expect(judge({ state: 'canceled' }, true).state).toBe('expired');
  for (const isLate of [false, true]) {
    const ended = judge({ state: 'canceled' }, isLate);
    expect(outcomeOf(ended, 'identity')).toBe('undecided');
    // Without a document, no face was compared either.
    expect(outcomeOf(ended, 'face_match')).toBe('undecided');
    expect(identityOf(ended)).toBe('in_review');
  }
});

it.each([
  ['requires_input', 0, 1],
  ['requires_input', 3, 6],
  ['requires_input', 50, 74],
  ['processing', 50, 51],
  ['requires_input', 14 * 24 - 5, 14 * 24],
  ['processing', 14 * 24, 14 * 24 + 1],
] as const)('asks about a check that is %s after %d hours again at hour %d', (state, hours, expected) => {
  const hour = 3_600_000;
  const from = Date.parse('2026-11-26T00:00:00Z');
  const endsAt = new Date(from + 14 * 24 * hour);
  const next = nextAskAt(state, endsAt, new Date(from + hours * hour));
  expect((next.getTime() - from) / hour).toBe(expected);
});
