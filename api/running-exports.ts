/** Limits concurrent exports. Each streams from a cursor and holds a database connection until its stream closes. */
import { type Readable } from 'node:stream';
import { GivingError } from '../domain/errors';

/** More exports would starve other requests of connections. */
const EXPORTS_AT_ONCE = 4;
/** The default of `patienceMs`. Most exports are short, so a turn usually comes sooner. */
const PATIENCE_MS = 10_000;

let runningExports = 0;
/** The queue of exports with priority, and the queue of all others. */
const waiting: { first: (() => void)[]; others: (() => void)[] } = { first: [], others: [] };

export interface Turn {
  /** True if the export has priority over other waiting exports. */
  goesFirst: boolean;
  patienceMs?: number;
}

/**
 * Opens a stream, and counts it until it closes. While too many exports run, waits up to `patienceMs` for a turn.
 * Throws SERVICE_UNAVAILABLE after that.
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

/** Gives the turn of a finished export to the next waiting export. */
function passTurn(): void {
  const next = waiting.first.shift() ?? waiting.others.shift();
  if (next === undefined) runningExports -= 1;
  else next();
}
