/** `npm run mails [-- FOLDER]`: writes every mail in every language as text, HTML and pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser } from 'playwright-core';
import { readArguments } from '../admin/arguments';
import { describeFailure, say } from '../admin/console';
import { isOptional, MAIL_KINDS } from '../domain/mails/kinds';
import { writeExample } from '../letters/mails/write';
import { LANGUAGES } from '../texts/languages';
import { launchChromium } from './chromium';
import { homeDirectory } from './paths';

const USAGE = `Usage: npm run mails [-- FOLDER]
  Writes a preview of every mail in every language: text, HTML, and pictures at the width of a desktop and of a phone.
  Without Chromium it writes no pictures. The default folder is mails in GIVING_HOME.`;
const ADDRESS = 'https://giving.example.org';
const VIEWPORTS = { desktop: { width: 1024, height: 600 }, phone: { width: 360, height: 640 } };

async function main(): Promise<void> {
  const { positionals } = readArguments({ usage: USAGE, operands: { most: 1 } });
  const folder = positionals[0] === undefined ? join(homeDirectory(), 'mails') : resolve(positionals[0]);
  const browser = await launchChromium().catch(() => undefined);
  try {
    for (const locale of LANGUAGES) {
      await mkdir(join(folder, locale), { recursive: true });
      for (const kind of MAIL_KINDS) {
        const unsubscribeToken = isOptional(kind) ? 'EXAMPLE' : undefined;
        const mail = writeExample(kind, { locale, address: ADDRESS, unsubscribeToken });
        const file = join(folder, locale, kind);
        await writeFile(`${file}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`);
        if (mail.html === undefined) continue;
        await writeFile(`${file}.html`, mail.html);
        if (browser !== undefined) await takePictures(browser, file);
      }
    }
  } finally {
    await browser?.close();
  }
  const pictures =
    browser === undefined ? ' There are no pictures, because Chromium does not start here.' : '';
  say(`${String(MAIL_KINDS.length)} mails in ${String(LANGUAGES.length)} languages: ${folder}.${pictures}`);
}

async function takePictures(browser: Browser, file: string): Promise<void> {
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    const page = await browser.newPage({ viewport });
    await page.goto(pathToFileURL(`${file}.html`).href);
    await page.screenshot({ path: `${file}.${name}.png`, fullPage: true });
    await page.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
