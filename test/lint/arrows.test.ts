/** The arrows of the house point one way, and a wrong one is answered with the room to go to. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const LINT_TIMEOUT_MS = 60_000;

interface Text {
  path: string;
  text: string;
}

/** ESLint cannot load its configuration inside Jest's sandbox, so one child process lints all texts. */
function lintTexts(texts: Text[]): string[][] {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'lint-texts.mjs')], {
    cwd: ROOT,
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}

const importOf = (source: string) => `import { findIt } from '${source}';\nexport const used = findIt;\n`;
const typeImportOf = (source: string) =>
  `import { type Thing } from '${source}';\nexport type Used = Thing;\n`;

/** Forbidden: the file, the import, and what the answer must say. */
const FORBIDDEN: [file: string, source: string, answer: string][] = [
  // domain ← nothing
  ...[
    'db/queries/gifts/gifts',
    'activities',
    'config',
    'new-id',
    'workflows/messages',
    'search',
    'gateways',
  ].map((target): [string, string, string] => [
    'domain/fees/quote.ts',
    `../../${target}`,
    'domain/ may import nothing of ours',
  ]),
  ['domain/fees/quote.ts', 'node:fs', 'belong in activities/'],
  ['domain/fees/quote.ts', 'node:crypto', 'belong in activities/'],
  ['domain/webhooks/signature.ts', 'node:fs', 'belong in activities/'],
  ['domain/receipt-log/leaf.ts', 'node:crypto', 'belong in activities/'],
  ['domain/fees/quote.ts', 'currency.js', 'use the functions of domain/money'],
  ['domain/fees/quote.ts', 'koa', 'domain/ is plain TypeScript'],

  // search/language → domain; search → domain, root
  ['search/language/parse.ts', '../compile', 'search/language may import only domain/'],
  ['search/language/parse.ts', '../../log', 'search/language may import only domain/'],
  ['search/documents.ts', '../db/queries/charities/charities', 'activities/ read the rows with db/queries'],
  ['search/documents.ts', '../api/app', 'search/ may import domain/ and the root files'],

  // workflows → domain, types of activities
  ['workflows/donation.ts', '../activities', 'may import only types of activities/'],
  ['workflows/donation.ts', '../activities/gifts', 'may import only types of activities/'],
  ['workflows/donation.ts', '../db/queries/gifts/gifts', 'give the effect to activities/'],
  ['workflows/donation.ts', '../config', 'give the effect to activities/'],
  ['workflows/donation.ts', '../new-id', 'give the effect to activities/'],
  ['workflows/donation.ts', '../gateways', 'give the effect to activities/'],
  ['workflows/donation.ts', 'node:crypto', "Node's modules belong in activities/"],
  ['workflows/donation.ts', 'fs', "Node's modules belong in activities/"],
  ['workflows/donation.ts', 'undici', 'no package but @temporalio/workflow'],
  ['workflows/donation.ts', '@temporalio/activity', 'no package but @temporalio/workflow'],

  // db → domain, root
  ['db/queries/gifts/gifts.ts', '../../../activities', 'code that acts in operations/'],
  ['db/queries/gifts/gifts.ts', '../../../gateways', 'code that decides belongs in domain/'],
  ['db/queries/gifts/gifts.ts', '../../../workflows/messages', 'db/ may import domain/ and the root files'],

  // gateways → domain, db without models, root
  ['gateways/settlement/sandbox-network.ts', '../../db/tables/gifts', 'call a named function of db/queries'],
  ['gateways/settlement/sandbox-network.ts', '../../db/tables', 'call a named function of db/queries'],
  ['gateways/settlement/sandbox-network.ts', '../../activities', 'belongs in activities/'],
  ['gateways/settlement/sandbox-network.ts', '../../search', 'belongs in activities/'],

  // only operations/ announces
  ...[
    ['api/routes/gifts/index.ts', '../../../db/queries/platform/enqueue-workflows'],
    ['api/identity/accounts.ts', '../../db/queries/platform/enqueue-mail'],
    ['activities/gifts.ts', '../db/queries/events/record-events'],
    ['worker/care/plans.ts', '../../db/queries/platform/enqueue-workflows'],
    ['gateways/mailer.ts', '../db/queries/platform/enqueue-mail'],
    ['db/queries/webhooks/endpoints.ts', '../events/record-events'],
  ].map(([file = '', source = '']): [string, string, string] => [
    file,
    source,
    'Only operations/ announces events, workflows and mails',
  ]),

  // operations → domain, db without models, gateways, root, types of workflows/messages
  ['operations/gifts/accept-gift.ts', '../../db/tables/gifts', 'call a named function of db/queries'],
  ['operations/gifts/accept-gift.ts', '../../api/metrics', 'its callers are api/, activities/ and worker/'],
  ['operations/gifts/accept-gift.ts', '../../workflows/messages', 'the relay starts the workflow'],

  // activities → domain, db, search, gateways, operations, root, types of workflows/messages
  ['activities/gifts.ts', '../workflows/messages', 'may import only types of workflows/messages'],
  ['activities/gifts.ts', '../workflows/donation', 'workflows call activities, never the other way'],
  ['activities/gifts.ts', '../api/app', 'activities/ may import domain/, db/'],
  ['activities/gifts.ts', '../worker/main', 'activities/ may import domain/, db/'],

  // worker → domain, activities, gateways, db, search, root, workflows/messages, workflows/search-attributes
  ['worker/create-worker.ts', '../workflows', 'name them by path'],
  ['worker/create-worker.ts', '../workflows/donation', 'name them by path'],
  ['worker/create-worker.ts', '../api/app', 'worker/ may import domain/, activities/'],

  // api → domain, db without models, search, gateways, operations, root, workflows/messages
  ['api/routes/gifts/index.ts', '../../../db/tables/gifts', 'call a named function of db/queries'],
  ['api/app.ts', '../db/tables', 'call a named function of db/queries'],
  ['api/app.ts', '../activities', 'call an operation that writes an outbox row'],
  ['api/app.ts', '../worker/main', 'call an operation that writes an outbox row'],
  ['api/app.ts', '../workflows', 'are in workflows/messages'],
  ['api/app.ts', '../workflows/donation', 'are in workflows/messages'],
  ['api/app.ts', '../client', 'api/ may import domain/, db/ (not db/tables)'],

  // admin → what an operator's command needs, and no scaffolding; nothing of the product → admin
  ['admin/ledger.ts', '../db/tables/gifts', 'call a named function of db/queries'],
  ['admin/ledger.ts', '../api/app', 'belongs in local/'],
  ['admin/ledger.ts', '../local/installation', 'Nothing may import local/'],
  ['admin/operator.ts', '../db/queries/platform/enqueue-mail', 'Only operations/ announces'],
  ['api/app.ts', '../admin/operator', 'api/ may import domain/, db/ (not db/tables)'],
  ['worker/main.ts', '../admin/operator', 'worker/ may import domain/, activities/'],

  // client → nothing; the root files → domain
  ['client/index.ts', '../domain/money', 'types come from the OpenAPI document'],
  ['client/index.ts', '../config', 'types come from the OpenAPI document'],
  ['log.ts', './db/database', 'may import only domain/'],
  ['config.ts', './gateways', 'may import only domain/'],

  // web → client; nothing of the product → web
  ['web/give/main.tsx', '../../domain/money', 'web/ may import only client/'],
  ['web/give/main.tsx', '../../api/app', 'web/ may import only client/'],
  ['web/give/main.tsx', '../../config', 'web/ may import only client/'],
  ['web/give/main.tsx', '../../test/support/wait', 'Nothing may import local/, test/'],
  ['web/give/main.tsx', 'react-router', 'Only web/my/'],
  ['web/build.mjs', 'undici', 'only react, react-dom'],
  ...['api/app.ts', 'client/index.ts', 'domain/money.ts', 'worker/main.ts', 'admin/ledger.ts'].map(
    (file): [string, string, string] => [
      file,
      '../web/give/money',
      `${file.split('/')[0] ?? ''}/ may import`,
    ],
  ),

  // nothing imports the scaffolding
  ...['local/ports', 'test/support/postgres', 'bench/webhooks', 'lint/rooms.mjs'].map(
    (target): [string, string, string] => ['api/app.ts', `../${target}`, 'Nothing may import local/, test/'],
  ),

  // test → anything but bench
  ['test/db/ledger/ledger.test.ts', '../../../bench/figures', 'test/ must not import bench/'],

  // packages with a home
  ['api/app.ts', 'sequelize', 'Only db/ may import sequelize'],
  ['activities/gifts.ts', 'pg', 'Only db/ may import sequelize and pg'],
  ['api/app.ts', '@temporalio/client', 'Only api/temporal.ts, worker/ and'],
  ['activities/gifts.ts', '@temporalio/client', 'Only api/temporal.ts, worker/ and'],
  ['api/app.ts', 'currency.js', 'Only domain/money.ts may import'],
  ['activities/gifts.ts', 'typesense', 'Only search/ may import'],
  ['activities/gifts.ts', 'typesense/lib/Typesense/Errors', 'Only search/ may import'],
];

/** Forbidden even as types: a type carries the shape of a room along. */
const FORBIDDEN_TYPES: [file: string, source: string, answer: string][] = [
  ['api/app.ts', '../db/tables/gifts', 'call a named function of db/queries'],
  ['api/app.ts', '../activities', 'call an operation that writes an outbox row'],
  ['api/app.ts', 'sequelize', 'Only db/ may import sequelize'],
  ['workflows/donation.ts', '../db/queries/gifts/gifts', 'give the effect to activities/'],
  ['activities/gifts.ts', '../workflows/donation', 'workflows call activities, never the other way'],
  ['client/index.ts', '../domain/money', 'types come from the OpenAPI document'],
];

const PERMITTED: [file: string, source: string][] = [
  ['domain/fees/quote.ts', '../money'],
  ['domain/money.ts', 'currency.js'],
  ['domain/webhooks/signature.ts', 'node:crypto'],
  ['domain/receipt-log/crypto.ts', 'node:crypto'],
  ['new-id.ts', './domain/ids'],
  ['search/language/parse.ts', '../../domain/errors'],
  ['search/language/parse.ts', './tokenize'],
  ['search/compile.ts', './language/parse'],
  ['search/compile.ts', '../log'],
  ['search/compile.ts', 'typesense'],
  ['workflows/donation.ts', '../domain/gifts/gift'],
  ['workflows/donation.ts', './messages'],
  ['workflows/donation.ts', '@temporalio/workflow'],
  ['db/queries/gifts/gifts.ts', '../../tables/gifts'],
  ['db/queries/gifts/gifts.ts', '../../../domain/money'],
  ['db/database.ts', '../config'],
  ['db/database.ts', 'sequelize'],
  ['db/listen.ts', 'pg'],
  ['gateways/settlement/sandbox-network.ts', '../../db/queries/sandbox/sandbox'],
  ['gateways/settlement/sandbox-network.ts', '../../domain/sandbox/sources'],
  ['gateways/index.ts', '../config'],
  ['operations/gifts/accept-gift.ts', '../../db/queries/gifts/gifts'],
  ['operations/gifts/accept-gift.ts', '../../domain/money'],
  ['operations/gifts/accept-gift.ts', '../../gateways/settlement/settlement-network'],
  ...[
    'domain/money',
    'db/queries/gifts/gifts',
    'search/documents',
    'gateways',
    'operations/gifts/accept-gift',
    'config',
    'new-id',
  ].map((target): [string, string] => ['activities/gifts.ts', `../${target}`]),
  ...[
    'activities',
    'gateways',
    'db/queries/platform/outbox',
    'search/collections',
    'log',
    'workflows/messages',
    'workflows/search-attributes',
  ].map((target): [string, string] => ['worker/main.ts', `../${target}`]),
  ['worker/main.ts', '@temporalio/client'],
  ['admin/doctor/temporal.ts', '@temporalio/client'],
  ['admin/ledger.ts', '../db/queries/ledger/check'],
  ['admin/reindex.ts', '../activities/reindexing'],
  ...[
    'domain/errors',
    'db/queries/gifts/gifts',
    'db/database',
    'db/listen',
    'search/compile',
    'search/language/parse',
    'gateways',
    'operations/gifts/accept-gift',
    'config',
    'workflows/messages',
  ].map((target): [string, string] => ['api/app.ts', `../${target}`]),
  ['api/temporal.ts', '@temporalio/client'],
  ['client/index.ts', './request'],
  ['web/give/main.tsx', '../../client/index'],
  ['web/give/main.tsx', './money'],
  ['web/give/main.tsx', 'react-dom/client'],
  ['test/web/money.test.ts', '../../web/give/money'],
  ['test/db/tables.test.ts', '../../db/tables/gifts'],
  ['test/db/tables.test.ts', 'sequelize'],
  ['local/start.ts', '../worker/main'],
  ['bench/donations.ts', '@temporalio/client'],
  ['bench/donations.ts', '../test/factories'],
  ['local/bench.ts', '../bench/accept'],
];

const PERMITTED_TYPES: [file: string, source: string][] = [
  ['workflows/steps.ts', '../activities'],
  ['activities/gifts.ts', '../workflows/messages'],
  ['operations/gifts/accept-gift.ts', '../../workflows/messages'],
];

/** Effects that a room must not have: the file, the text, and what the answer must say. */
const EFFECTS: [file: string, text: string, answer: string | undefined][] = [
  ['domain/trust/score.ts', 'export const now = () => Date.now();', 'the caller passes the time'],
  ['domain/trust/score.ts', 'export const now = () => new Date();', 'the caller passes the time'],
  ['domain/trust/score.ts', 'export const at = (iso: string) => new Date(iso);', undefined],
  [
    'domain/trust/score.ts',
    'export const dice = () => Math.random();',
    'the caller passes the random number',
  ],
  ['domain/trust/score.ts', "export const get = () => fetch('http://x');", 'effects belong in activities/'],
  ['domain/trust/score.ts', 'export const home = process.env.HOME;', 'read from the configuration'],
  ['api/app.ts', 'export const home = process.env.HOME;', 'Only config.ts reads process.env'],
  ['api/app.ts', 'export const { env } = process;', 'Only config.ts reads process.env'],
  ['config.ts', 'export const home = process.env.HOME;', undefined],
  ['local/start.ts', 'console.log(process.env.HOME);', undefined],
  ['api/app.ts', "console.log('started');", 'Unexpected console statement'],
];

/** What may be called of db/queries outside of operations/: the file, the import, the name, and what the answer must say. */
const QUERIES: [file: string, source: string, name: string, answer: string | undefined][] = [
  ['api/routes/gifts/index.ts', '../../../db/queries/gifts/gifts', 'findDonation', undefined],
  ['api/routes/gifts/index.ts', '../../../db/queries/gifts/gifts', 'isEmpty', undefined],
  [
    'api/routes/gifts/index.ts',
    '../../../db/queries/gifts/gifts',
    'lockDonation',
    'lockDonation changes rows',
  ],
  [
    'api/routes/gifts/index.ts',
    '../../../db/queries/gifts/gifts',
    'issue',
    'issue changes rows: call an operation',
  ],
  [
    'activities/gifts.ts',
    '../db/queries/gifts/gifts',
    'moveDonation',
    'activities/ may only read db/queries',
  ],
  ['worker/care/plans.ts', '../../db/queries/plans/plans', 'savePlan', 'worker/ may only read db/queries'],
  ['worker/webhooks/dispatcher.ts', '../db/queries/webhooks/claims', 'claimDeliveries', undefined],
  ['api/middleware/transaction.ts', '../../db/queries/platform/idempotent-answers', 'keepAnswer', undefined],
  [
    'api/middleware/transaction.ts',
    '../../db/queries/gifts/gifts',
    'moveDonation',
    'moveDonation changes rows',
  ],
  ['worker/care/retention.ts', '../../db/queries/events/events', 'forgetOldEvents', undefined],
];

/** Rules about the text of one room: the file, the text, and what the answer must say. */
const SHAPES: [file: string, text: string, answer: string | undefined][] = [
  ['operations/gifts/new.ts', 'export const now = () => Date.now();', 'only its caller reads the clock'],
  ['operations/gifts/new.ts', 'export const now = () => new Date();', 'only its caller reads the clock'],
  ['operations/gifts/new.ts', 'export const home = process.env.HOME;', 'Only config.ts reads process.env'],
  ...['tx: object, at: Date', 'tx: object, id: string, { at }: { at: Date }'].map(
    (parameters): [string, string, string] => [
      'operations/gifts/new.ts',
      `export function end(${parameters}) { return [tx, at]; }`,
      'as one `Act`',
    ],
  ),
  [
    'operations/gifts/new.ts',
    'export function end({ tx, at }: { tx: object; at: Date }) { return [tx, at]; }',
    undefined,
  ],
  ['operations/gifts/new.ts', 'export function failDonation() {}', 'A donation is a gift'],
  ['operations/gifts/failed-donation.ts', 'export const failed = 1;', 'A donation is a gift'],
  ['workflows/donation.ts', 'export function donation() {}', undefined],
  ['operations/keys/limits.ts', 'export function setAccountPlan() {}', 'The plan of an account is its quota'],
  ['db/queries/payouts/settings.ts', 'export type PayoutPlan = string;', 'is its payoutFrequency'],
  ['operations/donors/details.ts', 'export type GiversWords = string;', 'is GiftDetails'],
  [
    'db/queries/platform/outbox.ts',
    'export function removeSent() {}',
    'The outbox enqueues, sends and deletes',
  ],
  ['api/routes/gifts/new.ts', handlerOf(24), undefined],
  ['api/routes/gifts/new.ts', handlerOf(25), 'too many lines'],
  ['api/routes/gifts/new.ts', `export const text = \`${'\n'.repeat(300)}\`;`, 'too many lines'],
];

/** Other ways to write an import. */
const FORMS: [text: string, answer: string | undefined][] = [
  ["import type { Thing } from '../activities';\nexport type Used = Thing;", undefined],
  ["export type { Thing } from '../activities';", undefined],
  [
    "import { type Thing, thing } from '../activities';\nexport const used: Thing = thing;",
    'only types of activities/',
  ],
  ["import '../activities';", 'only types of activities/'],
  ["export * from '../activities';", 'only types of activities/'],
  ["export { thing } from '../activities';", 'only types of activities/'],
  ["export const used = import('../activities');", 'only types of activities/'],
];

function handlerOf(statements: number): string {
  return `export const route = {\n  async handle() {\n${'    void 0;\n'.repeat(statements - 1)}  },\n};\n`;
}

interface Case extends Text {
  title: string;
  answer: string | undefined;
}

const CASES: Case[] = [
  ...FORBIDDEN.map(([file, source, answer]) => ({
    title: `${file} must not import ${source}`,
    path: file,
    text: importOf(source),
    answer,
  })),
  ...FORBIDDEN_TYPES.map(([file, source, answer]) => ({
    title: `${file} must not import types of ${source}`,
    path: file,
    text: typeImportOf(source),
    answer,
  })),
  ...PERMITTED.map(([file, source]) => ({
    title: `${file} may import ${source}`,
    path: file,
    text: importOf(source),
    answer: undefined,
  })),
  ...PERMITTED_TYPES.map(([file, source]) => ({
    title: `${file} may import types of ${source}`,
    path: file,
    text: typeImportOf(source),
    answer: undefined,
  })),
  ...QUERIES.map(([file, source, name, answer]) => ({
    title: `${file} ${answer === undefined ? 'may' : 'must not'} call ${name} of ${source}`,
    path: file,
    text: `import { ${name} } from '${source}';\nexport const used = ${name};\n`,
    answer,
  })),
  ...[...EFFECTS, ...SHAPES].map(([file, text, answer]) => ({
    title: `${file}: ${text}`,
    path: file,
    text,
    answer,
  })),
  ...FORMS.map(([text, answer]) => ({
    title: `workflows: ${text}`,
    path: 'workflows/donation.ts',
    text,
    answer,
  })),
];

let answers: string[][] = [];
beforeAll(() => {
  answers = lintTexts(CASES.map(({ path: file, text }) => ({ path: path.join(ROOT, file), text })));
}, LINT_TIMEOUT_MS);

it.each(CASES.map((one, index) => ({ ...one, index })))('$title', ({ answer, index }) => {
  const messages = answers[index];
  if (answer === undefined) expect(messages).toEqual([]);
  else expect(messages).toEqual([expect.stringContaining(answer)]);
});

it('lets a describe callback be longer than a screen, but no test in it', () => {
  const lines = 'void 0;\n'.repeat(71);
  const [chapter, screen] = lintTexts([
    { path: path.join(ROOT, 'test/x.test.ts'), text: `describe('a', () => {\n${lines}});` },
    { path: path.join(ROOT, 'test/x.test.ts'), text: `it('a', () => {\n${lines}});` },
  ]);
  expect(chapter).toEqual([]);
  expect(screen).toEqual([expect.stringContaining('too many lines')]);
});
