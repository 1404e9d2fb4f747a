/** An application of a user does not carry the name of the platform or of a charity, however it is written (docs/rules/access.md). */
import { OPERATORS_SCOPES, PLATFORM_NAME, skeletonsWithin } from '../../../domain/access/users-clients';
import { skeletonOf } from '../../../domain/names';

const carries = (name: string, other: string) => skeletonsWithin(name).includes(skeletonOf(other));

it.each([
  ['the name itself', 'Giving Platform'],
  ['in small letters', 'giving platform'],
  ['at the beginning', 'Giving Platform Helper'],
  ['in the middle', 'My Giving Platform App'],
  ['at the end', 'App for the Giving Platform'],
  ['with several spaces', 'My Giving   Platform'],
  ['with a hyphen', 'My-Giving-Platform'],
  ['with a point', 'giving.platform.app'],
  ['as one word', 'My GivingPlatform'],
  ['in pieces', 'Giv ing Plat form'],
  ['with letters that look alike', 'My Gіvіng Рlаtfоrm'],
  ['with accents', 'Gïving Plätform'],
  ['with a sign that looks like a letter', 'My Giving P|atform'],
  ['with a sign within a word', 'Giv*ing Platform'],
])('the name of the platform is found %s', (_case, name) => {
  expect(carries(name, PLATFORM_NAME)).toBe(true);
});

it.each([
  'Giving Forward Platform',
  'Platform Giving',
  'Thanksgiving Platform',
  'Giving Platforms',
  'Giving',
  'Red Barn',
])('%j does not carry it', (name) => {
  expect(carries(name, PLATFORM_NAME)).toBe(false);
});

it('a name has a skeleton for each sequence of its words, each once', () => {
  expect(skeletonsWithin('Red Oak Farm').sort()).toEqual(
    ['Red', 'Oak', 'Farm', 'Red Oak', 'Oak Farm', 'Red Oak Farm'].map(skeletonOf).sort(),
  );
  expect(skeletonsWithin('Oak Oak')).toEqual(['Oak', 'Oak Oak'].map(skeletonOf));
});

it('a name of signs alone is found as it is, and an empty name has no skeleton', () => {
  expect(skeletonsWithin('***')).toEqual(['***']);
  expect(skeletonsWithin('')).toEqual([]);
});

it('only an operator lets an application verify or move money', () => {
  expect([...OPERATORS_SCOPES]).toEqual(['verification:write', 'payouts:manage']);
});
