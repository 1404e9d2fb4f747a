/** Programs that a page uses and a machine may lack. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findGo } from '../../support/go-program';

/** Go may be outside the folders of PATH. */
export const GO_FOLDERS = [findGo()].flatMap((go) => (go === undefined ? [] : path.dirname(go)));

/** How a script shows that it needs the program. Go builds `check`. */
const TOOLS: [program: string, use: RegExp][] = [
  ['go', /(^|[\s(])go |\$FOLDER\/check"/m],
  ['jq', /(^|[\s(])jq /m],
  ['openssl', /^openssl /m],
  ['sha256sum', /\bsha256sum\b/],
];
const missing = TOOLS.filter(([program]) => !isInstalled(program));
for (const [program] of missing) console.warn(`${program} is not installed: no page's commands for it ran.`);

/** The first program that a script needs and this machine lacks. */
export function findMissingTool(script: string): string | undefined {
  return missing.find(([, use]) => use.test(script))?.[0];
}

function isInstalled(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...GO_FOLDERS];
  return folders.some((folder) => existsSync(path.join(folder, program)));
}
