/** What the test files of one worker share. The first file that asks starts it, and it ends with the worker. */

const closings: (() => Promise<void>)[] = [];

/** Returns a function that starts one thing for each settings, and later hands out the same thing for the same settings. */
export function shareInWorker<Settings, Value>(
  start: (settings: Settings) => Promise<Value>,
  close: (value: Value) => Promise<void>,
): (settings: Settings) => Promise<Value> {
  const started = new Map<string, Promise<Value>>();
  return (settings) => {
    const key = JSON.stringify(settings);
    const known = started.get(key);
    if (known !== undefined) return known;
    endWithLastFile();
    const starting = start(settings);
    started.set(key, starting);
    starting.then(
      (value) =>
        closings.push(() => {
          started.delete(key);
          return close(value);
        }),
      // The next file tries again.
      () => started.delete(key),
    );
    return starting;
  };
}

/** Closes all that this worker shares, the newest first. A file that asks later starts it anew. */
export async function closeShared(): Promise<void> {
  for (const close of closings.splice(0).toReversed()) await close();
}

/** The message of jest-worker that no file is left: its CHILD_MESSAGE_END. */
const NO_FILE_LEFT = 2;
let isListening = false;

/** Jest gives its workers half a second. The global teardown stops what a worker leaves in inner homes. */
function endWithLastFile(): void {
  if (process.send === undefined || isListening) return;
  isListening = true;
  process.on('message', (message: unknown) => {
    if (Array.isArray(message) && message[0] === NO_FILE_LEFT) process.exit();
  });
}
