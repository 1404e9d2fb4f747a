/** Reads the tables of docs/rules whose last column is "Constant". The column before it holds the constant's value. */

export interface RuleRow {
  /** Counted from 1. */
  line: number;
  value: string;
  /** Such as `search/ask.ts`; undefined when the constant is in domain/. */
  file: string | undefined;
  /** Such as `RETRY_DAYS.weekly`. */
  expression: string;
}

export function readRuleRows(page: string): RuleRow[] {
  const rows: RuleRow[] = [];
  let isRuleTable = false;
  for (const [index, line] of page.split('\n').entries()) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    const [value = '', constant = ''] = cells.slice(-2).map((cell) => cell.trim());
    if (constant === 'Constant') isRuleTable = true;
    else if (cells.length === 0) isRuleTable = false;
    else if (isRuleTable && !/^-+$/.test(constant)) {
      const spans = [...constant.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
      rows.push({ line: index + 1, value, file: spans.at(-2), expression: spans.at(-1) ?? '' });
    }
  }
  return rows;
}
