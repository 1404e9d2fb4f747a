/** Each constant of domain/ is on a page of docs/rules, once. `npm run docs` writes its value there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listLeaves, loadConstants } from '../../local/docs/constants';
import { DOMAIN_FILES, listRulePages, listRules } from '../../local/docs/rules';
import { PROJECT_DIRECTORY } from '../../local/paths';

/** Constants of domain/ that are no business rules, and why. */
const TECHNICAL: Record<string, string> = {
  // Units.
  DAY_MS: 'a unit',
  HOUR_MS: 'a unit',
  MINUTE_MS: 'a unit',
  SECOND_MS: 'a unit',
  MILLION: 'the scale of rates',
  RATE_SCALE: 'the scale of exchange rates',
  SCALE: 'the scale of a division',
  MINOR_PER_UNIT: 'follows from CURRENCIES',
  MOST_BITS: 'the bits of a number',
  FIRST_NUMBER: 'the number of the first of all dates',
  LOOPBACK_NAMES: 'the names of this machine',
  'DEFAULT_GIVE_SETTINGS.embedOrigins': 'empty',
  CODE_UNITS: 'the number of UTF-16 code units',
  // Parts of other constants.
  CURRENCY_CODES: 'the keys of CURRENCIES',
  TIERS: 'the earned ones of ORGANIZATION_TIERS',
  SUBSCRIPTIONS: 'the keys of FEE_SCHEDULE.subscriptionsUsdMinor',
  MAIL_KINDS: 'MONEY_KINDS, SECURITY_KINDS, OPTIONAL_KINDS and STRANGER_KINDS',
  LEVELS: 'VERIFICATION_LEVELS with "none" before them',
  DECISIONS: 'a part of MOVES',
  CONTENT_RULES: 'a part of DOCUMENT_RULES',
  REQUIREMENT_CODES: 'codes, in the OpenAPI document',
  BASIC: 'a part of REQUIREMENTS_OF',
  STANDARD: 'a part of REQUIREMENTS_OF',
  ENHANCED: 'a part of REQUIREMENTS_OF',
  SCREENED: 'a part of REQUIREMENTS_OF',
  KNOWN: 'a part of REQUIREMENTS_OF',
  'REQUIREMENTS_OF.donor.basic': 'empty',
  'REQUIREMENTS_OF.volunteer.basic': 'empty',
  LETTERS: 'a part of LASTING',
  PICTURES: 'a part of PICTURED',
  TYPE_RULES: 'LASTING, PICTURED, FINANCIAL, IDENTITY and RECENT by type',
  STEPS_OF_PEOPLE: 'a part of HAPPENINGS',
  HISTORY_STEPS: 'HAPPENINGS and NOTES',
  OFFICER_CHECKS: 'a part of CHECKS',
  KYC: 'a part of CHECKS',
  SCREENING: 'a part of CHECKS',
  SENSITIVE_ROLES: 'a part of CHECKS',
  SPECIAL_SOURCES: 'one for each of SPECIAL_OUTCOMES',
  LISTED_SOURCES: 'SANDBOX_SOURCES and SPECIAL_SOURCES',
  SANDBOX_SOURCES: 'each of SANDBOX_OUTCOMES for each of SOURCE_KINDS',
  REFUND_REFUSING_SOURCES: 'one for each of SOURCE_KINDS',
  'SYSTEM.persons': 'none: nobody',
  'REFEREE.persons': 'none: nobody',
  UNKNOWN_TRUST: 'computed from the other constants; the page has its score',
  REMEMBERED_WORDS: 'the size of a cache',
  BITS: 'the size of an integer',
  FITS: 'a buffer',
  LEAST_FIT: 'LEAST_WORD_SIMILARITY',
  ROUNDING: 'of SCREENING_SIMILARITY: half of its last digit',
  LEAST: 'SCREENING_SIMILARITY without ROUNDING',
  // Formats that others define, and the calendar.
  BRANDS: 'card brands, from a library',
  LENGTHS: 'lengths of card numbers, from a library',
  SHORTEST: 'the least of LENGTHS',
  IBAN_TERRITORIES: 'the registry of ISO 13616',
  ROUTING_WEIGHTS: 'a check digit of the American Bankers Association',
  SHORT_REFERENCE_LENGTH: 'a file format',
  END_WINDOW: 'a file format',
  ZIP_END_WINDOW: 'a file format',
  PDF_START_WINDOW: 'a file format',
  DICTIONARY_BYTES: 'a file format',
  START_BYTES: 'a file format',
  STARTS: 'a file format',
  PARTY_COLUMNS: 'the format of the sanctions list',
  ALIAS_COLUMNS: 'the format of the sanctions list',
  LONGEST_INITIALISM: 'how names are capitalized',
  MONTHS: 'the calendar',
  SHORT_MONTHS: 'the calendar',
  LEAP_YEARS: 'the calendar',
  PREMIUM: 'kinds of phone numbers, from a library',
  SHORTEST_PREFIX: 'blocks of addresses that cover much of the internet',
  // The code's own.
  NAMES: 'names of settings, in docs/operating.md',
  BEST_FIRST: 'REQUIREMENT_STATUSES in another order',
  ACH_SETTINGS: 'names of settings, in docs/operating.md',
  ISO_SETTINGS: 'names of settings, in docs/operating.md',
  'FEE_SCHEDULE.tiers.standard.moreThanUsdMinor': 'below zero: every charity has earned the tier',
  ROUNDING_MINOR: 'where a search for the grossed-up charge starts',
  NO_SIGNALS: 'zeros',
  NO_SHARE: 'zeros',
  ID_PREFIXES: 'names of ids, in the OpenAPI document',
  ERROR_STATUS: 'error codes, in the OpenAPI document',
  FAULT_CODES: 'codes of faults, in the OpenAPI document',
};

const PAGES = listRulePages();
const RULES = PAGES.flatMap((page) => listRules(page).map((rule) => ({ ...rule, page })));

it('has pages only for nouns', () => {
  const architecture = readFileSync(path.join(PROJECT_DIRECTORY, 'docs/architecture.md'), 'utf8');
  const nouns = /^Nouns: (.*)$/m.exec(architecture)?.[1] ?? '';
  expect(PAGES.filter((page) => !nouns.includes(`\`${path.basename(page, '.md')}\``))).toEqual([]);
});

it('names each constant once', () => {
  const first = new Map<string, string>();
  const repeated = RULES.flatMap(({ page, line, file, expression }) => {
    const name = `${file ?? 'nowhere'} ${expression}`;
    const place = `${page}:${String(line)}`;
    const earlier = first.get(name);
    first.set(name, place);
    return earlier === undefined ? [] : [`${name}: ${earlier} and ${place}`];
  });
  expect(repeated).toEqual([]);
});

describe('the constants of domain/', () => {
  const constants = DOMAIN_FILES.flatMap((file) =>
    Object.entries(loadConstants(file))
      .filter(([name]) => /^[A-Z][A-Z0-9_]*$/.test(name))
      .map(([name, value]) => ({ file, name, value })),
  );
  const isPartOf = (whole: string, part: string) =>
    part === whole || part.startsWith(`${whole}.`) || part.startsWith(`${whole}[`);

  it('with a number or a list are on a page', () => {
    const missing = constants
      .filter(({ name }) => !Object.hasOwn(TECHNICAL, name))
      .flatMap(({ file, name, value }) => {
        const named = RULES.filter((rule) => rule.file === file).map(({ expression }) => expression);
        return listLeaves(name, value)
          .filter((leaf) => !Object.hasOwn(TECHNICAL, leaf))
          .filter((leaf) => !named.some((each) => isPartOf(each, leaf) || isPartOf(leaf, each)))
          .map((leaf) => `${file}: ${leaf}`);
      });
    expect(missing).toEqual([]);
  });

  it('that are exempt exist', () => {
    const names = new Set(constants.map(({ name }) => name));
    expect(Object.keys(TECHNICAL).filter((name) => !names.has(name.replace(/\..*/, '')))).toEqual([]);
  });
});
