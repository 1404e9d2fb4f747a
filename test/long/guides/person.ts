/** A reader who opens the address that a program of a guide prints: creates an account, signs in and allows. */
import { FormBrowser } from '../../support/browser';
import { signUpBy } from '../../support/sign-up';
import { waitFor } from '../../support/wait';

const ADDRESS = /Open (http\S+\/oauth\/authorize\S+)/;

/** Returns the address that a program asks its reader to open, or undefined. */
export function findAddress(output: string): string | undefined {
  return ADDRESS.exec(output)?.[1];
}

/** Ends where the application is called back. */
export async function allow(url: string, address: string): Promise<void> {
  const browser = new FormBrowser(url);
  const email = `reader-${String(Date.now())}@example.org`;
  const signIn = await browser.open(address);
  const consent = await signUpBy(() => linkOfMail(browser, email), browser, signIn, email);
  const back = await browser.send(consent, '/consent', { answer: 'allow' });
  await fetch(back.url);
}

/** The path and query of the link in a mail that the sandbox shows. */
export async function linkOfMail(browser: FormBrowser, email: string): Promise<string> {
  const text = await waitFor('the mail', async () => {
    const mails = await browser.open('/sandbox/mails');
    return mails.text.includes(email) && mails.text;
  });
  const link = /href="(?:https?:\/\/[^/"]+)?(\/account\/confirm[^"]+)"/.exec(text)?.[1] ?? '';
  return link.replaceAll('&amp;', '&');
}
