/** What a mutation run found: the score, the ten files with the lowest one, and every mutant that no test noticed. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type MutantResult } from '@stryker-mutator/api/core';
import { PROJECT_DIRECTORY } from '../../local/paths';
import { say } from '../../admin/console';

const WORST_FILES = 10;

/** Prints the findings and returns the score: how many percent of the drawn mutants the tests killed. */
export function printScore(results: MutantResult[]): number {
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survivors = results.filter(isSurvivor);
  say(`\n${survivors.length} of ${killed.length + survivors.length} mutants survived:`);
  for (const survivor of survivors) say(`  ${describe(survivor)}`);
  say(`\nThe files with the lowest score:`);
  for (const line of listWorst(killed, survivors)) say(`  ${line}`);
  listTimeouts(results);
  const broken = results.filter(({ status }) => status === 'RuntimeError').length;
  if (broken > 0) say(`\n${broken} mutants do not load at all and do not count.`);
  return percent(killed.length, survivors.length);
}

/** They count as killed, but a slow machine times out as well as an endless loop: a reader must judge them. */
function listTimeouts(results: MutantResult[]): void {
  const timeouts = results.filter(({ status }) => status === 'Timeout');
  if (timeouts.length === 0) return;
  say(`\n${timeouts.length} mutants only timed out:`);
  for (const timeout of timeouts) say(`  ${describe(timeout)}`);
}

/** A mutant that a comment keeps from being tested counts as a survivor. */
function isSurvivor({ status, statusReason = '' }: MutantResult): boolean {
  if (status === 'Ignored') return !statusReason.startsWith('Ignored because of excluded mutation');
  return status === 'Survived' || status === 'NoCoverage';
}

function describe({
  fileName,
  location: { start, end },
  mutatorName,
  replacement,
  status,
}: MutantResult): string {
  const all = readFileSync(fileName, 'utf8').split('\n');
  const [first = '', more] = all.slice(start.line - 1, end.line);
  const original =
    more === undefined ? first.slice(start.column - 1, end.column - 1) : `${first.slice(start.column - 1)} …`;
  const place = `${nameOf(fileName)}:${start.line}:${start.column}`;
  const note = status === 'NoCoverage' || status === 'Ignored' ? ` (${status})` : '';
  const reason = reasonAt(all, start.line);
  return `${place} ${mutatorName}${note}: ${original} → ${replacement.split('\n').join(' ')}${reason}`;
}

/** Why no test can notice a mutant, when a comment on its line or above says so. */
function reasonAt(lines: string[], line: number): string {
  const said = /\/\/ A mutant survives(: .+)/.exec(`${lines[line - 2] ?? ''}\n${lines[line - 1] ?? ''}`);
  return said?.[1] ?? '';
}

function listWorst(killed: MutantResult[], survivors: MutantResult[]): string[] {
  const files = [...new Set(survivors.map(({ fileName }) => fileName))].map((file) => {
    const [dead, alive] = [killed, survivors].map(
      (all) => all.filter(({ fileName }) => fileName === file).length,
    );
    return { file, dead: dead ?? 0, alive: alive ?? 0 };
  });
  return files
    .toSorted((a, b) => percent(a.dead, a.alive) - percent(b.dead, b.alive) || b.alive - a.alive)
    .slice(0, WORST_FILES)
    .map(
      ({ file, dead, alive }) =>
        `${percent(dead, alive).toFixed(0)} % (${dead} of ${dead + alive}) ${nameOf(file)}`,
    );
}

function percent(killed: number, survived: number): number {
  return (100 * killed) / Math.max(1, killed + survived);
}

function nameOf(file: string): string {
  return relative(PROJECT_DIRECTORY, file);
}
