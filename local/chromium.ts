/** Finds and starts the browser of tests and pictures: what CHROMIUM_PATH names, an installed one, or that of a package. */
import { existsSync } from 'node:fs';
import { type Browser, chromium as playwright } from 'playwright-core';

export const NO_CHROMIUM =
  'no Chromium found. Install Chrome, run "apt install chromium", or set CHROMIUM_PATH to a Chromium.';

/** Chrome and Edge, where their installers put them. */
const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};
/** Where Debian and its descendants put theirs. */
const PACKAGED = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Returns the path of a Chromium, or undefined if this machine has none. */
export async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH: chosen = '' } = process.env;
  if (chosen !== '') return chosen;
  const installed = INSTALLED[process.platform] ?? [];
  return installed.find(existsSync) ?? (await unpackChromium()) ?? PACKAGED.find(existsSync);
}

/** Starts it. Throws if this machine has none. */
export async function launchChromium(moreArguments: string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return playwright.launch({ args: [...ARGUMENTS, ...moreArguments], executablePath });
}

/** The package holds a Chromium for Linux on x64. Only a developer's installation has it. */
async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
