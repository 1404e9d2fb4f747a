/** Batches of transfers for tests of bank files. The same seed gives the same batch. */
import { type Currency } from '../../../../domain/money';
import { type BankTransfer, type Receiver } from '../../../../domain/payouts/bank-transfer';
import { type NachaBatch } from '../../../../gateways/payouts/nacha/write-nacha';
import { type Pain001Batch } from '../../../../gateways/payouts/iso20022/write-pain001';

/** A Wednesday. */
const MADE_AT = new Date('2026-11-25T03:04:05.678Z');
export const TODAY = '2026-11-25';
const PAY_DAY = '2026-11-27';
export const FILE_ID = '01M7ZRGJWGYEGJ6D5YBM1ZW3H2';

const NAMES = [
  'Helping Hands & Friends, Inc.',
  'Œuvres de la Charité — Genève',
  'Ελληνικός Ερυθρός Σταυρός',
  'Български Червен кръст',
  'Łódzka Fundacja „Dzieci”',
  'Stiftung für Menschen in größter Not (Österreich)',
  'Ørsted Sjælefond',
  'A',
  `Society for ${'the Long and Patient Relief of Every Need '.repeat(3)}`,
  '3rd Street Food Bank',
];

/** All have a right check digit. */
const ROUTING_NUMBERS = ['021000021', '011401533', '091000019', '322271627', '121042882'];
const SEPA_IBANS = [
  ['DE89370400440532013000', 'COBADEFFXXX'],
  ['FR1420041010050500013M02606', 'PSSTFRPP'],
  ['NL91ABNA0417164300', 'ABNANL2A'],
  ['GR1601101250000000012300695', 'ETHNGRAA'],
  ['LU280019400644750000', 'BCEELULL'],
] as const;
const OTHERS: [Currency, Receiver & { kind: 'bank_other' }][] = [
  ['JPY', other('JP', 'MHCBJPJT', '0001001', '1234567')],
  ['INR', other('IN', 'HDFCINBB', 'HDFC0000001', '50100012345678')],
  ['AUD', other('AU', 'CTBAAU2S', '062-000', '12345678')],
  ['CAD', other('CA', 'ROYCCAT2', '000300002', '1234567')],
  ['USD', other('MX', 'BNMXMXMM', null, '002010077777777771')],
];

function other(country: string, bic: string, clearingCode: string | null, accountNumber: string) {
  return { kind: 'bank_other' as const, holderName: '', country, bic, clearingCode, accountNumber };
}

/** A small generator of pseudo-random numbers (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export function choose<T>(list: readonly T[], random: (below: number) => number): T {
  const chosen = list[random(list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
function toPayoutId(random: (below: number) => number): string {
  return `payout_01${Array.from({ length: 24 }, () => CROCKFORD[random(32)]).join('')}`;
}

export function buildNachaBatch(seed: number, count: number, changes: Partial<NachaBatch> = {}): NachaBatch {
  const random = randomOf(seed);
  return {
    sender: {
      bankRoutingNumber: '999999992',
      bankName: 'First Example Bank',
      companyId: '1234567890',
      companyName: 'Giving Platform',
      fileOrigin: '1234567890',
      description: 'PAYOUT',
      hasAddenda: seed % 2 === 0,
    },
    fileId: FILE_ID,
    madeAt: MADE_AT,
    modifier: 'A',
    effectiveDate: PAY_DAY,
    firstSequence: 1 + random(1_000),
    transfers: Array.from({ length: count }, () => ({
      payoutId: toPayoutId(random),
      net: { currency: 'USD' as const, minor: 1n + BigInt(random(2 ** 31)) },
      entryClass: random(4) === 0 ? ('PPD' as const) : ('CCD' as const),
      receiver: {
        kind: 'bank_us' as const,
        holderName: choose(NAMES, random),
        routingNumber: choose(ROUTING_NUMBERS, random),
        accountNumber: String(10_000 + random(10 ** 9)),
        accountType: random(3) === 0 ? ('savings' as const) : ('checking' as const),
      },
    })),
    ...changes,
  };
}

const OUR_ACCOUNT = { iban: 'NL41MOCK0000000001', bic: 'MOCKNL2A' };

export function buildPain001Batch(
  seed: number,
  count: number,
  changes: Partial<Pain001Batch> = {},
): Pain001Batch {
  const random = randomOf(seed);
  const currencies: Currency[] = ['EUR', 'USD', 'JPY', 'INR', 'AUD', 'CAD'];
  return {
    sender: {
      name: 'Giving Platform gGmbH',
      country: 'NL',
      town: 'Köln',
      accounts: Object.fromEntries(currencies.map((currency) => [currency, OUR_ACCOUNT])),
      wireCharges: 'DEBT',
    },
    fileId: FILE_ID,
    madeAt: MADE_AT,
    executionDate: PAY_DAY,
    transfers: Array.from({ length: count }, () => {
      const transfer: Omit<BankTransfer, 'net' | 'receiver'> = { payoutId: toPayoutId(random) };
      const holderName = choose(NAMES, random);
      const minor = 1n + BigInt(random(2 ** 31));
      if (random(3) > 0) {
        const [iban, bic] = choose(SEPA_IBANS, random);
        const receiver = { kind: 'bank_iban' as const, holderName, iban, bic };
        return { ...transfer, service: 'sepa' as const, net: { currency: 'EUR' as const, minor }, receiver };
      }
      const [currency, receiver] = choose(OTHERS, random);
      return {
        ...transfer,
        service: 'wire',
        net: { currency, minor },
        receiver: { ...receiver, holderName },
      };
    }),
    ...changes,
  };
}

/** Only SEPA transfers, from the account that mock-bank holds for us. */
export function buildSepaBatch(seed: number, count: number): Pain001Batch {
  const batch = buildPain001Batch(seed, count * 4);
  const transfers = batch.transfers.filter(({ service }) => service === 'sepa').slice(0, count);
  return {
    ...batch,
    transfers: transfers.map((each) => ({
      ...each,
      net: { ...each.net, minor: (each.net.minor % 100_000n) + 1n },
    })),
  };
}
