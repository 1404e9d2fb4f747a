/** Starts the Chromium that the tests of pages use. */
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

export async function launchChromium(moreArguments: string[] = []): Promise<Browser> {
  return playwright.launch({
    args: [...ARGUMENTS, ...moreArguments],
    executablePath: await chromium.executablePath(),
  });
}
