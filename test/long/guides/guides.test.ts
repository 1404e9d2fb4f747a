/** Every command of README.md and docs/ runs in a sandbox that `npm start` serves, and answers as printed. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GivingClient } from '../../../client/index';
import { type Block, isCommand, listInlineCommands, readBlocks } from './guide';
import { PAGES } from '../../docs/pages';
import { Reader } from './reader';
import { type ReceiptsApi, startReceiptsApi } from './receipts-api';
import { type Sandbox, startSandbox } from './sandbox';
import { findMissingTool } from './tools';

/** Commands that this test does not run, and why. A command is exempt when it begins with one of them. */
const EXEMPT: [command: string, reason: string][] = [
  ['npm start', 'the test has started it'],
  ['npm test', 'this test is a part of it'],
  ['npm run test:long', 'this test is a part of it'],
  ['npm run test:times', 'prints the times of a whole run of the tests'],
  ['npx jest --findRelatedTests', 'test/local/order-of-files.test.ts lists the tests that it finds'],
  ['npm run test:clients', 'installs runtimes and takes minutes'],
  ['npm ci', 'would remove the packages of the running tests'],
  ['npm pack', 'fetches a package; test/local/runtime.test.ts covers it'],
  ['npm run lint', 'a part of npm test'],
  ['npm run types', 'npm test checks the types, and test/client/openapi-types.test.ts the generated ones'],
  ['npm run format', 'would change files; npm test checks the format'],
  ['npm run build', 'takes a minute; every file of dist/ runs here from its source'],
  ['npm run bench', 'takes minutes to hours'],
  ['npm run mutate', 'takes up to an hour'],
  ['npm run test:pages', 'walks the pages for half an hour'],
  ['npm run payouts', 'needs payouts and two operators; test/operations/payouts/command.test.ts runs it'],
  ['npm run operator', 'needs somebody who has signed up; test/long/scenarios runs it'],
  ['npm run histories', 'would change test/replay/histories; test/replay replays what it stores'],
  [
    'node --import tsx local/temporal-ui-picture.ts',
    'would change docs/images; runs below with another file',
  ],
  ['npm run docs', 'would change docs/; npm run lint compares'],
  ['docker compose', 'needs Docker'],
  ['node dist/api/server.js', 'npm start runs it from its source'],
  ['node dist/worker/main.js', 'npm start runs it from its source'],
  ['node dist/admin/main.js', 'needs the name of a command; its commands run here by npm'],
];

/** Languages of blocks that nothing runs here: test/long/browser/give/embed.test.ts opens the pages of docs/guides/embed.md. */
const NOT_RUN_HERE = ['mermaid', 'html'];

/** Its commands run against an API whose gifts settle on the receipt log. */
const ON_RECEIPTS = 'docs/guides/checking-proofs.md';

/** Placeholders in commands of sentences. */
const SAMPLES: Record<string, string> = {
  // A statement without entries, so that nothing is unresolved.
  'reconcile FILE': 'reconcile test/fixtures/reconciliation/statement.xml',
  'SDN.CSV': 'test/fixtures/sanctions/sdn.csv',
  'ALT.CSV': 'test/fixtures/sanctions/alt.csv',
  'FILE [FILE…]': 'test/fixtures/register/organizations.csv',
  'RATES.CSV': 'test/fixtures/rates/eurofxref.csv',
  FILE: 'api/openapi/print.ts',
};

const TEST_TIMEOUT_MS = 300_000;

let sandbox: Sandbox;
let receiptsApi: ReceiptsApi;
beforeAll(async () => {
  sandbox = await startSandbox();
  receiptsApi = await startReceiptsApi(sandbox);
}, TEST_TIMEOUT_MS);
afterAll(async () => {
  await receiptsApi?.close();
  await sandbox?.close();
});

function isExempt(command: string): boolean {
  return EXEMPT.some(([exempt]) => command.startsWith(exempt));
}

/** Saves the statement of a charity for this month, and returns the name of the file. */
async function saveStatement(charityId: string): Promise<string> {
  const month = new Date().toISOString().slice(0, 7);
  const response = await fetch(`${sandbox.url}/v1/charities/${charityId}/statements/${month}`, {
    headers: { Authorization: `Bearer ${sandbox.keys.operator ?? ''}` },
  });
  if (!response.ok) throw new Error(await response.text());
  const file = path.join(sandbox.home, 'statement.json');
  writeFileSync(file, await response.text());
  return file;
}

/** The commands and programs of a page. */
function listSteps(page: string): Block[] {
  return readBlocks(page)
    .filter(({ language }) => !NOT_RUN_HERE.includes(language))
    .map((block) => ({ ...block, text: withoutExempt(block.text) }))
    .filter(({ text }) => text !== '' && findMissingTool(text) === undefined);
}

function withoutExempt(script: string): string {
  const lines = script.split('\n').filter((line) => !isExempt(line));
  return lines.join('\n');
}

describe.each(PAGES.filter((page) => listSteps(page).length > 0))('%s', (page) => {
  let reader: Reader;
  beforeAll(() => {
    reader = new Reader(page === ON_RECEIPTS ? { ...sandbox, url: receiptsApi.url } : sandbox);
  });
  afterAll(() => reader?.close());

  it.each(listSteps(page))(
    'line $line',
    (step) => (step.language === 'ts' ? reader.save(step) : reader.follow(step)),
    TEST_TIMEOUT_MS,
  );
});

it('each block is a command, the answer to one, a program, a page or a diagram', () => {
  const blocks = PAGES.flatMap(readBlocks).filter((block) => !isCommand(block));
  expect(blocks.filter(({ language }) => !['ts', ...NOT_RUN_HERE].includes(language))).toEqual([]);
});

it('pages of a site are in the one guide whose pages a test opens', () => {
  const guides = PAGES.filter((page) => readBlocks(page).some(({ language }) => language === 'html'));
  expect(guides).toEqual(['docs/guides/embed.md']);
});

describe('in sentences', () => {
  const inBlocks = PAGES.flatMap(readBlocks).map(({ text }) => text);
  const commands = [...new Set(PAGES.flatMap(listInlineCommands))].filter(
    (command) => !isExempt(command) && !inBlocks.some((text) => text.includes(command)),
  );

  let samples: [placeholder: string, sample: string][];
  beforeAll(async () => {
    const giving = new GivingClient({
      apiKey: sandbox.keys.donor ?? '',
      environment: 'sandbox',
      baseUrl: sandbox.url,
    });
    const { charity_id } = await giving.sandbox.get();
    const recurring = { frequency: 'monthly', duration_months: 3 } as const;
    const gift = await giving.donations.create({ charity_id, amount: '5.00', currency: 'USD', recurring });
    await giving.donations.waitUntilSettled(gift.donation_id);
    samples = [
      ['verify-statement FILE', `verify-statement ${await saveStatement(charity_id)}`],
      ['-id ID', `-id ${gift.donation_id}`],
      ['recurring_…', gift.recurring_id ?? ''],
      // The log is whole, so there is nothing to recover.
      ['--from URL', `--from ${receiptsApi.logUrl}`],
      ['URL --key KEY', `${receiptsApi.logUrl} --key "$(npm run receipts -- key | head -n 1)" --once`],
      ...Object.entries(SAMPLES),
    ];
  }, TEST_TIMEOUT_MS);

  it.each(commands)(
    '%s',
    async (command) => {
      const text = samples.reduce((filled, [name, sample]) => filled.replace(name, sample), command);
      await new Reader(sandbox).follow({ line: 0, language: 'bash', text });
    },
    TEST_TIMEOUT_MS,
  );
});

it('each exempt command is in a page', () => {
  const blocks = PAGES.flatMap(readBlocks).map(({ text }) => text);
  const all = [...blocks, ...PAGES.flatMap(listInlineCommands)].join('\n');
  expect(EXEMPT.filter(([command]) => !all.includes(command))).toEqual([]);
});

it(
  'the picture of README.md can be taken',
  async () => {
    const text = `node --import tsx local/temporal-ui-picture.ts ${path.join(sandbox.home, 'picture.png')}`;
    await new Reader(sandbox).follow({ line: 0, language: 'bash', text });
  },
  TEST_TIMEOUT_MS,
);
