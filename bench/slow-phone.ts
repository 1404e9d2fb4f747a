/** Opens a page as a slow phone on a slow network does, and measures when it can be seen and used. */
import { type Browser, type CDPSession } from 'playwright-core';
import { waitFor } from '../test/support/wait';

/** The phone's screen. */
const VIEWPORT = { width: 375, height: 812 };
/** Chromium delays each answer by the latency. Rates are in bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** A task that is longer than this delays the answer to a touch. */
const LONGEST_TASK_MS = 50;
const QUIET_MS = 5_000;
/** Tasks that come later than this after the page can be used are not counted. */
const LONGEST_MS = 15_000;
const LOOK_EVERY_MS = 250;
const TIMEOUT_MS = 120_000;

export interface Opening {
  url: string;
  /** An expression that is true in the page once people can use it. */
  usable: string;
}

/** Milliseconds since the first request, and bytes as sent over the network. */
export interface Load {
  lcpMs: number;
  tbtMs: number;
  usableMs: number;
  scriptBytes: number;
  styleBytes: number;
}

interface Mark {
  kind: 'start' | 'first-contentful-paint' | 'largest-contentful-paint' | 'longtask' | 'usable' | 'end';
  at: number;
  ms: number;
}

/**
 * Reports the marks of every document, because a sign-in passes through several. Includes tasks of frames. Looks at the
 * page only when it changes, because a look at every frame would itself keep a slow phone busy.
 */
const watchFor = (usable: string) => `if (window === top && location.protocol.startsWith('http')) {
  let usableAt, busyUntil = 0;
  const tell = (kind, at, ms = 0) => void noteMark({ kind, at: performance.timeOrigin + at, ms });
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  tell('start', 0);
  watch('paint', ({ name, startTime }) => tell(name, startTime));
  watch('largest-contentful-paint', ({ startTime }) => tell('largest-contentful-paint', startTime));
  watch('longtask', ({ startTime, duration }) => {
    tell('longtask', startTime, duration);
    busyUntil = startTime + duration;
  });
  const changes = new MutationObserver(() => {
    if (!(${usable})) return;
    changes.disconnect();
    tell('usable', (usableAt = performance.now()));
    endWhenQuiet();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const endWhenQuiet = () => {
    const now = performance.now();
    if (now > Math.max(usableAt, busyUntil) + ${String(QUIET_MS)} || now > usableAt + ${String(LONGEST_MS)}) tell('end', now);
    else setTimeout(endWhenQuiet, ${String(LOOK_EVERY_MS)});
  };
}`;

/** Opens the page in a new profile, whose cache is empty. Observes until the page has been quiet for a while. */
export async function openOnSlowPhone(browser: Browser, { url, usable }: Opening): Promise<Load> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  try {
    const marks: Mark[] = [];
    await context.exposeBinding('noteMark', (_source, mark: Mark) => void marks.push(mark));
    await context.addInitScript(watchFor(usable));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = countBytes(session);
    await slowDown(session);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await waitFor(`${url} to be usable`, async () => marks.some(({ kind }) => kind === 'end'), TIMEOUT_MS);
    return { ...summarize(marks), scriptBytes: bytes.Script, styleBytes: bytes.Stylesheet };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

function countBytes(session: CDPSession): { Script: number; Stylesheet: number } {
  const bytes = { Script: 0, Stylesheet: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Script' || type === 'Stylesheet') bytes[type] += encodedDataLength;
  });
  return bytes;
}

function summarize(marks: Mark[]): Pick<Load, 'lcpMs' | 'tbtMs' | 'usableMs'> {
  const all = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind);
  const first = (kind: Mark['kind']) => find(all(kind)[0], kind).at;
  const start = first('start');
  const painted = first('first-contentful-paint');
  // A field may stand in the document before its stylesheet lets the browser paint it.
  const shown = find(all('first-contentful-paint').at(-1), 'first-contentful-paint').at;
  const blocked = all('longtask').map(({ at, ms }) => at + ms - Math.max(at, painted) - LONGEST_TASK_MS);
  return {
    lcpMs: find(all('largest-contentful-paint').at(-1), 'largest-contentful-paint').at - start,
    tbtMs: blocked.reduce((total, ms) => total + Math.max(0, ms), 0),
    usableMs: Math.max(first('usable'), shown) - start,
  };
}

function find(mark: Mark | undefined, kind: string): Mark {
  if (mark === undefined) throw new Error(`the page reported no ${kind}`);
  return mark;
}
