/** `npm start -- --fresh`: removes an installation's data, but not its keys, programs and settings. */
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../admin/console';

const DATA =
  /^(postgres|typesense|documents|bank-files)$|^temporal\.db|^(demo|demo-keys|services|receipt-signer)\.json$/;
const GIVEN_SERVERS = ['DATABASE_URL', 'TEMPORAL_ADDRESS', 'TYPESENSE_URL'];

/** Removes the data of an installation that is not running. Refuses if a server of the user's own has part of it. */
export function removeData(home: string): void {
  const given = GIVEN_SERVERS.filter((name) => process.env[name]);
  if (given.length > 0) {
    throw new UserError(
      `--fresh does not empty servers of your own. Unset ${given.join(', ')}, or empty them.`,
    );
  }
  for (const name of readdirSync(home).filter((each) => DATA.test(each))) {
    const path = join(home, name);
    // PostgreSQL's directory may be a link to a place that its user can reach.
    rmSync(realpathSync(path), { recursive: true, force: true });
    rmSync(path, { recursive: true, force: true });
  }
}
