/** Follows a page: runs its commands and compares their answers with the printed ones. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { waitFor } from '../../support/wait';
import { PROJECT_DIRECTORY as ROOT } from '../../../local/paths';
import { type Block, learnNames, type Names, normalise, translate } from './guide';
import { allow, findAddress } from './person';
import { type Sandbox, Shell } from './sandbox';

/** Who sends an `http` block. The donor sends the others. */
const SENDERS: Record<string, string> = { '/api/v1/verification/initiate': 'member' };
/** dist/ is compiled from the sources of the same names. Its processes take their settings from the environment. */
const COMPILED = /node dist\/(\S+)\.js/g;
/** Runs until Ctrl-C. */
const ENDLESS = /^npm run webhooks -- tail/;
/** `npm run demo` takes more than a minute. */
const COMMAND_LIMIT_MS = 240_000;
const READ_LIMIT_MS = 90_000;

/** A reader of one page, who does what it says. */
export class Reader {
  private readonly shell: Shell;
  private names: Names = new Map();
  private readonly programs: string[] = [];
  /** What a page prints for every reader, and what it is in this sandbox. */
  private readonly substitutions: [printed: string, real: string][];

  constructor(private readonly sandbox: Sandbox) {
    this.shell = new Shell(sandbox.environment, sandbox.home);
    this.substitutions = [
      ['http://127.0.0.1:3000', sandbox.url],
      ['8099', String(sandbox.freePort)],
      ['./.local/', `${sandbox.home}/`],
      ["'./client/index'", `'${path.join(ROOT, 'client/index')}'`],
    ];
  }

  /** Saves the program of a `ts` block under the name in its first line. */
  save({ text }: Block): void {
    const [, name = ''] = /^\/\/ (\S+)/.exec(text) ?? [];
    expect(name).toMatch(/^(?:[\w-]+\/)?[\w-]+\.m?ts$/);
    this.programs.push(name);
    writeFileSync(path.join(this.sandbox.home, name), this.adapt(text));
  }

  /** Runs a block and compares its answer. A read is repeated until it answers as printed. */
  async follow({ language, text, answer }: Block): Promise<void> {
    const isRepeatable = /^(curl|cat|temporal workflow list) /.test(text) && !/ -(d|X) /.test(text);
    const ask = () => this.ask(language, text, answer);
    let real = await ask();
    if (answer === undefined) {
      if (real.includes('{"error":{"code"')) throw new Error(`${text}\n${real}`);
      return;
    }
    const lookAgain = async () => {
      if (this.isPrinted(answer, real)) return true;
      real = await ask();
      return false;
    };
    // The comparison below shows what differs.
    if (isRepeatable) await waitFor('the answer', lookAgain, READ_LIMIT_MS).catch(() => undefined);
    this.names = learnNames(answer, real, this.names);
    expect(normalise(real)).toBe(normalise(translate(answer, this.names)));
  }

  close(): void {
    this.shell.close();
  }

  private ask(language: string, text: string, answer: string | undefined): Promise<string> {
    if (language === 'http') return this.send(text);
    return language === 'sql' ? this.query(text) : this.run(text, answer);
  }

  private async query(statement: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.sandbox.services.DATABASE_URL });
    await client.connect();
    try {
      return JSON.stringify((await client.query(statement)).rows);
    } finally {
      await client.end();
    }
  }

  /** Runs commands to their end. One that never ends gets Ctrl-C when it has printed the answer. */
  private async run(script: string, answer: string | undefined): Promise<string> {
    const run = this.shell.run(this.adapt(script));
    const isEndless = ENDLESS.test(script) && answer !== undefined;
    let isInterrupted = false;
    let isOpened = false;
    await waitFor(
      script,
      async () => {
        if (isEndless && !isInterrupted && this.isPrinted(answer, this.show(run.output()))) {
          isInterrupted = true;
          run.interrupt();
        }
        const address = findAddress(run.output());
        if (address !== undefined && !isOpened) {
          isOpened = true;
          await allow(this.sandbox.url, address);
        }
        return run.end() !== null;
      },
      COMMAND_LIMIT_MS,
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${run.output()}`);
    });
    if (!isInterrupted && run.end() !== 0) throw new Error(`${script}\n${run.output()}`);
    return this.show(run.output());
  }

  private async send(text: string): Promise<string> {
    const [, method = '', target = '', body = ''] = /^(\w+) (\S+)\s*([\s\S]*)$/.exec(this.adapt(text)) ?? [];
    const key = this.sandbox.keys[SENDERS[target] ?? 'donor'] ?? '';
    const response = await fetch(`${this.sandbox.url}${target}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === '' ? {} : { body }),
    });
    const real = await response.text();
    if (!response.ok) throw new Error(real);
    return this.show(real);
  }

  private isPrinted(answer: string, real: string): boolean {
    const names = learnNames(answer, real, this.names);
    return normalise(real) === normalise(translate(answer, names));
  }

  /** What the page says, for this sandbox. */
  private adapt(text: string): string {
    const database = this.sandbox.services.DATABASE_URL ?? '';
    const own = this.substitutions.reduce(
      (adapted, [printed, real]) => adapted.replaceAll(printed, real),
      text,
    );
    const saved = this.programs.reduce(
      (adapted, name) => adapted.replaceAll(` ${name}`, ` ${path.join(this.sandbox.home, name)}`),
      own,
    );
    return translate(saved, this.names).replaceAll(
      COMPILED,
      `DATABASE_URL='${database}' node --import tsx $1.ts`,
    );
  }

  /** What the sandbox says, as the page prints it. */
  private show(text: string): string {
    return this.substitutions.reduce((shown, [printed, real]) => shown.replaceAll(real, printed), text);
  }
}
