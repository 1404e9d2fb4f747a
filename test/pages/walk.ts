/** What every walk needs: an installation, an API of its own that may be killed, and a browser. */
import { type Browser } from 'playwright-core';
import { selectRows } from '../../db/database';
import { launchChromium } from '../../local/chromium';
import { type Installation, startInstallation } from '../support/installation';
import { type PagesProcess, startPagesProcess } from '../support/pages';
import { type Scene } from './kill-at';
import { type Place, visit } from './places';

export class Walk {
  private constructor(
    readonly installation: Installation,
    readonly pages: PagesProcess,
    private readonly browser: Browser,
  ) {}

  static async start(): Promise<Walk> {
    const installation = await startInstallation();
    return new Walk(installation, await startPagesProcess(installation), await launchChromium());
  }

  get url(): string {
    return this.pages.url;
  }

  /** Walks as one person in one tab. Fails if the browser reported something broken. */
  async as(place: Place, go: (scene: Scene) => Promise<void>): Promise<void> {
    // Jest names the tests of a file only at its end, and a file takes many minutes.
    process.stderr.write(`${expect.getState().currentTestName ?? ''}\n`);
    // All tabs come from one address, so the limits of an address would count them as one.
    await this.count('DELETE FROM rate_windows RETURNING 1');
    // All guests pay with one test card, and would together reach what a card may give in a year.
    await this.count('DELETE FROM guest_gifts RETURNING 1');
    const { page, faults } = await visit(this.browser, place);
    const { db, environment } = this.installation;
    try {
      await go({ page, api: this.pages.api, db, databaseUrl: environment.DATABASE_URL ?? '' });
      expect(faults).toEqual([]);
    } catch (error) {
      process.stderr.write(`The page shows:\n${await page.locator('body').innerText()}\n`);
      throw error;
    } finally {
      await page.close();
      await this.pages.api.revive();
    }
  }

  /** The number of rows. */
  async count(query: string, values: string[] = []): Promise<number> {
    return (await selectRows(this.installation.db, query, values)).length;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.pages.close();
    await this.installation.close();
  }
}
