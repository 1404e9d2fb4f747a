/** The rules of docs/rules with the values that their constants have now. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIRECTORY } from '../paths';
import { evaluate, listNames, loadConstants } from './constants';
import { formatRule } from './format-rule';
import { readRules, type Rule } from './read-rules';

/** A rule with the value of its constant as the pages write it; undefined when there is no such constant. */
export interface KnownRule extends Rule {
  current: string | undefined;
}

const FOLDER = 'docs/rules';

export const DOMAIN_FILES = readdirSync(path.join(PROJECT_DIRECTORY, 'domain'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.posix.join('domain', file));

/** The pages of docs/rules, such as `docs/rules/fees.md`. */
export function listRulePages(): string[] {
  return readdirSync(path.join(PROJECT_DIRECTORY, FOLDER)).map((file) => path.posix.join(FOLDER, file));
}

/** The text of a page, such as `docs/rules/fees.md`. */
export function readDocument(page: string): string {
  return readFileSync(path.join(PROJECT_DIRECTORY, page), 'utf8');
}

/** The rules in the text of a page. A rule whose constant is unknown, or is declared in several files, has no file. */
export function listRules(page: string, text = readDocument(page)): KnownRule[] {
  return readRules(text).map((rule) => {
    const file = rule.file ?? findFile(page, rule.expression);
    const value = file === undefined ? undefined : evaluate(rule.expression, loadConstants(file));
    const current = value === undefined ? undefined : formatRule(rule.expression, value);
    return { ...rule, file, current };
  });
}

const known = new Map<string, Set<string>>();

function namesOf(file: string): Set<string> {
  const names = known.get(file) ?? new Set(listNames(file));
  known.set(file, names);
  return names;
}

/** The file of domain/ that declares a constant. The folder of the page's noun counts first. */
function findFile(page: string, expression: string): string | undefined {
  const name = /^\w+/.exec(expression)?.[0] ?? '';
  const declaring = DOMAIN_FILES.filter((file) => namesOf(file).has(name));
  const own = declaring.filter((file) => path.dirname(file) === `domain/${path.basename(page, '.md')}`);
  const [file, ...others] = own.length > 0 ? own : declaring;
  return others.length > 0 ? undefined : file;
}

/** Whether a written value is the current one. Names in it may stand in backticks. */
export function isCurrent({ value, current }: KnownRule): boolean {
  return value.replaceAll('`', '') === current;
}
