/** The list of docs/decisions/README.md, made from the titles and the status of the records. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIRECTORY } from '../paths';

const FOLDER = path.join(PROJECT_DIRECTORY, 'docs/decisions');
const HEADING = '## Records\n\n';

/** The page with the list of all records below its heading, which is its last one. */
export function listDecisions(page: string): string {
  const records = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
  const [before = ''] = page.split(HEADING);
  return `${before}${HEADING}${records.sort().map(describeRecord).join('\n')}\n`;
}

function describeRecord(file: string): string {
  const record = readFileSync(path.join(FOLDER, file), 'utf8');
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(record) ?? [];
  const [, successor] = /^\*\*Status\.\*\* Superseded by (\d{4})/m.exec(record) ?? [];
  return `- [${number}](${file}) ${title}${successor === undefined ? '' : ` (superseded by ${successor})`}`;
}
