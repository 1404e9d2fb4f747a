/** Gets people in as a browser does: by forms and mailed links. */
import { type TestApi } from './api';
import { type FormBrowser, type Visit } from './browser';
import { PASSWORD, readMails } from './oauth';
import { waitFor } from './wait';

/** The path and query of the newest such mail's link. Waits, because some mails are written after the answer. */
export async function linkTo(api: Pick<TestApi, 'db'>, email: string, subject: string): Promise<string> {
  const { text } = await waitFor(`a mail "${subject}"`, async () =>
    (await readMails(api)).find((each) => each.to === email && each.subject.startsWith(subject)),
  );
  const { pathname, search } = new URL(/^https?:\S+$/m.exec(text)?.[0] ?? 'none:');
  return pathname + search;
}

/** Creates an account at the sign-in page, confirms its address and signs in. Returns the page that asked. */
export function signUp(api: TestApi, browser: FormBrowser, signIn: Visit, email: string): Promise<Visit> {
  return signUpBy(() => linkTo(api, email, 'Confirm your email address'), browser, signIn, email);
}

/** Does so with the link of a mail that `findLink` reads. */
export async function signUpBy(
  findLink: () => Promise<string>,
  browser: FormBrowser,
  signIn: Visit,
  email: string,
): Promise<Visit> {
  const register = await browser.open(`${new URL(signIn.url).pathname}/register`);
  await browser.send(register, '/register', { name: 'Grace', email, password: PASSWORD });
  const confirm = await browser.open(await findLink());
  await browser.send(confirm, '/account/confirm', {});
  return browser.send(signIn, '/sign-in', { email, password: PASSWORD });
}
