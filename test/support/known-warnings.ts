/** Keeps one warning out of the tests' output: oidc-provider is tested on Node 20 here, whatever it says of it. */
const KNOWN = 'oidc-provider WARNING: Unsupported runtime.';

const { warn } = console;
console.warn = (...texts: unknown[]) => {
  if (!String(texts[0]).startsWith(KNOWN)) warn(...texts);
};
