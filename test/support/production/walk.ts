/** Follows docs/production.md from an empty folder to a gift and its refund, with servers of its own. */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Browser } from 'playwright-core';
import { STRIPE_WEBHOOK_PATH } from '../../../domain/charges/webhook';
import { findBinary } from '../../../local/binaries';
import { startPostgres, startTemporal, startTypesense } from '../../../local/services';
import { type Service } from '../../../local/service';
import { type Block } from '../../docs/guide';
import { findFreePort, Shell } from '../../docs/sandbox';
import { removeHome } from '../global-teardown';
import { waitFor } from '../wait';
import { type Authority, createAuthority, startTlsProxy, type TlsProxy } from './authority';
import { type Mailbox, startMailbox } from './mailbox';
import { openBrowser, Person } from './person';
import { startDouble, type WalkProcessor } from './processor';
import { type Step } from './steps';

const ROOT = path.resolve(__dirname, '../../..');
const STEP_LIMIT_MS = 600_000;
const TYPESENSE_KEY = 'c0ffee5eedfaceb00c5adba5eba11feeb1ed0ddba11';
const DATABASE_PASSWORD = 'f81d4fae7dec11d0a76500a0c91e6bf6';

export interface WalkOptions {
  /** An empty directory. */
  home: string;
  /** How a program of `dist/` runs: compiled, or from its source with this bundle of the workflows. */
  program: { kind: 'built'; checkout: string } | { kind: 'source'; workflowBundle: string };
  /** Whether a mail server may be built first. */
  mayBuildMailbox: boolean;
}

export class Walk {
  operator!: Person;
  /** The operator's `user_…`, as the command printed it. */
  private userId = '';
  private readonly shell: Shell;
  readonly folder: string;

  private constructor(
    private readonly options: WalkOptions,
    private readonly servers: { postgres: Service; temporal: Service; typesense: Service },
    private readonly authority: Authority,
    private readonly proxy: TlsProxy,
    private readonly apiPort: number,
    readonly mailbox: Mailbox,
    readonly processor: WalkProcessor,
    readonly browser: Browser,
    tools: string,
  ) {
    this.folder = path.join(options.home, 'giving');
    mkdirSync(this.folder);
    this.shell = new Shell(this.environment(tools), options.home, this.folder);
  }

  static async open(options: WalkOptions): Promise<Walk> {
    const { home } = options;
    const [postgres, temporal, typesense, authority, mailbox, processor, apiPort] = await Promise.all([
      startPostgres({ home, anyPorts: true }),
      startTemporal({ home, anyPorts: true, headless: true }),
      startTypesense({ home, anyPorts: true, apiKey: TYPESENSE_KEY }),
      createAuthority(home),
      startMailbox(home, { mayBuild: options.mayBuildMailbox }),
      startDouble(),
      findFreePort(),
    ]);
    const [proxy, browser, temporalProgram] = await Promise.all([
      startTlsProxy(authority, apiPort),
      openBrowser(authority),
      findBinary('temporal'),
    ]);
    const servers = { postgres, temporal, typesense };
    const tools = linkTool(home, 'temporal', temporalProgram);
    return new Walk(options, servers, authority, proxy, apiPort, mailbox, processor, browser, tools);
  }

  get site(): string {
    return this.proxy.url;
  }

  /** Does what a person does before the commands of a step, then runs its commands. Returns what they printed. */
  async follow({ title, blocks }: Step): Promise<string> {
    if (title === 'Settings') await this.processor.addWebhookEndpoint(`${this.site}${STRIPE_WEBHOOK_PATH}`);
    if (title === 'The first operator') await this.becomePerson();
    if (title === 'Look at everything') await this.awaitWorker();
    if (title === 'One dollar') await this.operator.saveCard();
    const outputs: string[] = [];
    for (const block of blocks) outputs.push(await this.run(block));
    const output = outputs.join('\n');
    this.userId = /\((user_\w+)\) is an operator/.exec(output)?.[1] ?? this.userId;
    return output;
  }

  /** Runs a command in the folder of the installation. */
  async command(text: string): Promise<string> {
    return this.run({ line: 0, language: 'bash', text });
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
    this.shell.close();
    await this.browser.close();
    await Promise.all([this.proxy.close(), this.mailbox.close(), this.processor.close()]);
    await removeHome(this.options.home);
  }

  private async becomePerson(): Promise<void> {
    this.operator = await Person.open(this.browser, this.site, 'ada@example.org');
    await this.processor.serveForm(this.operator.context);
    await this.operator.signUp('Ada Lovelace', this.mailbox);
    await this.operator.givePassword();
    await this.operator.addPasskey();
  }

  /** The worker registers search attributes and builds the index when it starts. */
  private async awaitWorker(): Promise<void> {
    await waitFor('the worker', async () => /the worker is running/.test(this.lastLines()), STEP_LIMIT_MS);
    await waitFor(
      'the index',
      async () => !(await this.command('./giving-admin doctor || true')).includes('MISSING  Typesense'),
      STEP_LIMIT_MS,
    );
  }

  private async run({ language, text }: Block): Promise<string> {
    const script = this.adapt(text);
    if (language === 'sql') return this.query(script);
    const run = this.shell.run(script);
    await waitFor(script, async () => run.end() !== null, STEP_LIMIT_MS);
    if (run.end() !== 0) throw new Error(`${script}\n${run.output()}\n${this.lastLines()}`);
    return run.output();
  }

  /** Runs each statement by itself, as psql does. */
  private async query(script: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.servers.postgres.address, ssl: false });
    await client.connect();
    try {
      for (const statement of script.split(';').map((part) => part.trim())) {
        if (statement !== '') await client.query(statement);
      }
      return '';
    } finally {
      await client.end();
    }
  }

  /** Puts the real addresses and names in place of the page's examples. */
  private adapt(text: string): string {
    const { postgres, temporal, typesense } = this.servers;
    const { settings } = this.processor;
    const { host } = new URL(postgres.address);
    const examples: [printed: string, real: string][] = [
      // A second installation on this server: the role of the tests has the page's name already.
      ['CREATE ROLE giving ', 'CREATE ROLE giving_production '],
      ['CREATE DATABASE giving OWNER giving ', 'CREATE DATABASE giving_production OWNER giving_production '],
      [
        'postgres://giving:DATABASE_PASSWORD@127.0.0.1:5432/giving',
        `postgres://giving_production:${DATABASE_PASSWORD}@${host}/giving_production`,
      ],
      ['DATABASE_PASSWORD', DATABASE_PASSWORD],
      ['PORT=3000', `PORT=${String(this.apiPort)}`],
      ['https://giving.example.org', this.site],
      ['127.0.0.1:7233', temporal.address],
      ['http://127.0.0.1:8108', typesense.address],
      ['=TYPESENSE_KEY', `=${TYPESENSE_KEY}`],
      ['smtps://giving:MAIL_PASSWORD@mail.example.org:465', this.mailbox.smtpUrl],
      ['=STRIPE_SECRET\n', `=${settings.STRIPE_SECRET_KEY ?? ''}\n`],
      ['=STRIPE_PUBLISHABLE\n', `=${settings.STRIPE_PUBLISHABLE_KEY ?? ''}\n`],
      [
        '=STRIPE_SIGNING\n',
        `=${settings.STRIPE_WEBHOOK_SECRET ?? ''}\nSTRIPE_API_URL=${settings.STRIPE_API_URL ?? ''}\n`,
      ],
      ['/srv/giving', this.folder],
      ['REGISTER.csv', path.join(ROOT, 'test/fixtures/register/organizations.csv')],
      ['SDN.CSV', path.join(ROOT, 'test/fixtures/sanctions/sdn.csv')],
      ['ALT.CSV', path.join(ROOT, 'test/fixtures/sanctions/alt.csv')],
      ['USER_ID', this.userId],
    ];
    const own = examples.reduce((adapted, [printed, real]) => adapted.replaceAll(printed, real), text);
    return this.options.program.kind === 'source'
      ? this.fromSource(own, this.options.program.workflowBundle)
      : own;
  }

  /** Runs the sources of the files that a build would have compiled. */
  private fromSource(text: string, workflowBundle: string): string {
    const loader = path.join(ROOT, 'node_modules/tsx/dist/loader.mjs');
    return text
      .replaceAll(/^(WORKFLOW_BUNDLE=).*$/gm, `$1${workflowBundle}`)
      .replaceAll(/ dist\/(\S+)\.js/g, ` --import ${loader} ${ROOT}/$1.ts`);
  }

  /** Only what a login shell has. The settings of the processes come from the page's own file alone. */
  private environment(tools: string): NodeJS.ProcessEnv {
    const { program } = this.options;
    return {
      PATH: [tools, path.dirname(process.execPath), process.env.PATH].join(':'),
      HOME: process.env.HOME,
      NODE_EXTRA_CA_CERTS: this.authority.file,
      CURL_CA_BUNDLE: this.authority.file,
      // The namespace is created on the page's server.
      TEMPORAL_ADDRESS: this.servers.temporal.address,
      ...(program.kind === 'built' ? { CHECKOUT: program.checkout } : {}),
    };
  }
}

/** A folder for PATH with one program under its name. */
function linkTool(home: string, name: string, program: string): string {
  const tools = path.join(home, 'tools');
  mkdirSync(tools);
  symlinkSync(program, path.join(tools, name));
  return tools;
}
