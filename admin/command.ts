/** Defines an operator's command, and the place where the command runs. */
import { type Config } from '../config';

/** A command runs in the Docker image or in a checkout. The two differ only in these functions. */
export interface Place {
  /** Returns the text that the user types to run a command with these arguments. */
  call(command: string, args?: string): string;
  /** File names in arguments are relative to this directory. */
  directory: string;
  /** Reads the settings. Needs no running service. */
  settings(): Config;
  /** Reads the settings of the running installation. Throws a UserError if none is running. */
  running(): Config;
  /** Runs `work` on the installation's database, which has the newest schema. */
  withDatabase<T>(work: (config: Config) => Promise<T>): Promise<T>;
}

export interface Command {
  /** Returns the exit code. */
  run(given: string[], place: Place): Promise<number>;
}
