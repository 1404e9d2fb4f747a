/** Chooses free ports. Two installations that start at once never choose the same port. */
import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeJsonAtomically } from './files';
import { ProgramFailure } from './launch';

export const LOOPBACK = '127.0.0.1';
const ATTEMPTS = 5;

type Ports = Record<string, number>;

interface Reservation {
  port: number;
  release(): void;
}

/**
 * Starts a service on its previous ports. If they are taken, tries the usual ports, and then any free ports.
 * Retries if another program takes a port meanwhile.
 */
export async function startOnPorts<Wanted extends Ports, Started>(
  home: string,
  usual: Wanted,
  start: (ports: Wanted) => Promise<Started>,
): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    const wanted: Ports = { ...usual, ...rememberedPorts(home, Object.keys(usual)) };
    const reservations = new Map<string, Reservation>();
    try {
      for (const [name, port] of Object.entries(wanted)) reservations.set(name, await reservePort(port));
      const ports = Object.fromEntries([...reservations].map(([name, { port }]) => [name, port])) as Wanted;
      const started = await start(ports);
      rememberPorts(home, ports);
      return started;
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof ProgramFailure && error.isPortTaken)) throw error;
    } finally {
      for (const reservation of reservations.values()) reservation.release();
    }
  }
}

/** Whether this process could listen on the port now. */
export function isPortFree(port: number, host = LOOPBACK): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  );
}

/** Whether something listens on the port. */
export function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: LOOPBACK });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((answer) => {
    socket.destroy();
    return answer === true;
  });
}

/** Reserves the wanted port, or any free one if it is taken. */
export async function reservePort(wanted: number): Promise<Reservation> {
  for (let candidate = wanted; ; candidate = 0) {
    const port = candidate === 0 ? await listenOnce(0, LOOPBACK) : candidate;
    const release = await claimPort(port);
    if (release === undefined) continue;
    if (await isPortFree(port)) return { port, release };
    release();
  }
}

/**
 * Claims a TCP port until the service listens on it, by binding the UDP port with the same number. The system
 * gives a UDP port to only one process, and frees the port when the process ends.
 */
function claimPort(port: number): Promise<(() => void) | undefined> {
  const socket = createSocket('udp4');
  return new Promise((resolve) => {
    socket.once('error', () => {
      socket.close();
      resolve(undefined);
    });
    socket.bind({ port, address: LOOPBACK, exclusive: true }, () => resolve(() => void socket.close()));
  });
}

/** Listens on a port for a moment and returns it. Rejects if another program listens on it. */
function listenOnce(port: number, host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}

function rememberedPorts(home: string, names: string[]): Ports {
  const remembered = readJson(portsFile(home), z.record(z.string(), z.number())) ?? {};
  return Object.fromEntries(Object.entries(remembered).filter(([name]) => names.includes(name)));
}

/**
 * Stores the ports for the next start. Typesense starts ten seconds slower after a change of its port, and
 * people keep addresses in their tools.
 */
function rememberPorts(home: string, ports: Ports): void {
  const remembered = readJson(portsFile(home), z.record(z.string(), z.number()));
  writeJsonAtomically(portsFile(home), { ...remembered, ...ports });
}

function portsFile(home: string): string {
  return join(home, 'ports.json');
}
