/** A person with a browser: signs up, adds a passkey, saves a card or a bank account. */
import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { launchChromium } from '../../../local/chromium';
import { waitFor } from '../../support/wait';
import { type Authority } from './authority';
import { type Mailbox } from './mailbox';

const PASSWORD = 'correct horse battery';

/** With a browser's own security. It trusts the walk's certificate and no other unknown one. */
export async function openBrowser({ publicKeyHash }: Authority): Promise<Browser> {
  return launchChromium([`--ignore-certificate-errors-spki-list=${publicKeyHash}`]);
}

export class Person {
  private constructor(
    private readonly site: string,
    readonly email: string,
    readonly context: BrowserContext,
    private readonly page: Page,
    /** What the browser reports as broken: a blocked style, form or script. */
    readonly faults: string[],
  ) {}

  static async open(browser: Browser, site: string, email: string): Promise<Person> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    const protocol = await context.newCDPSession(page);
    await protocol.send('WebAuthn.enable');
    await protocol.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Person(site, email, context, page, faults);
  }

  /** Creates an account, and confirms the address by the link of the mail. Ends at the sign-in. */
  async signUp(name: string, mailbox: Mailbox): Promise<void> {
    const { page, email } = this;
    await page.goto(`${this.site}/account/security`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const link = await waitFor('the mail with the link', async () => {
      const mail = (await mailbox.read()).find(
        ({ to, text }) => to === email && text.includes('/account/confirm'),
      );
      return /https:\S+\/account\/confirm\S+/.exec(mail?.text ?? '')?.[0];
    });
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('link', { name: 'Continue to sign in' }).click();
  }

  async givePassword(): Promise<void> {
    await this.page.getByLabel('Email address').fill(this.email);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** On the page for second factors, after the password. */
  async addPasskey(): Promise<void> {
    await this.page.getByLabel('Name of the passkey').fill('Laptop');
    await this.page.getByRole('button', { name: 'Add a passkey' }).click();
    await this.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await this.page.getByRole('link', { name: 'I have saved them' }).click();
  }

  /** Opens a page of the platform, and signs in with the passkey if it asks. */
  async visit(path: string, heading: string): Promise<void> {
    const { page } = this;
    await page.goto(`${this.site}${path}`);
    const wanted = page.getByRole('heading', { name: heading });
    const password = page.getByLabel('Password');
    const passkey = page.getByRole('button', { name: 'Use a passkey' });
    await wanted.or(password).or(passkey).first().waitFor();
    if (await password.isVisible()) await this.givePassword();
    await wanted.or(passkey).first().waitFor();
    if (await passkey.isVisible()) await passkey.click();
    await wanted.waitFor();
  }

  /** Makes an API key with these scopes. Returns the key. */
  async makeKey(scopes: string[]): Promise<string> {
    const { page } = this;
    await this.visit('/my/keys', 'API keys');
    await page.getByLabel('Name', { exact: true }).fill('First gift');
    for (const scope of scopes) await page.getByLabel(scope).check();
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByRole('heading', { name: 'Your new key First gift' }).waitFor();
    return page.locator('pre').innerText();
  }

  /** Saves a card or a bank account through the processor's form, which the caller serves. It pays by default. */
  async saveSource(kind: 'card' | 'bank account'): Promise<void> {
    const { page } = this;
    await this.visit('/my/sources', 'How you pay');
    await page.getByRole('link', { name: `Add a ${kind}` }).click();
    const form = page.frameLocator('iframe[title="Secure payment input frame"]');
    if (kind === 'card') {
      await form.getByLabel('Card number').fill('4242424242424242');
      await form.getByLabel('Expiration date').fill('12/40');
      await form.getByLabel('Security code').fill('123');
    } else await form.getByLabel('Account').selectOption('pm_usBankAccount');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`Default ${kind}`, { exact: true }).waitFor();
  }
}
