/**
 * Finds the rules on a page of docs/rules. A rule is a row of a table whose last column is "Constant", or a list item
 * such as "- Longest message: 500 (`MAX_MESSAGE_LENGTH`)". `npm run docs` writes the value.
 */

export interface Rule {
  /** Counted from 1. */
  line: number;
  value: string;
  /** The text of the line before and after the value. */
  around: [before: string, after: string];
  /** Such as `search/ask.ts`; undefined when the constant is in domain/. */
  file: string | undefined;
  /** Such as `RETRY_DAYS.weekly`. */
  expression: string;
}

const HEADER = /\| Constant +\|$/;
const SEPARATOR = /^\| -+ \|/;
const ROW = /^(?<before>\|.*\| )(?<value>[^|]*?)(?<after> *\| (?<constant>[^|]*)\|)$/;
const ITEM = /^(?<before>- .*: )(?<value>.*?)(?<after> \((?<constant>(?:`[^`]+` )?`[^`]+`)\))$/;

export function readRules(page: string): Rule[] {
  let isTable = false;
  return page.split('\n').flatMap((line, index) => {
    if (!line.startsWith('|')) isTable = false;
    const groups = (isTable ? ROW : ITEM).exec(line)?.groups;
    if (HEADER.test(line)) isTable = true;
    if (groups === undefined || SEPARATOR.test(line)) return [];
    const { before = '', value = '', after = '', constant = '' } = groups;
    const spans = [...constant.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    return [
      { line: index + 1, value, around: [before, after], file: spans.at(-2), expression: spans.at(-1) ?? '' },
    ];
  });
}

/** The page with the values of these rules. The columns of its tables are not aligned. */
export function writeValues(page: string, rules: Rule[]): string {
  const lines = page.split('\n');
  for (const { line, value, around } of rules) lines[line - 1] = around.join(value);
  return lines.join('\n');
}
