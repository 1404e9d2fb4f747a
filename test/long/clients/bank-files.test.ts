/**
 * Tools that the platform did not write accept our bank files and refuse planted mistakes. A bank that the platform did not
 * write answers them, and our readers understand it.
 */
import { type BankTransfer } from '../../../domain/payouts/bank-transfer';
import { readCamt053, type StatementItem } from '../../../gateways/payouts/iso20022/read-camt053';
import { readPain002, type ReportItem } from '../../../gateways/payouts/iso20022/read-pain002';
import { writePain001 } from '../../../gateways/payouts/iso20022/write-pain001';
import { type NachaItem } from '../../../gateways/payouts/nacha/answers';
import { readNacha } from '../../../gateways/payouts/nacha/read-nacha';
import { writeNacha } from '../../../gateways/payouts/nacha/write-nacha';
import { isLarge, sizeOf } from '../../support/large';
import { buildNachaBatch, buildSepaBatch, FILE_ID, TODAY } from '../../gateways/payouts/bank-files/batches';
import { collect } from '../../gateways/payouts/bank-files/collect';
import {
  askForXml,
  type BankAnswers,
  findForeignTools,
  type ForeignRequest,
  type ForeignTools,
  type Samples,
  type Verdict,
  type XmlEvents,
} from '../../gateways/payouts/bank-files/foreign-tools';
import { mutateXml } from '../../gateways/payouts/bank-files/mutated-xml';
import { isSameXml, readOwnXml } from '../../gateways/payouts/bank-files/own-xml';
import {
  isRefused,
  listRightFiles,
  plantMistakes,
  toRequest,
  UNNOTICED,
} from '../../gateways/payouts/bank-files/planted';

const RIGHT = listRightFiles(sizeOf({ usual: 12, large: 200 }), 100);
const PLANTED = [
  ...plantMistakes(sizeOf({ usual: 90, large: 200 }), 100),
  ...plantMistakes(UNNOTICED.length, 100, true),
];

const endToEndOf = ({ payoutId }: { payoutId: string }) => payoutId.slice(-26).toUpperCase();
const shortOf = ({ payoutId }: { payoutId: string }) => payoutId.slice(-15).toUpperCase();
const ibanOf = ({ receiver }: BankTransfer) => (receiver.kind === 'bank_iban' ? receiver.iban : '');
const firstOf = <T>([first]: T[]): T => {
  if (first === undefined) throw new Error('the list is empty');
  return first;
};

const SEPA = buildSepaBatch(3, 6);
const SEPA_RETURNED = firstOf(SEPA.transfers);
const CLOSED_IBAN = firstOf(SEPA.transfers.map(ibanOf).filter((iban) => iban !== ibanOf(SEPA_RETURNED)));
const SEPA_REQUEST: ForeignRequest = {
  ask: 'bank',
  text: writePain001(SEPA).content,
  today: TODAY,
  accounts: {
    ACME: { behaviour: 'return-later', parameters: { days: 2, end_to_end_id: endToEndOf(SEPA_RETURNED) } },
    // A bank knows only of its own accounts that they are closed.
    SHUT: { iban: CLOSED_IBAN, closed: 1, behaviour: 'closed-account' },
  },
};

const NACHA = buildNachaBatch(4, 8);
const NACHA_RETURNED = firstOf(NACHA.transfers);
const NACHA_REQUEST: ForeignRequest = {
  ask: 'bank',
  text: writeNacha(NACHA).content,
  today: TODAY,
  accounts: {
    ACME: {
      format: 'nacha',
      currency: 'USD',
      balance: 10 ** 12,
      account_number: NACHA.sender.companyId,
      behaviour: 'return-later',
      parameters: { days: 2, reason: 'R03', end_to_end_id: shortOf(NACHA_RETURNED) },
    },
  },
};

const XML = writePain001(buildSepaBatch(5, 1)).content.replace(
  '<Cdtr>',
  '<!-- c --><?p q?><Cdtr a="1" b=\'2\'><![CDATA[x<y]]>&amp;\n',
);
const BROKEN = Array.from({ length: sizeOf({ usual: 400, large: 20_000 }) }, (_, seed) =>
  mutateXml(XML, seed),
);

interface Answers {
  right: Verdict[];
  planted: Verdict[];
  sepa: BankAnswers;
  nacha: BankAnswers;
  broken: XmlEvents[];
  samples: Samples['samples'];
}

/** Starts the tools once, because that takes most of the time. */
function askAll(tools: ForeignTools): Answers {
  const checks = [...RIGHT, ...PLANTED].map(toRequest);
  const answers = tools.ask([
    ...checks,
    SEPA_REQUEST,
    NACHA_REQUEST,
    ...BROKEN.map(askForXml),
    { ask: 'samples' },
  ]);
  const take = (count: number) => answers.splice(0, count);
  return {
    right: take(RIGHT.length) as Verdict[],
    planted: take(PLANTED.length) as Verdict[],
    sepa: firstOf(take(1)) as BankAnswers,
    nacha: firstOf(take(1)) as BankAnswers,
    broken: take(BROKEN.length) as XmlEvents[],
    samples: (firstOf(take(1)) as Samples).samples,
  };
}

let answers: Answers | undefined;
beforeAll(
  () => {
    const tools = findForeignTools();
    if (tools === undefined && isLarge()) throw new Error('A large run needs the foreign tools.');
    answers = tools === undefined ? undefined : askAll(tools);
  },
  sizeOf({ usual: 120_000, large: 1_200_000 }),
);

/** Without Python a usual run says so and passes: the other tests of this folder need no tool. */
const withTools = (name: string, run: (found: Answers) => void | Promise<void>) =>
  it(name, async () => {
    if (answers !== undefined) await run(answers);
  });

withTools('foreign tools accept our files', ({ right }) => {
  expect(right.filter(isRefused)).toEqual([]);
});

withTools('foreign tools refuse planted mistakes, but for those that they do not notice', ({ planted }) => {
  const missed = PLANTED.filter((_, index) => !isRefused(planted[index] ?? {}));
  expect(missed.map(({ mistake }) => mistake).sort()).toEqual(UNNOTICED);
});

const bodiesOf = ({ messages }: BankAnswers, type: string) =>
  messages.filter(([each]) => each.startsWith(type)).map(([, body]) => body);

async function readAll<Item>(read: Parameters<typeof collect<Item>>[0], bodies: string[]): Promise<Item[]> {
  return (await Promise.all(bodies.map((body) => collect(read, body, 100)))).flat();
}

describe('a foreign bank that takes a SEPA file', () => {
  const accepted = SEPA.transfers.filter((transfer) => ibanOf(transfer) !== CLOSED_IBAN);

  withTools('reports the status of each transfer', async ({ sepa }) => {
    const items = await readAll<ReportItem>(readPain002, bodiesOf(sepa, 'pain.002'));
    const statuses = items.flatMap((item) =>
      item.kind === 'status' && item.level === 'transfer' ? [item] : [],
    );
    expect(statuses).toMatchObject(
      SEPA.transfers.map((transfer) => ({
        originalMessageId: FILE_ID,
        endToEndId: endToEndOf(transfer),
        ...(accepted.includes(transfer)
          ? { meaning: 'accepted' }
          : { meaning: 'rejected', reasons: [{ code: 'AC04' }] }),
      })),
    );
  });

  withTools('states each payment, and the one that comes back', async ({ sepa }) => {
    const items = await readAll<StatementItem>(readCamt053, bodiesOf(sepa, 'camt.053'));
    const entries = items.flatMap((item) => (item.kind === 'entry' ? [item] : []));
    const facts = entries.map(({ amount, details }) => [details[0]?.endToEndId, amount.minor] as const);
    expect(new Map(facts.filter(([, minor]) => minor < 0n))).toEqual(
      new Map(accepted.map((transfer) => [endToEndOf(transfer), -transfer.net.minor])),
    );
    const { net } = SEPA_RETURNED;
    expect(entries.filter(({ amount }) => amount.minor > 0n)).toMatchObject([
      { amount: net, details: [{ endToEndId: endToEndOf(SEPA_RETURNED), returned: { code: 'AC04' } }] },
    ]);
    const ends = items.flatMap((item) => (item.kind === 'end' ? [item.isBalanced] : []));
    expect(ends.length).toBeGreaterThan(0);
    expect(ends).not.toContain(undefined);
  });
});

withTools('a foreign bank answers a NACHA file with a return', async ({ nacha }) => {
  expect(nacha.decision).toBe('ACCP');
  const items = await readAll<NachaItem>(readNacha, bodiesOf(nacha, 'nacha.return'));
  expect(items.filter(({ kind }) => kind !== 'file')).toMatchObject([
    {
      kind: 'return',
      code: 'R03',
      originalTrace: firstOf(writeNacha(NACHA).traces).trace,
      individualId: shortOf(NACHA_RETURNED),
      amountMinor: NACHA_RETURNED.net.minor,
      isCredit: true,
    },
  ]);
});

withTools('expat finds the same in documents that are broken at random', ({ broken }) => {
  const differing = BROKEN.filter(
    (text, index) => !isSameXml(readOwnXml(text, 1 + (index % 50)), broken[index]),
  );
  expect(differing).toEqual([]);
});

withTools('messages of others are read', async ({ samples }) => {
  expect(samples.length).toBeGreaterThan(100);
  expect(samples.filter(({ text, found }) => !isSameXml(readOwnXml(text, 100), found))).toEqual([]);
  const sample = samples.find(({ name }) => name === 'pain001/test_fixtures/pain002_sample.xml');
  expect(await collect(readPain002, sample?.text ?? '')).toMatchObject([
    { kind: 'report', messageId: 'STAT-001' },
    { level: 'file', originalMessageId: 'PMT-BATCH-001', status: 'PART' },
    { level: 'transfer', endToEndId: 'PaymentID6789', meaning: 'rejected', reasons: [{ code: 'AC04' }] },
    { level: 'block', originalBlockId: 'PAY-INFO-001', status: 'PART' },
  ]);
});
