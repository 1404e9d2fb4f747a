/**
 * Lets Node load the tests and all that they import, in the way in which `npm start` runs it: each module once a worker.
 * Jest's own loader would load our code and its packages again for each test file.
 */
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import Runtime from 'jest-runtime';
import 'tsx';

const require = createRequire(import.meta.url);

export default class LoadOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    // Only modules of Jest itself are compiled here.
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  /** Loads a test or setup file anew, because it registers its tests or hooks when it is loaded. */
  requireModule(path, name, options, ...rest) {
    if (name !== undefined || options?.isInternalModule)
      return super.requireModule(path, name, options, ...rest);
    globalThis.jest = super.requireModuleOrMock(path, '@jest/globals').jest;
    delete require.cache[path];
    return require(path);
  }
}
