/** Tabs of one Chromium that the test files of a worker share. A test fails on whatever its tabs report as broken. */
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { launchChromium } from '../../local/chromium';
import { TEST_TIMEOUT_MS } from './installation';
import { dropFaults, watchPage } from './pages';
import { shareInWorker } from './share';

/** For each step in a browser. A busy machine takes several times as long as an idle one. */
const STEP_MS = 60_000;
const PHONE_HEIGHT = 812;

interface TabOptions extends BrowserContextOptions {
  /** The width of a screen that is as high as a telephone. */
  width?: number;
}

export interface TabsOptions extends TabOptions {
  /** Whether a test of this file expects an error that Chromium writes to its console. */
  expects?: (text: string, url: string) => boolean;
  /** Hosts beside ours that pages may ask. */
  hosts?: string[];
}

export interface Tabs {
  /** The tab of the test: that of somebody who was never here. */
  page: Page;
  /** Opens a tab of somebody else. The options are those of the file unless they are given. */
  open(options?: TabOptions): Promise<Page>;
  /** Drops the faults that a step of the test expects from those noted so far. */
  dropFaults(part: string): void;
}

const shareChromium = shareInWorker(
  () => launchChromium(),
  (browser) => browser.close(),
);

/** Opens a tab before each test and closes it after. Fails the test on an error of a page or a request to a foreign host. */
export function useTabs(given: TabsOptions = {}): Tabs {
  const { expects = () => false, hosts = [], ...fileOptions } = given;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let faults: string[][] = [];
  const tabs = {
    async open(options: TabOptions = {}) {
      const context = await browser.newContext(contextOptions({ ...fileOptions, ...options }));
      contexts.push(context);
      context.setDefaultTimeout(STEP_MS);
      // Also the tabs that a page opens.
      context.on('page', (page) => faults.push(watchPage(page, expects, hosts)));
      return context.newPage();
    },
    dropFaults: (part: string) => faults.forEach((each) => dropFaults(each, part)),
  } as Tabs;
  jest.setTimeout(TEST_TIMEOUT_MS);
  beforeAll(async () => {
    browser = await shareChromium({});
  });
  beforeEach(async () => {
    faults = [];
    tabs.page = await tabs.open();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(faults.flat()).toEqual([]);
  });
  return tabs;
}

function contextOptions({ width, ...options }: TabOptions): BrowserContextOptions {
  const screen = width === undefined ? {} : { viewport: { width, height: PHONE_HEIGHT } };
  return { locale: 'en-US', reducedMotion: 'reduce', ...screen, ...options };
}
