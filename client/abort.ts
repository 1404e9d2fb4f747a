/** Listens to abort signals, and waits until one aborts. */

/** One signal may cancel many calls. It gets one listener for all, because Node warns of many. */
const listening = new WeakMap<AbortSignal, { runs: Set<() => void>; listener: () => void }>();

/** Runs a function if the signal aborts. Returns a function that ends this. */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (signal === undefined) return () => undefined;
  const runs = listening.get(signal)?.runs ?? listenTo(signal);
  runs.add(run);
  return () => {
    runs.delete(run);
    const known = listening.get(signal);
    if (runs.size > 0 || known === undefined) return;
    signal.removeEventListener('abort', known.listener);
    listening.delete(signal);
  };
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const runs = new Set<() => void>();
  const listener = () => {
    for (const run of runs) run();
  };
  signal.addEventListener('abort', listener);
  listening.set(signal, { runs, listener });
  return runs;
}

/** Waits. Rejects with the signal's reason if the signal aborts meanwhile. */
export async function pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((done) => {
    const timer = setTimeout(end, waitMs);
    const ignore = onAbort(signal, end);
    function end() {
      clearTimeout(timer);
      ignore();
      done();
    }
  });
  signal?.throwIfAborted();
}
