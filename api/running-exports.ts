/** Limits the answers that are streamed from a cursor. Each uses a database connection until its reader is done. */
import { type Readable } from 'node:stream';
import { GivingError } from '../domain/errors';

/** More would starve other requests of connections. */
const EXPORTS_AT_ONCE = 4;
/** Most exports are short, so a turn comes soon. */
const PATIENCE_MS = 10_000;

let runningExports = 0;
/** The exports of accounts with priority, and the others. */
const waiting: { first: (() => void)[]; others: (() => void)[] } = { first: [], others: [] };

export interface Turn {
  /** True if the export goes before others that wait. */
  goesFirst: boolean;
  patienceMs?: number;
}

/**
 * Opens a stream, and counts it until it closes. While too many run, waits up to `patienceMs` for a turn, then throws
 * SERVICE_UNAVAILABLE.
 */
export async function openExport(open: () => Readable, turn: Turn): Promise<Readable> {
  if (runningExports >= EXPORTS_AT_ONCE) await takeTurn(turn);
  else runningExports += 1;
  try {
    return open().once('close', passTurn);
  } catch (error) {
    passTurn();
    throw error;
  }
}

function takeTurn({ goesFirst, patienceMs = PATIENCE_MS }: Turn): Promise<void> {
  const queue = goesFirst ? waiting.first : waiting.others;
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(begin), 1);
      reject(new GivingError('SERVICE_UNAVAILABLE', 'Too many exports are running. Try again.', {}, 10));
    }, patienceMs);
    queue.push(begin);
  });
}

/** The next in the queue takes the turn over. */
function passTurn(): void {
  const next = waiting.first.shift() ?? waiting.others.shift();
  if (next === undefined) runningExports -= 1;
  else next();
}
