/** How alike two names are, worked out by hand. */
import { judgeRegistration, nameSimilarity } from '../../../domain/verification/register-match';

it.each([
  // One letter of 6 is wrong in one word of two: (5/6 × 6 + 5) / 11.
  ['Harbor Light', 'HARBAR LIGHT', 0.91],
  // A swap of neighbours is one error, not two.
  ['Harbor Light', 'HRABOR LIGHT', 0.91],
  ['Harbor Light', 'HARBR LIGHT', 0.91],
  ['Harbor Light', 'HARBORS LIGHT', 0.92],
  // Every word of the first is found, five letters of eleven of the second are not.
  ['Harbor', 'HARBOR LIGHT', 0.77],
  // Two of five letters differ: the words just count as alike. Three do not.
  ['Abcde', 'ABCXY', 0.6],
  ['Abcde', 'ABXYZ', 0],
  ['Abc', 'ABCDE', 0.6],
  // Two words joined are found. The word before them is not: eight letters of fourteen.
  ['Harbor Sun Shine', 'SUNSHINE', 0.79],
  // One letter inserted and one left out are two errors and no swap.
  ['Abcdefgh', 'AXBDEFGH', 0.75],
])('%j and %j: %d, and the other way round', (given, registered, similarity) => {
  expect(nameSimilarity(given, registered)).toBe(similarity);
  expect(nameSimilarity(registered, given)).toBe(similarity);
});

it.each([
  ['Natl Soc of St John', 'NATIONAL SOCIETY OF SAINT JOHN'],
  ['Intl Ctr for the Arts', 'INTERNATIONAL CENTRE FOR ARTS'],
  ['Univ Fdn', 'UNIVERSITY FNDN'],
  ['Youth Assoc, LLC', 'YOUTH ASSN INCORPORATED'],
  ['An Art Co', 'ART CORPORATION'],
])('%j is %j: short forms, articles and legal forms do not matter', (given, registered) => {
  expect(nameSimilarity(given, registered)).toBe(1);
});

it('a name of only such words is compared by all of them', () => {
  expect(nameSimilarity('The Co', 'THE CO')).toBe(1);
  expect(nameSimilarity('The Co', 'AND INC')).toBe(0);
  expect(nameSimilarity('Harbor', '')).toBe(0);
});

const entity = { name: 'Harbor Light', ein: '123456789', country: 'US' };

it.each([
  ['yes', 'match'],
  ['no', 'not_deductible'],
  [null, 'not_deductible'],
])('a match with the deductibility %s is %s', (deductibility, outcome) => {
  expect(judgeRegistration(entity, { name: 'HARBOR LIGHT', deductibility })).toEqual({
    outcome,
    similarity: 1,
  });
});

it('a name is taken for the same from 0.85 on', () => {
  const judge = (name: string) =>
    judgeRegistration({ ...entity, name: 'A'.repeat(20) }, { name, deductibility: 'yes' });
  expect(judge('A'.repeat(17) + 'BBB')).toEqual({ outcome: 'match', similarity: 0.85 });
  expect(judge('A'.repeat(16) + 'BBBB')).toEqual({ outcome: 'name_differs', similarity: 0.8 });
});

it('an organization that is not in the register is not compared', () => {
  expect(judgeRegistration(entity, undefined)).toEqual({ outcome: 'not_found', similarity: null });
  expect(
    judgeRegistration({ ...entity, country: 'FR' }, { name: 'HARBOR LIGHT', deductibility: 'yes' }),
  ).toEqual({
    outcome: 'no_register_for_country',
    similarity: null,
  });
});
