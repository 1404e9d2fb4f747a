/** What every walk needs: an installation, an API of its own that may be killed, and a browser. */
import { type Browser } from 'playwright-core';
import { selectRows } from '../../db/database';
import { launchChromium } from '../../local/chromium';
import { call, type TestApi } from '../support/api';
import { type Installation, startInstallation } from '../support/installation';
import { type PagesProcess, startPagesProcess } from '../support/pages';
import { forgetVisits } from '../support/site';
import { type Scene } from './kill-at';
import { type Place, visit } from './places';

export class Walk {
  private constructor(
    readonly installation: Installation,
    readonly pages: PagesProcess,
    private readonly browser: Browser,
    private readonly otherHosts: string[],
  ) {}

  /** Pages may ask `otherHosts`, those of a processor, beside ours. */
  static async start(settings: Record<string, string> = {}, otherHosts: string[] = []): Promise<Walk> {
    const installation = await startInstallation(settings);
    const pages = await startPagesProcess(installation);
    return new Walk(installation, pages, await launchChromium(), otherHosts);
  }

  get url(): string {
    return this.pages.url;
  }

  /** Calls the API that may be killed. */
  get api(): Pick<TestApi, 'db' | 'url' | 'call'> {
    const { url } = this;
    return {
      db: this.installation.db,
      url,
      call: <Body>(...[method, path, options]: Parameters<TestApi['call']>) =>
        call<Body>(url, method, path, options),
    };
  }

  /** Walks as one person in one tab. Fails if the browser reported something broken. */
  async as(place: Place, go: (scene: Scene) => Promise<void>): Promise<void> {
    // Jest names the tests of a file only at its end, and a file takes many minutes.
    process.stderr.write(`${expect.getState().currentTestName ?? ''}\n`);
    await forgetVisits(this.installation.db);
    const { page, faults } = await visit(this.browser, place, this.otherHosts);
    const { db, environment } = this.installation;
    try {
      await go({ page, faults, api: this.pages.api, db, databaseUrl: environment.DATABASE_URL ?? '' });
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
