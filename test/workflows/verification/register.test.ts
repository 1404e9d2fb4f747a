/** Organizations of the register are found by their EIN, invented ones are not, and misspelt names are scored. */
import { join } from 'node:path';
import { importRegister } from '../../../operations/imports/import-register';
import { selectRows } from '../../../db/database';
import {
  judgeRegistration,
  MATCHING_SIMILARITY,
  nameSimilarity,
} from '../../../domain/verification/register-match';
import { type Checks, createChecks } from '../../../gateways/verification/checks';
import { useDatabase } from '../../support/database';

/** The 200 organizations of the fixture, or the first 200 of a register file of your own. */
const FILE = process.env.TEST_REGISTER_FILE ?? join(__dirname, '../../fixtures/register/organizations.csv');

interface Registered {
  ein: string;
  name: string;
  country: string | null;
  deductible: boolean;
}

const database = useDatabase();
let checks: Checks;
let registered: Registered[];
beforeAll(async () => {
  await importRegister(database.db, FILE);
  checks = createChecks(database.db);
  registered = await selectRows<Registered>(
    database.db,
    `SELECT c.ein, c.name, c.country, coalesce(r.deductibility = 'yes', false) AS deductible
     FROM charities c JOIN register_entries r ON r.ein = c.ein ORDER BY c.ein LIMIT 200`,
  );
});

it('200 organizations are found, each under its readable name; those without deductible gifts go to a person', async () => {
  expect(registered).toHaveLength(200);
  expect(registered.filter(({ deductible }) => deductible).length).toBeGreaterThan(100);
  for (const organization of registered) {
    const found = await checks.findRegistration(organization.ein);
    expect(judgeRegistration(organization, found)).toEqual({
      outcome: organization.deductible ? 'match' : 'not_deductible',
      similarity: 1,
    });
  }
});

it('50 invented numbers are in no register', async () => {
  for (let number = 0; number < 50; number += 1) {
    const ein = String(999_990_000 + number);
    const found = await checks.findRegistration(ein);
    const invented = { name: 'Invented Organization', ein, country: 'US' };
    expect(judgeRegistration(invented, found).outcome).toBe('not_found');
  }
});

it('of 200 names with a typing error and swapped words nearly all still match their own entry, and none another’s', () => {
  const misspelt = registered.map(({ name }) => swapWords(dropLetter(name)));
  const similarities = misspelt.map((name, index) => nameSimilarity(name, registered[index]?.name ?? ''));
  const matching = similarities.filter((similarity) => similarity >= MATCHING_SIMILARITY);
  expect(matching.length).toBeGreaterThanOrEqual(190);
  const strangers = misspelt.flatMap((name, index) =>
    (index % 10 === 0 ? registered : [])
      .filter((other) => other.name !== registered[index]?.name)
      .filter((other) => nameSimilarity(name, other.name) >= MATCHING_SIMILARITY)
      .map((other) => `${name} taken for ${other.name}`),
  );
  expect(strangers).toEqual([]);
});

/** Loses a letter in the middle of the longest word. */
function dropLetter(name: string): string {
  const longest = name.split(' ').reduce((word, other) => (other.length > word.length ? other : word), '');
  const middle = Math.floor(longest.length / 2);
  return name.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1));
}

function swapWords(name: string): string {
  const [first, second, ...rest] = name.split(' ');
  return [second, first, ...rest].filter((word) => word !== undefined).join(' ');
}
