/** The pages whose commands the tests run. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIRECTORY as ROOT } from '../../local/paths';

export const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/guides', 'docs/rules', 'docs/decisions'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
  // test/long/production/production.test.ts follows this page on an empty machine.
].filter((page) => page !== 'docs/production.md');
