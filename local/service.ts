import { type RunningProgram } from './launch';

/** A server that is ready. */
export interface Service {
  readonly name: string;
  /** Where its clients reach it: a URL, or for Temporal host:port. */
  readonly address: string;
  /** The other addresses where it listens, as host:port. Webhooks must not reach them either. */
  readonly otherAddresses: string[];
  readonly pid: number;
  /** Resolves with the exit code, signal or error when its process ends. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  /** Starts it again after it has ended, with the same data at the same address. */
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
  /** Any free ports instead of the usual ones. */
  anyPorts?: boolean;
  /** For data that may be lost if the machine crashes, such as a test's. Nothing waits for the disk. */
  throwaway?: boolean;
}
