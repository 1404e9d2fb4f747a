import {
  coolingOffEnd,
  editsOf,
  type Identity,
  isGuarded,
  isSameChange,
  listGuardedEdits,
  needsApproval,
  withoutGuarded,
} from '../../../domain/charities/changes';
import { NOWHERE } from '../../../domain/location';

const before: Identity = {
  ...NOWHERE,
  city: 'Boston',
  country: 'US',
  name: 'Clean Water',
  ein: '131623829',
  walletAddress: '0x1',
};

it.each([
  [{ listed: true, verificationLevel: null }, true],
  [{ listed: false, verificationLevel: 'basic' }, true],
  [{ listed: false, verificationLevel: null, revokedAt: new Date(0) }, true],
  [{ listed: false, verificationLevel: null, revokedAt: null }, false],
  [{ listed: false, verificationLevel: null }, false],
])('a charity that is %j needs a second person: %j', (charity, expected) => {
  expect(isGuarded(charity)).toBe(expected);
});

it('lists each guarded value that differs, and only those', () => {
  expect(
    listGuardedEdits(before, { name: 'Safe Water', ein: '530196605', walletAddress: '0x2', city: 'Salem' }),
  ).toEqual([
    { field: 'name', value: 'Safe Water' },
    { field: 'ein', value: '530196605' },
    { field: 'location', value: { ...NOWHERE, city: 'Salem', country: 'US' } },
    { field: 'wallet_address', value: '0x2' },
  ]);
  expect(listGuardedEdits(before, before)).toEqual([]);
  expect(listGuardedEdits(before, { ein: null })).toEqual([]);
});

it('a guarded value becomes the edits that it stands for', () => {
  for (const edits of [{ name: 'Safe Water' }, { ein: '530196605' }, { walletAddress: '0x2' }]) {
    expect(listGuardedEdits(before, edits).map(editsOf)).toEqual([edits]);
  }
  expect(listGuardedEdits(before, { city: 'Salem' }).map(editsOf)).toEqual([
    { ...NOWHERE, city: 'Salem', country: 'US' },
  ]);
});

it('other edits are not guarded', () => {
  expect(withoutGuarded({ ...before, mission: 'Water for all' })).toEqual({ mission: 'Water for all' });
});

it('two changes are the same only if they ask for the same value of the same field', () => {
  const name = { field: 'name', value: 'x' } as const;
  const place = { field: 'location', value: { ...NOWHERE, city: 'Salem' } } as const;
  expect(isSameChange(name, { ...name })).toBe(true);
  expect(isSameChange(name, { field: 'name', value: 'y' })).toBe(false);
  expect(isSameChange(name, { field: 'wallet_address', value: 'x' })).toBe(false);
  expect(isSameChange(place, { ...place, value: { ...place.value } })).toBe(true);
  expect(isSameChange(place, { ...place, value: { ...place.value, postalCode: '01970' } })).toBe(false);
  expect(isSameChange(place, name)).toBe(false);
});

it('cools off for three days, in a sandbox for five seconds', () => {
  const at = new Date('2026-06-01T00:00:00Z');
  expect(coolingOffEnd('production', at)).toEqual(new Date('2026-06-04T00:00:00Z'));
  expect(coolingOffEnd('sandbox', at)).toEqual(new Date('2026-06-01T00:00:05Z'));
});

it("a reviewer approves a charity's identity, not its wallet", () => {
  expect((['name', 'ein', 'location', 'wallet_address'] as const).map(needsApproval)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
