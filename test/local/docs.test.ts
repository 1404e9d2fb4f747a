/** `npm run docs` writes the value beside the name of a constant, and finds a value that differs. */
import { findChanges, refuseChanges } from '../../local/docs/changes';
import { readRules, writeValues } from '../../local/docs/read-rules';
import { readDocument } from '../../local/docs/rules';

const PAGE = `# Gifts

- Longest \`message\`, in characters: 400 (\`MAX_MESSAGE_LENGTH\`)
- How often the worker looks: 1 minute (\`worker/run-care.ts\` \`RUN_CARE_EVERY_MS\`)
- An item without a constant: 17

| Currency | Kind and decimals | Constant         |
| -------- | ----------------- | ---------------- |
| USD      | fiat, 1           | \`CURRENCIES.USD\` |

| Name | Value |
| ---- | ----- |
| one  | 1     |
`;

it('finds the values of lists and tables', () => {
  expect(readRules(PAGE).map(({ line, value, file, expression }) => [line, value, file, expression])).toEqual(
    [
      [3, '400', undefined, 'MAX_MESSAGE_LENGTH'],
      [4, '1 minute', 'worker/run-care.ts', 'RUN_CARE_EVERY_MS'],
      [9, 'fiat, 1', undefined, 'CURRENCIES.USD'],
    ],
  );
});

it('replaces values and nothing else, and again writes the same', () => {
  const written = writeValues(
    PAGE,
    readRules(PAGE).map((rule) => ({ ...rule, value: `new ${rule.value}` })),
  );
  expect(written).toBe(
    PAGE.replace('400', 'new 400').replace('1 minute', 'new 1 minute').replace('fiat, 1', 'new fiat, 1'),
  );
  expect(writeValues(written, readRules(written))).toBe(written);
});

const RULES = 'docs/rules/gifts.md';
const DECISIONS = 'docs/decisions/README.md';

/** The pages, of which one was changed by hand. */
function changeByHand(page: string, pattern: RegExp, replacement: string) {
  const text = readDocument(page);
  expect(text).toMatch(pattern);
  return (asked: string) => (asked === page ? text.replace(pattern, replacement) : readDocument(asked));
}

it('finds nothing in the pages as they are', () => {
  expect(findChanges()).toEqual([]);
});

it('finds a value that differs, writes the constant and says which command does', () => {
  const changes = findChanges(changeByHand(RULES, / 500(?= .*`MAX_MESSAGE_LENGTH`)/, ' 501'));
  expect(changes.map(({ text }) => text)).toEqual([readDocument(RULES)]);
  expect(() => refuseChanges(changes)).toThrow(
    /^Out of date: run npm run docs\.\ndocs\/rules\/gifts\.md:\d+: MAX_MESSAGE_LENGTH is 500$/,
  );
});

it('refuses a name that is no constant', () => {
  const read = changeByHand(RULES, /`MAX_MESSAGE_LENGTH`/, '`MOST_OF_NOTHING`');
  expect(() => findChanges(read)).toThrow('"MOST_OF_NOTHING" is no constant of one file');
});

it('finds a decision that the list lacks, and writes it', () => {
  const [change, ...others] = findChanges(changeByHand(DECISIONS, /^- \[0004\].*\n/m, ''));
  expect(others).toEqual([]);
  expect(change?.text).toBe(readDocument(DECISIONS));
});
