/** Finds the pages of docs/ that differ from the code and the records. */
import { UserError } from '../../admin/console';
import { listDecisions } from './decisions';
import { writeValues } from './read-rules';
import { isCurrent, type KnownRule, listRulePages, listRules, readDocument } from './rules';

/** A page that is out of date: what differs, and its new text. */
interface Change {
  page: string;
  differences: string[];
  text: string;
}

const DECISIONS = 'docs/decisions/README.md';

export function findChanges(read: (page: string) => string = readDocument): Change[] {
  return [
    ...listRulePages().flatMap((page) => findChangedRules(page, read(page))),
    ...findChangedList(read(DECISIONS)),
  ];
}

function findChangedRules(page: string, text: string): Change[] {
  const stale = listRules(page, text).filter((rule) => !isCurrent(rule));
  if (stale.length === 0) return [];
  const current = stale.map((rule) => ({ ...rule, value: valueOf(page, rule) }));
  const differences = current.map(
    ({ line, expression, value }) => `${page}:${String(line)}: ${expression} is ${value}`,
  );
  return [{ page, differences, text: writeValues(text, current) }];
}

function valueOf(page: string, { line, expression, current }: KnownRule): string {
  if (current !== undefined) return current;
  throw new UserError(
    `${page}:${String(line)}: "${expression}" is no constant of one file. Name its file before it, such as \`worker/run-care.ts\`.`,
  );
}

function findChangedList(page: string): Change[] {
  const text = listDecisions(page);
  return text === page ? [] : [{ page: DECISIONS, differences: [`${DECISIONS}: the list of records`], text }];
}

/** Throws when a page is out of date. */
export function refuseChanges(changes: Change[]): void {
  const differences = changes.flatMap((change) => change.differences);
  if (differences.length > 0)
    throw new UserError(`Out of date: run npm run docs.\n${differences.join('\n')}`);
}
