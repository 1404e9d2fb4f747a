/** What lint does not see: unfinished work, unpinned versions, dead links, words that do not belong here. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Every file that is, or is about to be, part of the repository. */
function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return output.split('\0').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

const BINARY = /\.(png|jpg|ico|pdf|gz|woff2?)$/;
const FILES = listFiles().filter((file) => !BINARY.test(file));

/** The places, as `file:line: text`, where a pattern is found. */
function find(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [])),
  );
}

// Words are put together here so that this file does not hold them itself.
const words = (...parts: [string, string][]) => parts.map((part) => part.join('')).join('|');

describe('nothing is left unfinished', () => {
  it('has no note to do it later', () => {
    const marks = new RegExp(`\\b(${words(['FIX', 'ME'], ['TO', 'DO'])})\\b`);
    // Outside of a comment the third mark is ISO 4217's code for "no currency".
    const inComment = new RegExp(`(//|#|\\*).*\\b${words(['XX', 'X'])}\\b`);
    expect([...find(marks, FILES), ...find(inComment, FILES)]).toEqual([]);
  });

  it('has no focused, skipped or planned test', () => {
    const tests = FILES.filter((file) => file.endsWith('.test.ts'));
    const singled =
      /\b(it|test|describe)(\.\w+)*\.(only|skip|todo|failing)\b|\b(fit|fdescribe|xit|xtest|xdescribe)\(/;
    expect(find(singled, tests)).toEqual([]);
  });
});

describe('no word of a machine or a workplace', () => {
  const workplaces = [
    // Absolute paths of one machine.
    '(?<![\\w.~-])/(work|root|home/\\w+|Users/\\w+)(?![\\w-])',
    words(['/tmp/', 'bash'], ['sha', 'red/']),
    // Package registries and mirrors by host.
    words(
      ['registry', '\\.npmjs'],
      ['pypi', '\\.org'],
      ['python', 'hosted'],
      ['artifac', 'tory'],
      ['verda', 'ccio'],
    ),
  ];

  it.each(workplaces)('has none like %s', (pattern) => {
    expect(find(new RegExp(pattern), FILES)).toEqual([]);
  });
});

describe('dependencies', () => {
  type Versions = Record<string, string>;
  interface Package {
    version?: string;
    integrity?: string;
    inBundle?: boolean;
    dependencies?: Versions;
    devDependencies?: Versions;
    optionalDependencies?: Versions;
  }
  const manifest = JSON.parse(read('package.json')) as Package & { overrides: Record<string, unknown> };
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };

  /** The packages of this repository: the platform and the SDK. */
  const OWN = ['', 'client', 'web'];

  it('are pinned to one version each', () => {
    const direct = { ...manifest.dependencies, ...manifest.devDependencies };
    const overridden = Object.entries(manifest.overrides).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    });
    const loose = [...Object.entries(direct), ...overridden].filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are none in the SDK, whose version is that of the platform', () => {
    const sdk = JSON.parse(read('client/package.json')) as Package;
    expect([sdk.dependencies, sdk.optionalDependencies]).toEqual([undefined, undefined]);
    expect(sdk.version).toBe(manifest.version);
    expect(read('client/LICENSE')).toBe(read('LICENSE'));
  });

  it('are in the lock file as the manifest names them', () => {
    expect(packages['']?.dependencies).toEqual(manifest.dependencies);
    expect(packages['']?.devDependencies).toEqual(manifest.devDependencies);
    const other = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
    );
    expect(other).toEqual([]);
  });

  /** Whether Node finds a package from a folder: there, or in a node_modules above it. */
  function isLocked(folder: string, name: string): boolean {
    for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
      if (`${at}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
      if (at === '') return false;
    }
  }

  it('leave no entry out of the lock file, also for other platforms', () => {
    const missing = Object.entries(packages).flatMap(([folder, one]) =>
      Object.keys({ ...one.dependencies, ...one.optionalDependencies })
        .filter((name) => !isLocked(folder, name))
        .map((name) => `${folder} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are each held to a checksum', () => {
    const unchecked = Object.entries(packages)
      .filter(
        ([folder, one]) =>
          ![...OWN, 'node_modules/@giving-platform/sdk', 'node_modules/@giving-platform/web'].includes(
            folder,
          ) && !one.inBundle,
      )
      .filter(([, one]) => !one.integrity?.startsWith('sha512-'))
      .map(([folder]) => folder);
    expect(unchecked).toEqual([]);
  });
});

it('has no link in the documentation to a file that is not there', () => {
  const dead = FILES.filter((file) => file.endsWith('.md')).flatMap((file) =>
    [...read(file).matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target.replace(/#.*$/, ''))
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(dead).toEqual([]);
});

describe('a workflow is a file is a function', () => {
  const SUPPORT = ['index', 'messages', 'scheduled-time', 'steps', 'search-attributes'];
  const names = readdirSync(path.join(ROOT, 'workflows'))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !SUPPORT.includes(name));
  const index = read('workflows/index.ts');

  it.each(names)('workflows/%s.ts exports the function of its name, and index.ts exports it', (name) => {
    const functionName = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(read(`workflows/${name}.ts`)).toMatch(
      new RegExp(`^export async function ${functionName}\\(`, 'm'),
    );
    expect(index).toMatch(
      new RegExp(`^export (\\*|\\{[^}]*\\b${functionName}\\b[^}]*\\}) from './${name}';$`, 'm'),
    );
  });
});

it('gives every room a place in the plan that lint enforces', () => {
  const config = read('lint/rooms.mjs');
  const rooms = new Set(
    FILES.filter((file) => file.endsWith('.ts')).flatMap((file) => file.split('/').slice(0, -1).slice(0, 1)),
  );
  const unplanned = [...rooms].filter(
    (room) => !new RegExp(`^  ${room}: \\{|'${room}'[,\\]]`, 'm').test(config),
  );
  expect(unplanned).toEqual([]);
});
