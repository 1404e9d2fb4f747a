/** Members of a charity may object to a claim for a time. Nobody approves it before (docs/rules/claims.md). */
import { isOpenToObjections, objectionsEnd } from '../../../domain/claims/claim';

const at = new Date('2026-11-21T10:30:00Z');

it.each([
  ['production', '2026-12-05T10:30:00Z'],
  ['sandbox', '2026-11-21T10:30:05Z'],
] as const)('in %s, members may object until %s', (environment, end) => {
  expect(objectionsEnd(environment, { members: 1, at })).toEqual(new Date(end));
  expect(objectionsEnd(environment, { members: 40, at })).toEqual(new Date(end));
});

it('a charity without members has nobody who could object', () => {
  expect(objectionsEnd('production', { members: 0, at })).toBeNull();
  expect(isOpenToObjections({ objectionsUntil: null }, at)).toBe(false);
});

it('objections are open until the end, and at the end no longer', () => {
  const objectionsUntil = objectionsEnd('production', { members: 1, at });
  const isOpenAt = (time: string) => isOpenToObjections({ objectionsUntil }, new Date(time));
  expect(isOpenAt('2026-11-21T10:30:00.000Z')).toBe(true);
  expect(isOpenAt('2026-12-05T10:29:59.999Z')).toBe(true);
  expect(isOpenAt('2026-12-05T10:30:00.000Z')).toBe(false);
  expect(isOpenAt('2027-01-01T00:00:00.000Z')).toBe(false);
});
