import { type RunningProgram } from './launch';

/** A server that is ready. */
export interface Service {
  readonly name: string;
  /** The address for the server's clients: a URL, or host:port for Temporal. */
  readonly address: string;
  /**
   * Other addresses at which the server listens, as host:port. Webhooks must not reach any of these
   * addresses.
   */
  readonly otherAddresses: string[];
  readonly pid: number;
  /** Resolves with the exit code, signal or error when the server's process ends. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  /** Starts the server again after it has ended, with the same data at the same address. */
  restart(): Promise<Service>;
}

/** Wraps a ready program as a service. */
export function asService(
  running: RunningProgram,
  address: string,
  restart: () => Promise<Service>,
  otherAddresses: string[] = [],
): Service {
  const { name, pid, ended } = running;
  return { name, address, otherAddresses, pid, ended, stop: () => running.stop(), restart };
}

export interface ServiceOptions {
  /** The directory of the installation: data, logs, process notes. */
  home: string;
  /** True to use any free ports instead of the usual ones. */
  anyPorts?: boolean;
  /**
   * True if the data may be lost when the machine crashes, as in a test. Writes then do not wait for the
   * disk.
   */
  throwaway?: boolean;
}
