/** The rules in docs/rules and the constants of the code are the same. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, listLeaves, loadConstants, ROOT } from './constants';
import { formatRule } from './format-rule';
import { readRuleRows } from './rule-rows';

const RULES = path.join(ROOT, 'docs/rules');

/** Constants of domain/ that are no business rules, and why. */
const TECHNICAL: Record<string, string> = {
  // Units.
  DAY_MS: 'a unit',
  HOUR_MS: 'a unit',
  MINUTE_MS: 'a unit',
  SECOND_MS: 'a unit',
  MILLION: 'the scale of rates',
  RATE_SCALE: 'the scale of exchange rates',
  MICROS_PER_CENT: 'a unit',
  SCALE: 'the scale of a division',
  MINOR_PER_UNIT: 'follows from CURRENCIES',
  MOST_BITS: 'the bits of a number',
  FIRST_NUMBER: 'the number of the first of all dates',
  LOOPBACK_NAMES: 'the names of this machine',
  'DEFAULT_GIVE_SETTINGS.embedOrigins': 'empty',
  CODE_UNITS: 'the number of UTF-16 code units',
  // Parts of other constants.
  TIERS: 'the earned ones of ORGANIZATION_TIERS',
  SUBSCRIPTIONS: 'the keys of FEE_SCHEDULE.subscriptionsUsdMinor',
  MAIL_KINDS: 'MONEY_KINDS, SECURITY_KINDS, OPTIONAL_KINDS and STRANGER_KINDS',
  LEVELS: 'VERIFICATION_LEVELS with "none" before them',
  DECISIONS: 'a part of MOVES',
  CONTENT_RULES: 'a part of DOCUMENT_RULES',
  ORGANIZATION_GROUPS: 'a part of GROUPS',
  IDENTITY: 'a part of GROUPS',
  ADDRESS: 'a part of GROUPS',
  KYC: 'a part of CHECKS',
  SCREENING: 'a part of CHECKS',
  SENSITIVE_ROLES: 'a part of CHECKS',
  SPECIAL_SOURCES: 'one for each of SPECIAL_OUTCOMES',
  LISTED_SOURCES: 'SANDBOX_SOURCES and SPECIAL_SOURCES',
  SANDBOX_SOURCES: 'each of SANDBOX_OUTCOMES for each of SOURCE_KINDS',
  REFUND_REFUSING_SOURCES: 'one for each of SOURCE_KINDS',
  'SYSTEM.persons': 'none: nobody',
  'REFEREE.persons': 'none: nobody',
  ACTIONS_OF_PEOPLE: 'sentences; their number is REFERENCES_NEEDED',
  UNKNOWN_TRUST: 'computed from the other constants; the page has its score',
  REMEMBERED_WORDS: 'the size of a cache',
  BITS: 'the size of an integer',
  FITS: 'a buffer',
  ENHANCED_GROUPS: 'a part of GROUPS',
  LEAST_FIT: 'LEAST_WORD_SIMILARITY',
  ROUNDING: 'of SCREENING_SIMILARITY: half of its last digit',
  LEAST: 'SCREENING_SIMILARITY without ROUNDING',
  // Formats that others define, and the calendar.
  BRANDS: 'card brands, from a library',
  LENGTHS: 'lengths of card numbers, from a library',
  SHORTEST: 'the least of LENGTHS',
  IBAN_LENGTHS: 'the registry of ISO 13616',
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
  // The code's own.
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

const PAGES = readdirSync(RULES);
const DOMAIN_FILES = readdirSync(path.join(ROOT, 'domain'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.posix.join('domain', file));

/** The file of domain/ that declares a constant. The folder of the page's noun counts first. */
function findFile(page: string, expression: string): string | undefined {
  const name = /^\w+/.exec(expression)?.[0] ?? '';
  const declaring = DOMAIN_FILES.filter((file) => Object.hasOwn(loadConstants(file), name));
  const own = declaring.filter((file) => path.dirname(file) === `domain/${path.basename(page, '.md')}`);
  const [file, ...others] = own.length > 0 ? own : declaring;
  return others.length > 0 ? undefined : file;
}

const ROWS = PAGES.flatMap((page) =>
  readRuleRows(readFileSync(path.join(RULES, page), 'utf8')).map((row) => {
    const file = row.file ?? findFile(page, row.expression);
    const value = file === undefined ? undefined : evaluate(row.expression, loadConstants(file));
    return {
      ...row,
      page,
      file,
      current: value === undefined ? 'nothing' : formatRule(row.expression, value),
    };
  }),
);

it('has pages only for nouns', () => {
  const architecture = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const nouns = /^Nouns: (.*)$/m.exec(architecture)?.[1] ?? '';
  expect(PAGES.filter((page) => !nouns.includes(`\`${path.basename(page, '.md')}\``))).toEqual([]);
});

it.each(PAGES.filter((page) => ROWS.some((row) => row.page === page)))(
  'docs/rules/%s has the values of its constants',
  (page) => {
    const rows = ROWS.filter((row) => row.page === page);
    const show = (value: string, { line, expression }: (typeof rows)[number]) =>
      `${String(line)}: ${expression} is ${value}`;
    expect(rows.map((row) => show(row.value.replaceAll('`', ''), row))).toEqual(
      rows.map((row) => show(row.current, row)),
    );
  },
);

it('names each constant once', () => {
  const first = new Map<string, string>();
  const repeated = ROWS.flatMap(({ page, line, file, expression }) => {
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
        const named = ROWS.filter((row) => row.file === file).map(({ expression }) => expression);
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
