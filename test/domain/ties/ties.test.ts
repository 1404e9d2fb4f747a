/** Who is tied to whom (docs/rules/ties.md). */
import { listTied, sharePerson, tiedSince, type TieKind, type TyingAct } from '../../../domain/ties/ties';

const AT = new Date('2026-11-21T10:30:00Z');
const act = (
  one: string,
  other: string,
  at: string | null = '2026-06-01',
  kind: TieKind = 'invited',
): TyingAct => ({
  kind,
  one,
  other,
  at: at === null ? null : new Date(at),
});
const tied = (person: string, ...acts: TyingAct[]) => listTied([person], acts, AT).sort();

it('an act ties for 365 days', () => {
  expect(tiedSince(AT)).toEqual(new Date('2025-11-21T10:30:00Z'));
  expect(tied('a', act('a', 'b', '2025-11-21T10:30:00.001Z'))).toEqual(['a', 'b']);
  expect(tied('a', act('a', 'b', '2025-11-21T10:30:00.000Z'))).toEqual(['a']);
  expect(tied('a', act('a', 'b', null, 'shares_account'))).toEqual(['a', 'b']);
});

it('an act ties in both directions, through others and siblings', () => {
  const family = [act('founder', 'a'), act('founder', 'b'), act('b', 'c'), act('x', 'y')];
  const everybody = ['a', 'b', 'c', 'founder'];
  for (const person of everybody) expect(tied(person, ...family)).toEqual(everybody);
  expect(tied('x', ...family)).toEqual(['x', 'y']);
  expect(tied('stranger', ...family)).toEqual(['stranger']);
});

it('an old act breaks a chain', () => {
  expect(tied('a', act('a', 'b', '2025-01-01'), act('b', 'c'))).toEqual(['a']);
  expect(tied('c', act('a', 'b', '2025-01-01'), act('b', 'c'))).toEqual(['b', 'c']);
});

it('everybody who can use one credential is one party', () => {
  expect(listTied(['a', 'issuer'], [act('issuer', 'b')], AT).sort()).toEqual(['a', 'b', 'issuer']);
});

it('a circle ends', () => {
  expect(tied('a', act('a', 'b'), act('b', 'c'), act('c', 'a'))).toEqual(['a', 'b', 'c']);
});

it.each([
  [['user_1'], ['user_1'], true],
  [['user_1', 'user_2'], ['user_3', 'user_2'], true],
  [['user_1', 'user_2'], ['user_3'], false],
  [['user_1'], [], false],
  [[], ['user_1'], false],
  [[], [], false],
])('the credentials of %j and %j may be held by one person: %s', (one, other, isShared) => {
  expect(sharePerson(one, other)).toBe(isShared);
});
