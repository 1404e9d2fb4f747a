/** Our pages in a browser, over real processes that the test files of a worker share. */
import { randomBytes, randomInt } from 'node:crypto';
import { type Database, runStatement } from '../../db/database';
import { type ActorOptions } from '../factories';
import { type Person, personAt } from './api';
import { type Installation, startInstallation } from './installation';
import { shareInWorker } from './share';
import { type Tabs, type TabsOptions, useTabs } from './tabs';

export interface SiteOptions extends TabsOptions {
  /** Settings of the processes. Files with the same settings share one installation. */
  settings?: () => Promise<Record<string, string>>;
}

export interface Site extends Tabs {
  url: string;
  /** Other files of the worker use the same one. */
  installation: Installation;
  db: Database;
  /** Makes an account with one user and one key. */
  person(options?: ActorOptions): Promise<Person>;
}

const shareInstallation = shareInWorker(startInstallation, (installation) => installation.close());

/** Gives each test of a file a tab on our pages. Fails the test on an error of a page or a request to a foreign host. */
export function useSite({ settings, ...options }: SiteOptions = {}): Site {
  const tabs = useTabs(options);
  const site = Object.assign(tabs, {
    person: (given) => personAt(site.url, site.db, given),
  } as Pick<Site, 'person'>) as Site;
  beforeAll(async () => {
    const installation = await shareInstallation((await settings?.()) ?? {});
    Object.assign(site, { installation, db: installation.db, url: installation.api.address });
  });
  beforeEach(() => forgetVisits(site.db));
  return site;
}

const COUNTS = ['rate_windows', 'guest_gifts', 'velocity_counts', 'velocity_blocks'];

/** All tabs come from one address, and guests pay with one test card. The limits would count all tests as one person. */
export async function forgetVisits(db: Database): Promise<void> {
  for (const table of COUNTS) await runStatement(db, `DELETE FROM ${table}`);
}

/** The network of the sandbox has no proofs, and Chromium writes a line for each answer that is an error. */
export function isMissingProof(text: string, url: string): boolean {
  return text.includes('status of 404') && url.endsWith('/proof');
}

/** An address that no other test uses. */
export function newEmail(name = 'ada'): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.org`;
}

/** A word that nobody uses: a search for it finds the rows of one test file alone. */
export function newWord(): string {
  const pick = (letters: string) => letters[randomInt(letters.length)] ?? '';
  return ['xzqj', 'aeiou', 'bkmptv', 'aeiou', 'bkmptv', 'aou'].map(pick).join('');
}
