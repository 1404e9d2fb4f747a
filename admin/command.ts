/** A command of an operator, and the place where it runs. */
import { type Config } from '../config';

/** The image and the checkout differ only in this. */
export interface Place {
  /** What the user types to run a command with these arguments. */
  call(command: string, args?: string): string;
  /** File names in arguments start at this directory. */
  directory: string;
  /** Reads the settings. Needs no running service. */
  settings(): Config;
  /** Reads the settings of the running installation. Throws a UserError if none is running. */
  running(): Config;
  /** Runs `work` on the installation's database, which has the newest schema. */
  withDatabase<T>(work: (config: Config) => Promise<T>): Promise<T>;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Returns the exit code. */
  run(given: string[], place: Place): Promise<number>;
}
