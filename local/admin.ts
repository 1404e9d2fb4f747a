/** `npm run COMMAND` runs a command of admin/ on the installation of GIVING_HOME, and starts Postgres if none runs. */
import { mkdirSync } from 'node:fs';
import { type Place } from '../admin/command';
import { runCommand } from '../admin/commands';
import { UserError } from '../admin/console';
import { type Config, readConfig } from '../config';
import { readServing, withDatabase } from './installation';
import { homeDirectory } from './paths';
import { OWNER_DIRECTORY } from './permissions';

const home = homeDirectory();

/**
 * Returns the settings of the environment. The addresses of the services of a running installation replace
 * those of the environment.
 */
function settings(more: Record<string, string> = {}): Config {
  mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
  return readConfig({ ...process.env, GIVING_HOME: home, ...readServing(home)?.environment, ...more });
}

const place: Place = {
  call: (command, args = '') => `npm run ${command}${args && ` -- ${args}`}`,
  // npm runs scripts in the project's directory. INIT_CWD is the directory of the caller.
  directory: process.env.INIT_CWD ?? process.cwd(),
  settings: () => settings(),
  running() {
    if (readServing(home) === undefined && !process.env.DATABASE_URL) {
      throw new UserError('No installation is running here. Run npm start first, or set DATABASE_URL.');
    }
    return settings();
  },
  withDatabase: (work) => {
    mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
    return withDatabase(home, (url) => work(settings({ DATABASE_URL: url })));
  },
};

void runCommand(process.argv.slice(2), place).then((code) => process.exit(code));
