/** A bank's account statement is read strictly: booked entries with their references, and balances that agree. */
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { readCamt053 } from '../../../gateways/payouts/iso20022/read-camt053';
import { collect } from './bank-files/collect';

const read = (text: string, size?: number) => collect(readCamt053, text, size);

const balance = (code: string, amount: string, side = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd></Bal>`;

const PAYOUT = `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">50.25</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-11-27</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef>
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
  <NtryDtls><Btch><MsgId>FILE</MsgId><PmtInfId>FILE-1</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>
    <TxDtls><Refs><MsgId>FILE</MsgId><InstrId>I1</InstrId><EndToEndId>E1</EndToEndId></Refs><Amt Ccy="EUR">50</Amt></TxDtls>
    <TxDtls><Refs><EndToEndId>E2</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">0.25</Amt></TxAmt></AmtDtls>
      <RmtInf><Ustrd>PAYOUT</Ustrd><Ustrd>two</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const RETURN = `<Ntry><Amt Ccy="EUR">0.25</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts>
  <BookgDt><DtTm>2026-11-28T10:00:00+01:00</DtTm></BookgDt><BkTxCd><Prtry><Cd>NRTI</Cd></Prtry></BkTxCd>
  <NtryDtls><TxDtls><Refs><EndToEndId>E2</EndToEndId></Refs><RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed</AddtlInf></RtrInf></TxDtls></NtryDtls></Ntry>`;
const PENDING = PAYOUT.replace('BOOK', 'PDNG');

function statement(content: string, id = 'S1'): string {
  return `<Stmt><Id>${id}</Id><Acct><Id><IBAN>NL41MOCK0000000001</IBAN></Id></Acct>${content}</Stmt>`;
}
function message(content: string, version = '001.08'): string {
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr>${content}</BkToCstmrStmt></Document>`;
}
const BALANCES = balance('OPBD', '100.00') + balance('CLBD', '50.00') + balance('CLAV', '1.00');
const WHOLE = message(statement(BALANCES + PAYOUT + PENDING + RETURN));

it('reads the booked entries with their references', async () => {
  expect(await read(WHOLE)).toEqual([
    {
      kind: 'statement',
      statementId: 'S1',
      messageId: 'M1',
      account: { iban: 'NL41MOCK0000000001', other: undefined },
      opening: { currency: 'EUR', minor: 10_000n },
      closing: { currency: 'EUR', minor: 5_000n },
    },
    {
      kind: 'entry',
      place: 'line 2',
      statementId: 'S1',
      reference: 'B-1',
      amount: { currency: 'EUR', minor: -5_025n },
      isReversal: false,
      bookedOn: '2026-11-27',
      transactionCode: 'PMNT/ICDT/ESCT',
      batch: { messageId: 'FILE', blockId: 'FILE-1', count: 2 },
      details: [
        detail({
          messageId: 'FILE',
          instructionId: 'I1',
          endToEndId: 'E1',
          amount: { currency: 'EUR', minor: 5_000n },
        }),
        detail({ endToEndId: 'E2', amount: { currency: 'EUR', minor: 25n }, remittance: ['PAYOUT', 'two'] }),
      ],
    },
    {
      kind: 'entry',
      place: 'line 14',
      statementId: 'S1',
      reference: undefined,
      amount: { currency: 'EUR', minor: 25n },
      isReversal: true,
      bookedOn: '2026-11-28',
      transactionCode: 'NRTI',
      batch: undefined,
      details: [
        detail({
          endToEndId: 'E2',
          returned: { code: 'AC04', meaning: 'The account is closed.', information: ['Closed'] },
        }),
      ],
    },
    { kind: 'end', statementId: 'S1', entries: 2, isBalanced: true },
  ]);
});

function detail(given: object) {
  return {
    messageId: undefined,
    blockId: undefined,
    instructionId: undefined,
    endToEndId: undefined,
    bankReference: undefined,
    amount: undefined,
    returned: undefined,
    remittance: [],
    ...given,
  };
}

it('reads the same from pieces of any size', async () => {
  const whole = await read(WHOLE);
  for (const size of [1, 10, 100]) expect(await read(WHOLE, size)).toEqual(whole);
});

it('reads several statements, also without entries', async () => {
  const empty = statement(balance('OPBD', '1.00') + balance('CLBD', '1.00'), 'S2');
  const items = await read(message(empty + statement(BALANCES + PAYOUT + RETURN)));
  expect(items.map(({ kind }) => kind)).toEqual(['statement', 'end', 'statement', 'entry', 'entry', 'end']);
});

it('counts an overdrawn balance as negative', async () => {
  const text = message(statement(balance('PRCD', '0.25') + balance('CLBD', '50.00', 'DBIT') + PAYOUT));
  expect((await read(text)).at(-1)).toMatchObject({ isBalanced: true });
});

it('says if a statement has no balances to compare', async () => {
  expect((await read(message(statement(PAYOUT)))).at(-1)).toMatchObject({ isBalanced: undefined });
});

it.each(['001.02', '001.14'])('reads the version %s', async (version) => {
  expect(await read(message(statement(BALANCES + PAYOUT + RETURN), version))).toHaveLength(4);
});

it.each<[string, string, string]>([
  ['a version that is not known', message(statement(''), '001.99'), 'camt.053.001.99'],
  [
    'another message',
    WHOLE.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'),
    'not a supported version of',
  ],
  ['no statement', message(''), 'no statement'],
  ['no header', WHOLE.replace('<GrpHdr><MsgId>M1</MsgId></GrpHdr>', ''), 'no header'],
  ['a statement without id', WHOLE.replace('<Id>S1</Id>', ''), 'Stmt has no Id'],
  ['a statement without account', WHOLE.replace(/<Acct>.*<\/Acct>/, ''), 'Stmt has no Acct'],
  ['a missing entry', WHOLE.replace(RETURN, ''), 'closing balance'],
  [
    'an entry that is there twice',
    message(statement(BALANCES + PAYOUT + RETURN + RETURN)),
    'closing balance',
  ],
  ['another amount', WHOLE.replace('>50.25<', '>50.26<'), 'closing balance'],
  ['another side', WHOLE.replace('DBIT', 'CRDT'), 'closing balance'],
  ['an entry of another currency', WHOLE.replace('"EUR">50.25', '"USD">50.25'), 'mixes currencies'],
  ['two opening balances', message(statement(balance('OPBD', '1') + BALANCES + PAYOUT)), 'OPBD is repeated'],
  ['no side', WHOLE.replace('<CdtDbtInd>DBIT</CdtDbtInd>', ''), 'Ntry has no CdtDbtInd'],
  ['a wrong side', WHOLE.replace('DBIT', 'BOTH'), 'CdtDbtInd is wrong'],
  ['no status', WHOLE.replace('<Sts><Cd>BOOK</Cd></Sts>', ''), 'Ntry has no Sts'],
  ['a wrong status', WHOLE.replace('BOOK', 'DONE'), 'Sts is wrong'],
  ['a wrong flag', WHOLE.replace('>true<', '>yes<'), 'RvslInd is wrong'],
  ['a wrong day', WHOLE.replace('2026-11-27', '2026-11-31'), 'is no day'],
  ['three decimals', WHOLE.replace('>50.25<', '>50.251<'), 'at most 2 decimals'],
  ['an amount that is none', WHOLE.replace('>50.25<', '>fifty<'), 'Amt is no amount'],
  ['a negative amount', WHOLE.replace('>50.25<', '>-50.25<'), 'Amt is no amount'],
  ['an unknown currency', WHOLE.replace('"EUR">50.25', '"XTS">50.25'), 'currency "XTS"'],
  ['two amounts', WHOLE.replace('<Amt Ccy="EUR">50.25</Amt>', '$&$&'), 'line 2: Amt is repeated'],
  ['a count that is none', WHOLE.replace('<NbOfTxs>2<', '<NbOfTxs>two<'), 'NbOfTxs is no number'],
  ['a cut statement', WHOLE.slice(0, -60), 'cut off'],
])('refuses %s', async (_, text, error) => {
  await expect(read(text)).rejects.toThrow(BankFileError);
  await expect(read(text)).rejects.toThrow(error);
});

it.each<[string, bigint]>([
  ['50.25', 5_025n],
  ['+50.25000', 5_025n],
  ['.5', 50n],
  ['7.', 700n],
  ['0007', 700n],
  ['9007199254740993.01', 900_719_925_474_099_301n],
])('reads the amount %s exactly', async (text, minor) => {
  const items = await read(message(statement(PAYOUT.replace('>50.25<', `>${text}<`))));
  expect(items[1]).toMatchObject({ amount: { currency: 'EUR', minor: -minor } });
});
