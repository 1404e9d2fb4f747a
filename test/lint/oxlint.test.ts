/** What oxlint refuses: cycles between operations, and what its rules for TypeScript find. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');

const COMPILER = { compilerOptions: { strict: true, module: 'nodenext', target: 'es2023', types: [] } };
const WORK = 'export const work = async (): Promise<number> => 1;';

/** Lints files of a project that has our rules, and returns the rules that they break. */
function lint(files: Record<string, string>): string[] {
  const project = mkdtempSync(path.join(tmpdir(), 'giving-lint-'));
  copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(project, '.oxlintrc.json'));
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(COMPILER));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd: project,
    encoding: 'utf8',
  });
  rmSync(project, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return [...new Set(diagnostics.map(({ code }) => code))];
}

it('operations have no import cycle', () => {
  const both = {
    'operations/gifts/price.ts': "import { accept } from './accept';\nexport const price = () => accept;\n",
    'operations/gifts/accept.ts': "import { price } from './price';\nexport const accept = () => price;\n",
  };
  expect(lint(both)).toEqual(['import(no-cycle)']);
});

it.each([
  ['a promise that nobody waits for', 'void 0;\nwork();', 'typescript(no-floating-promises)'],
  ['a value of type any', 'export const used: string = JSON.parse("1");', 'typescript(no-unsafe-assignment)'],
  [
    'a type by import(), which no arrow sees',
    "export type Used = import('./pump').Work;",
    'typescript(consistent-type-imports)',
  ],
  ['an unused name', 'const unused = 1;', 'eslint(no-unused-vars)'],
  ['a promise as a condition', 'export const used = work() ? 1 : 2;', 'typescript(no-misused-promises)'],
])('refuses %s', (_what, text, rule) => {
  expect(lint({ 'worker/pump.ts': `${WORK}\n${text}\n` })).toEqual([rule]);
});

it('takes a promise that is awaited', () => {
  expect(
    lint({ 'worker/pump.ts': `${WORK}\nexport const used = async () => (await work()) + 1;\n` }),
  ).toEqual([]);
});
