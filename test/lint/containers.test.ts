/** The image, docker-compose.yml and continuous integration name files, settings and a Node: they must agree. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as loadYaml } from 'yaml';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** A bundler writes it from other sources. */
const BUNDLES = ['workflow-bundle'];
const compose = read('docker-compose.yml');

it.each(['Dockerfile', 'docker-compose.yml', 'build.mjs'])(
  '%s runs only entry points that have a source',
  (file) => {
    const entryPoints = [...read(file).matchAll(/\bdist\/([\w/-]+)\.js/g)]
      .map(([, name = '']) => name)
      .filter((name) => !BUNDLES.includes(name));
    expect(entryPoints).not.toEqual([]);
    expect(entryPoints.filter((name) => !existsSync(path.join(ROOT, `${name}.ts`)))).toEqual([]);
  },
);

describe('the settings of the processes', () => {
  const block = /^x-app-environment:.*\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';
  const settings = [...block.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  // The settings of the processor, of identity checks and of payouts are in files of their own.
  const config = [
    'config.ts',
    'domain/approvals/settings.ts',
    'domain/charges/settings.ts',
    'domain/identity-checks/settings.ts',
    'domain/payouts/settings.ts',
    'domain/payouts/bank-settings.ts',
    'domain/users/phone-settings.ts',
    'domain/users/terms.ts',
  ]
    .map(read)
    .join('');
  const listNames = (pattern: RegExp) => [...config.matchAll(pattern)].map(([, name = '']) => name);

  it('are all read by config.ts', () => {
    expect(settings).toContain('DATABASE_URL');
    expect(settings.filter((name) => !config.includes(`${name}:`))).toEqual([]);
  });

  it('include all those that production needs, and all those of the receipt log', () => {
    const needed = listNames(/push\('([A-Z_]+): production (?:needs|refuses)/g);
    const ofTheLog = listNames(/^ {2}(RECEIPT_\w+|SETTLEMENT_NETWORK):/gm);
    expect(needed).toContain('RECEIPT_SIGNER_STATE');
    expect(ofTheLog).toHaveLength(6);
    // Only tests have doubles of Stripe and Twilio.
    const missing = [...needed, ...ofTheLog].filter((name) => !settings.includes(name));
    expect(missing.filter((name) => !['STRIPE_API_URL', 'TWILIO_API_URL'].includes(name))).toEqual([]);
  });
});

const settingNames = [
  ...[
    'config.ts',
    'domain/approvals/settings.ts',
    'domain/charges/settings.ts',
    'domain/identity-checks/settings.ts',
    'domain/payouts/settings.ts',
    'domain/payouts/bank-settings.ts',
    'domain/users/phone-settings.ts',
    'domain/users/terms.ts',
  ]
    .map(read)
    .join('')
    .matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
].map(([, name = '']) => name);

describe('docker-compose.yml', () => {
  interface Compose {
    services: Record<string, { environment?: Record<string, unknown> }>;
    'x-app-environment': Record<string, unknown>;
  }
  // Refuses a repeated key, as Docker does.
  const load = (text: string) => loadYaml(text, { merge: true }) as Compose;
  /** Settings that the containers do not pass on, and why. */
  const LEFT_OUT: Record<string, string> = {
    BANK_FILES_DIR: 'GIVING_HOME is a volume',
    DATABASE_POOL_MAX: 'the default fits',
    DOCUMENTS_DIR: 'GIVING_HOME is a volume',
    HOST: 'the image sets it',
    PAYOUT_APPROVAL_USD: 'the former name of APPROVAL_USD',
    PORT: 'the container has a port of its own',
    READY_FILE: 'the processes run in containers of their own',
    STRIPE_API_URL: 'only tests have a double of Stripe',
    TWILIO_API_URL: 'only tests have a double of Twilio',
    TEMPORAL_NAMESPACE: 'the default fits',
    TYPESENSE_COLLECTION: 'the default fits',
    WORKFLOW_BUNDLE: 'the image sets it',
  };

  it('loads, with each key once', () => {
    expect(Object.keys(load(compose).services)).toEqual(
      expect.arrayContaining(['api', 'worker', 'postgres']),
    );
    const repeated = compose.replace(/^ {2}DATA_KEY:.*\n/m, (line) => line + line);
    expect(() => load(repeated)).toThrow('Map keys must be unique');
  });

  it('passes on every setting of config.ts to each process', () => {
    const wanted = settingNames.filter((name) => !Object.hasOwn(LEFT_OUT, name));
    expect(wanted).toContain('STRIPE_SECRET_KEY');
    const { services, 'x-app-environment': shared } = load(compose);
    expect(wanted.filter((name) => !Object.hasOwn(shared, name))).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((name) => !settingNames.includes(name))).toEqual([]);
    for (const name of ['api', 'worker']) expect(services[name]?.environment).toMatchObject(shared);
  });
});

it('lets the image see every folder that the build compiles', () => {
  const { include } = JSON.parse(read('tsconfig.build.json')) as { include: string[] };
  const seen = read('.dockerignore').split('\n');
  expect(include.filter((folder) => !seen.includes(`!${folder}`))).toEqual([]);
});

it('publishes no port beyond this machine', () => {
  const published = [...compose.matchAll(/^ {4}ports:\n((?: {6}- .*\n)+)/gm)].flatMap(([, ports = '']) =>
    ports.trim().split(/\n\s*/),
  );
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter((port) => !port.startsWith('- 127.0.0.1:'))).toEqual([]);
});

it('publishes no key of Typesense: every installation makes its own', () => {
  const defaults = [...compose.matchAll(/TYPESENSE_API_KEY: (.*)/g)].map(([, value]) => value);
  expect(defaults).toEqual(['${TYPESENSE_API_KEY:-}', '${TYPESENSE_API_KEY:-}']);
  expect(compose).toContain('/dev/urandom');
});

describe('one version of Node', () => {
  const nvmrc = read('.nvmrc').trim();
  const manifest = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  const matches = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, match = '']) => match);

  it('is that of .nvmrc in the image, in the pinned runtime and in the types', () => {
    expect(nvmrc).toMatch(/^\d+$/);
    expect(matches('Dockerfile', /^FROM node:(\d+)-/gm)).toEqual([nvmrc, nvmrc]);
    expect(matches('local/runtime.mjs', /^ {2}version: '(\d+)\.\d+\.\d+'/gm)).toEqual([nvmrc]);
    expect(manifest.devDependencies['@types/node']?.split('.')[0]).toBe(nvmrc);
    const messages = matches('local/runtime.mjs', /\bnvm install (\d+)/g);
    expect(messages).toEqual([nvmrc]);
  });

  it('is installed by continuous integration, which runs both commands of the tests side by side', () => {
    const workflow = read('.github/workflows/ci.yml');
    expect(workflow).toContain('node-version-file: .nvmrc');
    expect(workflow).toContain("command: ['test', 'run test:long']");
    expect(workflow).toContain('run: npm ${{ matrix.command }}');
    const commands = [...read('.ci/run').matchAll(/^npm (.+?) 2>&1/gm)].map(([, command]) => command);
    expect(commands).toEqual(['test', 'run test:long']);
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });

  it('has the oldest that runs the project in engines and in the choice of Node', () => {
    const [oldest = ''] = matches('local/runtime.mjs', /^const OLDEST_MAJOR = (\d+);/gm);
    expect(manifest.engines.node).toBe(`>=${oldest}`);
    expect(Number(nvmrc)).toBeGreaterThanOrEqual(Number(oldest));
  });
});
