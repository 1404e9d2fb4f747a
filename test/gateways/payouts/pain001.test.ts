/** pain.001 files: SEPA transfers and wires in blocks, exact sums, and nothing that a bank would refuse. */
import { type Currency } from '../../../domain/money';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type Pain001Batch, writePain001 } from '../../../gateways/payouts/iso20022/write-pain001';
import { buildPain001Batch, FILE_ID } from './bank-files/batches';

const receiver = {
  kind: 'bank_iban' as const,
  holderName: 'Ελπίδα & Co',
  iban: 'GR1601101250000000012300695',
  bic: 'ETHNGRAA',
};
const sepa = {
  payoutId: 'payout_01m7zrgjwgyegj6d5ybm1zw3h1',
  net: { currency: 'EUR' as const, minor: 5_025n },
  receiver,
  service: 'sepa' as const,
};
const wire = {
  payoutId: 'payout_01m7zrgjwgyegj6d5ybm1zw3h2',
  net: { currency: 'JPY' as const, minor: 500n },
  receiver: {
    kind: 'bank_other' as const,
    holderName: 'Kizuna',
    country: 'JP',
    bic: 'MHCBJPJT',
    clearingCode: '0001-001',
    accountNumber: '1234567',
  },
  service: 'wire' as const,
};
const build = (transfers: Pain001Batch['transfers'], changes: Partial<Pain001Batch> = {}) =>
  buildPain001Batch(1, 0, { transfers, ...changes });
const write = (...transfers: Pain001Batch['transfers']) => writePain001(build(transfers)).content;

it('writes the whole message', () => {
  expect(write(sepa, wire).replaceAll('><', '>\n<').trimEnd().split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    `<MsgId>${FILE_ID}</MsgId>`,
    '<CreDtTm>2026-11-25T03:04:05Z</CreDtTm>',
    '<NbOfTxs>2</NbOfTxs>',
    '<CtrlSum>550.25</CtrlSum>',
    '<InitgPty>',
    '<Nm>Giving Platform gGmbH</Nm>',
    '</InitgPty>',
    '</GrpHdr>',
    ...block(
      '1',
      '50.25',
      'EUR',
      'SLEV',
      ['<PmtTpInf>', '<SvcLvl>', '<Cd>SEPA</Cd>', '</SvcLvl>', '</PmtTpInf>'],
      [
        ...transfer('01M7ZRGJWGYEGJ6D5YBM1ZW3H1', '<InstdAmt Ccy="EUR">50.25</InstdAmt>'),
        '<BICFI>ETHNGRAA</BICFI>',
        ...party(
          'Elpida + Co',
          'GR',
          ['<IBAN>GR1601101250000000012300695</IBAN>'],
          '01M7ZRGJWGYEGJ6D5YBM1ZW3H1',
        ),
      ],
    ),
    ...block(
      '2',
      '500.00',
      'JPY',
      'DEBT',
      [],
      [
        ...transfer('01M7ZRGJWGYEGJ6D5YBM1ZW3H2', '<InstdAmt Ccy="JPY">500</InstdAmt>'),
        '<BICFI>MHCBJPJT</BICFI>',
        ...[
          '<ClrSysMmbId>',
          '<ClrSysId>',
          '<Cd>JPZGN</Cd>',
          '</ClrSysId>',
          '<MmbId>0001001</MmbId>',
          '</ClrSysMmbId>',
        ],
        ...party('Kizuna', 'JP', ['<Othr>', '<Id>1234567</Id>', '</Othr>'], '01M7ZRGJWGYEGJ6D5YBM1ZW3H2'),
      ],
    ),
    '</CstmrCdtTrfInitn>',
    '</Document>',
  ]);
});

function block(
  number: string,
  sum: string,
  currency: string,
  charges: string,
  type: string[],
  transfers: string[],
) {
  return [
    ...[
      '<PmtInf>',
      `<PmtInfId>${FILE_ID}-${number}</PmtInfId>`,
      '<PmtMtd>TRF</PmtMtd>',
      '<NbOfTxs>1</NbOfTxs>',
    ],
    ...[`<CtrlSum>${sum}</CtrlSum>`, ...type, '<ReqdExctnDt>', '<Dt>2026-11-27</Dt>', '</ReqdExctnDt>'],
    ...[
      '<Dbtr>',
      '<Nm>Giving Platform gGmbH</Nm>',
      '<PstlAdr>',
      '<TwnNm>Koln</TwnNm>',
      '<Ctry>NL</Ctry>',
      '</PstlAdr>',
    ],
    ...[
      '</Dbtr>',
      '<DbtrAcct>',
      '<Id>',
      '<IBAN>NL41MOCK0000000001</IBAN>',
      '</Id>',
      `<Ccy>${currency}</Ccy>`,
      '</DbtrAcct>',
    ],
    ...['<DbtrAgt>', '<FinInstnId>', '<BICFI>MOCKNL2A</BICFI>', '</FinInstnId>', '</DbtrAgt>'],
    ...[`<ChrgBr>${charges}</ChrgBr>`, ...transfers, '</PmtInf>'],
  ];
}

function transfer(reference: string, amount: string): string[] {
  return [
    ...[
      '<CdtTrfTxInf>',
      '<PmtId>',
      `<InstrId>${reference}</InstrId>`,
      `<EndToEndId>${reference}</EndToEndId>`,
      '</PmtId>',
    ],
    ...['<Amt>', amount, '</Amt>', '<CdtrAgt>', '<FinInstnId>'],
  ];
}

function party(name: string, country: string, account: string[], reference: string): string[] {
  return [
    ...[
      '</FinInstnId>',
      '</CdtrAgt>',
      '<Cdtr>',
      `<Nm>${name}</Nm>`,
      '<PstlAdr>',
      `<Ctry>${country}</Ctry>`,
      '</PstlAdr>',
    ],
    ...['</Cdtr>', '<CdtrAcct>', '<Id>', ...account, '</Id>', '</CdtrAcct>'],
    ...['<RmtInf>', `<Ustrd>PAYOUT ${reference}</Ustrd>`, '</RmtInf>', '</CdtTrfTxInf>'],
  ];
}

it('makes a block for each service and currency, and adds amounts exactly', () => {
  const other = (end: string, minor: bigint) => ({
    ...sepa,
    payoutId: `${sepa.payoutId.slice(0, -1)}${end}`,
    net: { ...sepa.net, minor },
  });
  const file = writePain001(
    build([wire, other('a', 90_071_992_547n), other('b', 1n), { ...other('c', 7n), service: 'wire' }]),
  );
  expect(file.blocks).toEqual([
    { id: `${FILE_ID}-1`, service: 'sepa', currency: 'EUR', count: 2, totalMinor: 90_071_992_548n },
    { id: `${FILE_ID}-2`, service: 'wire', currency: 'EUR', count: 1, totalMinor: 7n },
    { id: `${FILE_ID}-3`, service: 'wire', currency: 'JPY', count: 1, totalMinor: 500n },
  ]);
  expect([...file.content.matchAll(/<CtrlSum>([^<]*)</g)].map(([, sum]) => sum)).toEqual([
    '900720425.55',
    '900719925.48',
    '0.07',
    '500.00',
  ]);
});

it.each<[Currency, bigint, string]>([
  ['JPY', 999_999_999_999_999n, '999999999999999'],
  ['USD', 999_999_999_999_999n, '9999999999999.99'],
  ['EUR', 1n, '0.01'],
])('writes the amount of %s exactly', (currency, minor, text) => {
  const { sender } = build([]);
  const accounts = { [currency]: { iban: 'NL41MOCK0000000001', bic: 'MOCKNL2A' } };
  const batch = build([{ ...wire, net: { currency, minor } }], { sender: { ...sender, accounts } });
  expect(writePain001(batch).content).toContain(`<InstdAmt Ccy="${currency}">${text}</InstdAmt>`);
});

it('writes an American account of ours and of a receiver by its number', () => {
  const { sender } = build([]);
  const american = {
    kind: 'bank_us' as const,
    holderName: 'Helping Hands',
    routingNumber: '021000021',
    accountNumber: '12345678',
    accountType: 'checking' as const,
  };
  const accounts = { EUR: { accountNumber: '000111', bic: 'CHASUS33' } };
  const batch = build([{ ...sepa, receiver: american, service: 'wire' }], {
    sender: { ...sender, accounts, wireCharges: 'SHAR' },
  });
  const { content } = writePain001(batch);
  expect(content).toContain('<DbtrAcct><Id><Othr><Id>000111</Id></Othr></Id><Ccy>EUR</Ccy></DbtrAcct>');
  expect(content).toContain('<ClrSysId><Cd>USABA</Cd></ClrSysId><MmbId>021000021</MmbId>');
  expect(content).toContain('<ChrgBr>SHAR</ChrgBr>');
});

it('is the same file for the same batch', () => {
  expect(writePain001(buildPain001Batch(5, 50))).toEqual(writePain001(buildPain001Batch(5, 50)));
});

describe('refuses', () => {
  const { sender } = build([]);
  const noAccount = { ...sender, accounts: {} };
  it.each<[string, Pain001Batch, string]>([
    ['no transfer', build([]), 'there is no transfer'],
    ['a payout twice', build([sepa, sepa]), 'twice'],
    ['an amount of zero', build([{ ...sepa, net: { currency: 'EUR', minor: 0n } }]), 'not positive'],
    ['a token', build([{ ...wire, net: { currency: 'USDC', minor: 1n } }]), 'USDC'],
    [
      'a currency without an account of ours',
      build([sepa], { sender: noAccount }),
      'no account of ours pays EUR',
    ],
    ['SEPA in dollars', build([{ ...sepa, net: { currency: 'USD', minor: 1n } }]), 'pays euros'],
    ['SEPA to an account without IBAN', build([{ ...sepa, receiver: wire.receiver }]), 'with an IBAN'],
    [
      'SEPA beyond its limit',
      build([{ ...sepa, net: { currency: 'EUR', minor: 100_000_000_000n } }]),
      'SEPA allows',
    ],
    ['16 digits', build([{ ...wire, net: { currency: 'JPY', minor: 10n ** 15n } }]), '15 digits'],
    [
      'a wrong IBAN',
      build([{ ...sepa, receiver: { ...receiver, iban: 'GR1701101250000000012300695' } }]),
      'check digits',
    ],
    ['a wrong BIC', build([{ ...sepa, receiver: { ...receiver, bic: 'ETHNGRAAX' } }]), 'BIC'],
    [
      'a country of three letters',
      build([{ ...wire, receiver: { ...wire.receiver, country: 'JPN' } }]),
      'country',
    ],
    [
      'an account number with "<"',
      build([{ ...wire, receiver: { ...wire.receiver, accountNumber: '1<2' } }]),
      'account',
    ],
    [
      'a long account number',
      build([{ ...wire, receiver: { ...wire.receiver, accountNumber: '1'.repeat(35) } }]),
      'account',
    ],
    [
      'a name in other letters',
      build([{ ...sepa, receiver: { ...receiver, holderName: '赤十字' } }]),
      'no form',
    ],
    ['a holiday of TARGET', build([sepa], { executionDate: '2026-12-25' }), 'holiday'],
    ['a Sunday', build([sepa], { executionDate: '2026-11-29' }), 'weekend'],
    ['a long id', build([sepa], { fileId: 'A'.repeat(27) }), '26 letters'],
  ])('%s', (_, batch, message) => {
    expect(() => writePain001(batch)).toThrow(BankFileError);
    expect(() => writePain001(batch)).toThrow(message);
  });

  it('and names the payout', () => {
    const batch = build([sepa, { ...wire, receiver: { ...wire.receiver, bic: 'X' } }]);
    expect(() => writePain001(batch)).toThrow(`${wire.payoutId}: the bank's BIC has a wrong form`);
  });
});
