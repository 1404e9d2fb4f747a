/**
 * An installation of real processes, and people who start at sign-up. Nobody here holds a key, an id or a row that a
 * user could not have got. The two operators installed the platform, and became operators by the documented command.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { type Mail } from '../../../gateways/mail/mailer';
import { SCOPES } from '../../../domain/access/scopes';
import { runCommand } from '../../support/admin-command';
import { call, type CallOptions, type Reply, type WireError } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { type Installation, SETTLING_MS, startInstallation } from '../../support/installation';
import { PASSWORD, readMails } from '../../support/oauth';
import { makeOwnKey } from '../../support/own-clients';
import { linkTo, signUpBy } from '../../support/sign-up';
import { waitFor } from '../../support/wait';

/** A key may make 1,000 requests an hour, so a person does not ask more often than this. */
const PATIENCE_MS = 200;

export interface Person {
  email: string;
  userId: string;
  browser: FormBrowser;
  call<Body = WireError>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Reply<Body>>;
  /** Calls, and fails unless the answer is a success. Returns its body. */
  ask<Body>(method: string, path: string, body?: unknown): Promise<Body>;
  /** The newest mail to this person whose subject contains the text. Waits for it. */
  mail(subject: string): Promise<Mail>;
}

export interface ScenarioWorld {
  installation: Installation;
  operators: [Person, Person];
  /** Somebody signs up on the pages and makes a key there. */
  join(email: string): Promise<Person>;
  /** Runs `npm run COMMAND`. Fails if the command does. */
  run(command: string, ...given: string[]): Promise<string>;
  close(): Promise<void>;
}

export async function startScenarioWorld(): Promise<ScenarioWorld> {
  const installation = await startInstallation();
  const run = async (command: string, ...given: string[]) => {
    const { code, output } = await runCommand(command, given, installation.environment);
    if (code !== 0) throw new Error(output);
    return output;
  };
  const join = async (email: string) => {
    const browser = new FormBrowser(installation.api.address);
    await signUp(installation, browser, email);
    return buildPerson(installation, browser, email);
  };
  const joinAsOperator = async (email: string) => {
    await signUp(installation, new FormBrowser(installation.api.address), email);
    await run('operator', email);
    const browser = new FormBrowser(installation.api.address);
    await browser.send(await browser.open('/account/security'), '/sign-in', { email, password: PASSWORD });
    return buildPerson(installation, browser, email);
  };
  const operators = await Promise.all([
    joinAsOperator('olga@platform.example'),
    joinAsOperator('omar@platform.example'),
  ]);
  return { installation, operators, join, run, close: () => installation.close() };
}

/** Asks as a person does, a few times a second, until the answer is there. */
export function waitPatiently<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const askPatiently = async () => {
    const answer = await ask();
    if (answer === undefined || answer === false) await rest(PATIENCE_MS);
    return answer;
  };
  return waitFor(what, askPatiently, SETTLING_MS);
}

async function signUp(installation: Installation, browser: FormBrowser, email: string): Promise<void> {
  const confirm = () => linkTo(installation, email, 'Confirm your email address');
  await signUpBy(confirm, browser, await browser.open('/account/security'), email);
}

async function buildPerson(installation: Installation, browser: FormBrowser, email: string): Promise<Person> {
  const key = await makeOwnKey(installation.api.address, browser, SCOPES);
  const send = <Body = WireError>(method: string, path: string, body?: unknown, options?: CallOptions) =>
    call<Body>(installation.api.address, method, path, {
      key,
      ...(body === undefined ? {} : { body }),
      ...options,
    });
  const ask = async <Body>(method: string, path: string, body?: unknown) => {
    const reply = await send<Body>(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${String(reply.status)} ${reply.text}`);
    return reply.body;
  };
  const { user_id: userId } = await ask<{ user_id: string }>('GET', '/v1/users/me');
  return {
    email,
    userId,
    browser,
    call: send,
    ask,
    mail(subject) {
      const find = async () =>
        (await readMails(installation)).find((each) => each.to === email && each.subject.includes(subject));
      return waitFor(`a mail "${subject}" to ${email}`, find, SETTLING_MS);
    },
  };
}
