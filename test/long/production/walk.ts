/** Follows docs/production.md from an empty folder to a gift and its refund. */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Browser } from 'playwright-core';
import { GivingClient } from '../../../client/index';
import { STRIPE_WEBHOOK_PATH } from '../../../domain/charges/webhook';
import { findBinary } from '../../../local/binaries';
import { type Block } from '../guides/guide';
import { findFreePort, Shell } from '../guides/sandbox';
import { fetchTrusting } from '../../support/fetch-trusting';
import { removeHome } from '../../support/global-teardown';
import { waitFor } from '../../support/wait';
import { type Authority, createAuthority, startTlsProxy, type TlsProxy } from './authority';
import { adapt, DATABASE } from './examples';
import { type Mailbox, startMailbox } from './mailbox';
import { openBrowser, Person } from './person';
import { type OpenProcessor, type WalkProcessor } from './processor';
import { buildQuickly } from '../../support/quick-build';
import { type Servers } from './servers';
import { type Step } from './steps';

export const STEP_LIMIT_MS = 600_000;
/** Each takes a second or more. */
const MOST_LOOKS = 60;
export const OPERATOR = 'ada@example.org';

/** The page's own build of a checkout, or one in a second with this bundle of the workflows. */
type Program = { kind: 'built'; checkout: string } | { kind: 'quick'; workflowBundle: string };

export interface WalkOptions {
  /** An empty directory. */
  home: string;
  program: Program;
  servers: Servers;
  openProcessor: OpenProcessor;
  /** Whether a mail server may be built first. */
  mayBuildMailbox: boolean;
}

interface Parts {
  authority: Authority;
  proxy: TlsProxy;
  apiPort: number;
  mailbox: Mailbox;
  processor: WalkProcessor;
  browser: Browser;
  /** A folder of programs for PATH. */
  tools: string;
}

export class Walk {
  operator!: Person;
  /** The operator's key, once they made one. */
  private ownKey = '';
  private readonly shell: Shell;
  private readonly folder: string;

  private constructor(
    private readonly options: WalkOptions,
    private readonly parts: Parts,
  ) {
    this.folder = path.join(options.home, 'giving');
    mkdirSync(this.folder);
    this.shell = new Shell(this.environment(), options.home, this.folder);
  }

  static async open(options: WalkOptions): Promise<Walk> {
    const { home } = options;
    const authority = await createAuthority(home);
    const [mailbox, processor, apiPort, browser, temporal] = await Promise.all([
      startMailbox(home, { mayBuild: options.mayBuildMailbox }),
      options.openProcessor(authority, home),
      findFreePort(),
      openBrowser(authority),
      findBinary('temporal'),
    ]);
    const proxy = await startTlsProxy(authority, apiPort);
    const tools = linkTool(home, 'temporal', temporal);
    return new Walk(options, { authority, proxy, apiPort, mailbox, processor, browser, tools });
  }

  get site(): string {
    return this.parts.proxy.url;
  }

  get mailbox(): Mailbox {
    return this.parts.mailbox;
  }

  get processor(): WalkProcessor {
    return this.parts.processor;
  }

  /** Does what a person does before the commands of a step, then runs its commands. Returns what they printed. */
  async follow({ title, blocks }: Step): Promise<string> {
    const { processor } = this.parts;
    const { program } = this.options;
    if (title === 'The program' && program.kind === 'quick') {
      await buildQuickly(this.folder, program.workflowBundle);
      return '';
    }
    if (title === 'Settings') await processor.addWebhookEndpoint(`${this.site}${STRIPE_WEBHOOK_PATH}`);
    if (title === 'The first operator') await this.becomePerson();
    if (title === 'Look at everything') return this.awaitEverything(blocks);
    if (title === 'One dollar') {
      await this.operator.saveSource('card');
      this.ownKey = await this.operator.makeKey(['donations:read', 'donations:write', 'charities:read']);
    }
    return this.runAll(blocks);
  }

  /** Runs a command in the folder of the installation. */
  async command(text: string): Promise<string> {
    return this.run({ line: 0, language: 'bash', text });
  }

  /** A variable of the page's commands, such as CHARITY. */
  async variable(name: string): Promise<string> {
    return this.command(`printf %s "$${name}"`);
  }

  /** The API through the proxy, with the operator's own key of the page's last step. */
  async openClient(): Promise<GivingClient> {
    const apiKey = await this.variable('OWN');
    const trusting = fetchTrusting(this.parts.authority.root);
    return new GivingClient({ apiKey, environment: 'production', baseUrl: this.site, fetch: trusting });
  }

  /** Runs a statement in the installation's database, as the superuser of its server. */
  async changeDatabase(sql: string, values: unknown[]): Promise<void> {
    const url = new URL(this.options.servers.postgresUrl);
    url.pathname = `/${DATABASE}`;
    await onPostgres(url.href, (client) => client.query(sql, values));
  }

  lastLines(): string {
    const read = (name: string) => {
      try {
        return readFileSync(path.join(this.folder, 'data', name), 'utf8')
          .split('\n')
          .slice(-20)
          .join('\n');
      } catch {
        return '(no log)';
      }
    };
    return `--- api\n${read('api.log')}\n--- worker\n${read('worker.log')}`;
  }

  async close(): Promise<void> {
    const { browser, proxy, mailbox, processor } = this.parts;
    this.shell.close();
    await browser.close();
    await Promise.all([proxy.close(), mailbox.close(), processor.close()]);
    await removeHome(this.options.home);
  }

  private async becomePerson(): Promise<void> {
    this.operator = await Person.open(this.parts.browser, this.site, OPERATOR);
    await this.processor.serveForm(this.operator.context);
    await this.operator.signUp('Ada Lovelace', this.mailbox);
    await this.operator.givePassword();
    await this.operator.addPasskey();
  }

  /** The worker registers search attributes and builds the index when it starts, so the first look may be too early. */
  private async awaitEverything(blocks: Block[]): Promise<string> {
    await waitFor('the worker', async () => /the worker is running/.test(this.lastLines()), STEP_LIMIT_MS);
    for (let look = 1; ; look += 1) {
      try {
        return await this.runAll(blocks);
      } catch (error) {
        if (look === MOST_LOOKS) throw error;
      }
    }
  }

  private async runAll(blocks: Block[]): Promise<string> {
    const outputs: string[] = [];
    for (const block of blocks) outputs.push(await this.run(block));
    return outputs.join('\n');
  }

  private async run({ language, text }: Block): Promise<string> {
    const script = this.adapt(text);
    if (language === 'sql') return this.query(script);
    const run = this.shell.run(script);
    await waitFor(script, async () => run.end() !== null, STEP_LIMIT_MS);
    const end = run.end();
    if (end !== 0)
      throw new Error(`${script}\n${run.output()}\nended with ${String(end)}\n${this.lastLines()}`);
    return run.output();
  }

  /** Runs each statement by itself, as psql does. */
  private async query(script: string): Promise<string> {
    await onPostgres(this.options.servers.postgresUrl, async (client) => {
      for (const statement of script.split(';').map((part) => part.trim())) {
        if (statement !== '') await client.query(statement);
      }
    });
    return '';
  }

  private adapt(text: string): string {
    const { servers } = this.options;
    const { apiPort, mailbox, processor } = this.parts;
    return adapt(text, {
      servers,
      apiPort,
      site: this.site,
      folder: this.folder,
      smtpUrl: mailbox.smtpUrl,
      processor: processor.settings,
      ownKey: this.ownKey,
    });
  }

  /** Only what a login shell has. The settings of the processes come from the page's own file alone. */
  private environment(): NodeJS.ProcessEnv {
    const { program, servers } = this.options;
    const { tools, authority } = this.parts;
    return {
      PATH: [tools, path.dirname(process.execPath), process.env.PATH].join(':'),
      HOME: process.env.HOME,
      NODE_EXTRA_CA_CERTS: authority.file,
      CURL_CA_BUNDLE: authority.file,
      // The namespace is created on the page's server.
      TEMPORAL_ADDRESS: servers.temporalAddress,
      ...(program.kind === 'built'
        ? { CHECKOUT: program.checkout }
        : // The commands start a second faster.
          { NODE_COMPILE_CACHE: path.join(this.options.home, 'compiled') }),
    };
  }
}

async function onPostgres(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, ssl: false });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

/** A folder for PATH with one program under its name. */
function linkTool(home: string, name: string, program: string): string {
  const tools = path.join(home, 'tools');
  mkdirSync(tools);
  symlinkSync(program, path.join(tools, name));
  return tools;
}
