/** `npm start -- --fresh`: removes an installation's data, but not its programs and settings. */
import { lstatSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../admin/console';

const DATA =
  /^(postgres|typesense|documents|bank-files|witness)$|^temporal\.db|^(demo|demo-keys|demo-passwords|services|receipt-signer)\.json$/;
/** Settings that say that a part of the data is elsewhere. */
const ELSEWHERE = [
  'DATABASE_URL',
  'TEMPORAL_ADDRESS',
  'TYPESENSE_URL',
  'DOCUMENTS_DIR',
  'BANK_FILES_DIR',
  'RECEIPT_SIGNER_STATE',
];

/** Removes the data of an installation that is not running. Refuses if a part of it is elsewhere. */
export function removeData(home: string, environment: NodeJS.ProcessEnv): void {
  const given = ELSEWHERE.filter((name) => environment[name]);
  if (given.length > 0) {
    throw new UserError(`--fresh empties only ${home}. Unset ${given.join(', ')}, or empty them yourself.`);
  }
  for (const name of readdirSync(home).filter((each) => DATA.test(each))) {
    const path = join(home, name);
    if (name === 'postgres') removeLinked(path);
    rmSync(path, { recursive: true, force: true });
  }
}

/** PostgreSQL's directory may be a link to a place that its user can reach. */
function removeLinked(path: string): void {
  if (!lstatSync(path).isSymbolicLink()) return;
  rmSync(resolve(dirname(path), readlinkSync(path)), { recursive: true, force: true });
}
