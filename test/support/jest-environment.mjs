/** Runs test files in the realm of their worker, so that modules that are loaded once serve all of them. */
import { appendFileSync } from 'node:fs';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { cpuSeconds } from './cpu-seconds.mjs';

export default class OneRealmEnvironment {
  constructor({ projectConfig }, { testPath }) {
    this.testPath = testPath;
    this.startedAt = cpuSeconds();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };
  }

  /** Node itself maps the lines of a stack to the sources. */
  async setup() {
    delete Error.prepareStackTrace;
  }

  /** Undoes what a file changed in its process: the next file starts from the same state. */
  async teardown() {
    this.fakeTimersModern.dispose();
    process.env = this.before.env;
    process.exit = this.before.exit;
    globalThis.console = this.before.console;
    this.noteTime();
  }

  /** Adds a line for `npm test`, which shows where the time goes. */
  noteTime() {
    const { TEST_TIMES_FILE: file } = process.env;
    const line = { path: this.testPath, cpuSeconds: cpuSeconds() - this.startedAt };
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is no context: test/support/jest-runtime.mjs compiles in this realm. */
  getVmContext() {
    return null;
  }
}
