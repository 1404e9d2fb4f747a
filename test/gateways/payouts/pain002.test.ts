/** A bank's status report is read strictly, at each of its three levels. */
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { readPain002 } from '../../../gateways/payouts/iso20022/read-pain002';
import { collect } from './bank-files/collect';

const read = (text: string, size?: number) => collect(readPain002, text, size);

function report(content: string, version = '001.10'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.${version}"><CstmrPmtStsRpt>
  <GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-11-26T08:00:00Z</CreDtTm></GrpHdr>${content}
</CstmrPmtStsRpt></Document>`;
}
const file = (content = '') =>
  `<OrgnlGrpInfAndSts><OrgnlMsgId>FILE</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${content}</OrgnlGrpInfAndSts>`;
const PARTIAL = report(`${file('<GrpSts>PART</GrpSts>')}
  <OrgnlPmtInfAndSts><OrgnlPmtInfId>FILE-1</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts>
    <TxInfAndSts><StsId>1</StsId><OrgnlInstrId>I1</OrgnlInstrId><OrgnlEndToEndId>E1</OrgnlEndToEndId><TxSts>ACSC</TxSts>
      <AcctSvcrRef>BANK-REF</AcctSvcrRef><OrgnlTxRef><Amt><InstdAmt Ccy="EUR">50.2500</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>
    <TxInfAndSts><OrgnlEndToEndId>E2</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn>
      <AddtlInf>Closed</AddtlInf><AddtlInf>in 2025</AddtlInf></StsRsnInf></TxInfAndSts>
  </OrgnlPmtInfAndSts>
  <OrgnlPmtInfAndSts><OrgnlPmtInfId>FILE-2</OrgnlPmtInfId><PmtInfSts>ACCP</PmtInfSts></OrgnlPmtInfAndSts>`);

it('reads the status of the file, its blocks and its transfers', async () => {
  expect(await read(PARTIAL)).toMatchObject([
    { kind: 'report', messageId: 'BANK-1', createdAt: '2026-11-26T08:00:00Z' },
    {
      level: 'file',
      originalMessageId: 'FILE',
      originalBlockId: undefined,
      status: 'PART',
      meaning: 'accepted',
    },
    {
      level: 'transfer',
      originalBlockId: 'FILE-1',
      endToEndId: 'E1',
      instructionId: 'I1',
      status: 'ACSC',
      meaning: 'settled',
      reasons: [],
      amount: { currency: 'EUR', minor: 5_025n },
      bankReference: 'BANK-REF',
    },
    {
      level: 'transfer',
      endToEndId: 'E2',
      instructionId: undefined,
      status: 'RJCT',
      meaning: 'rejected',
      amount: undefined,
      reasons: [{ code: 'AC04', meaning: 'The account is closed.', information: ['Closed', 'in 2025'] }],
    },
    { level: 'block', originalBlockId: 'FILE-1', status: 'PART' },
    { level: 'block', originalBlockId: 'FILE-2', status: 'ACCP', meaning: 'accepted' },
  ]);
});

it('reads the same from pieces of any size', async () => {
  const whole = await read(PARTIAL);
  for (const size of [1, 10, 100]) expect(await read(PARTIAL, size)).toEqual(whole);
});

it.each<[string, string, object]>([
  [
    'a proprietary reason',
    '<Rsn><Prtry>X9</Prtry></Rsn>',
    { code: 'X9', meaning: 'The bank gave the code X9.' },
  ],
  ['only words', '<AddtlInf>No</AddtlInf>', { code: undefined, information: ['No'] }],
])('reads %s', async (_, content, reason) => {
  const items = await read(report(file(`<GrpSts>RJCT</GrpSts><StsRsnInf>${content}</StsRsnInf>`)));
  expect(items[1]).toMatchObject({ level: 'file', meaning: 'rejected', reasons: [reason] });
});

it.each<[string, string]>([
  ['RCVD', 'accepted'],
  ['ACSP', 'accepted'],
  ['ACCC', 'settled'],
  ['CANC', 'rejected'],
  ['ZZZZ', 'unknown'],
])('the status %s means %s', async (status, meaning) => {
  expect((await read(report(file(`<GrpSts>${status}</GrpSts>`))))[1]).toMatchObject({ status, meaning });
});

it.each(['001.03', '001.15'])('reads the version %s', async (version) => {
  expect(await read(report(file(), version))).toHaveLength(1);
});

it.each<[string, string, string]>([
  ['a version that is not known', report(file(), '001.99'), 'pain.002.001.99'],
  [
    'another message',
    report(file()).replaceAll('CstmrPmtStsRpt', 'CstmrCdtTrfInitn'),
    'not a supported version of',
  ],
  [
    'a message that names itself wrongly',
    report(file()).replace('pain.002', 'pain.001'),
    'not a supported version of pain.002',
  ],
  ['no header', report(file()).replace(/<GrpHdr>.*<\/GrpHdr>/, ''), 'no header'],
  ['two headers', report(`<GrpHdr><MsgId>B</MsgId></GrpHdr>${file()}`), 'GrpHdr is repeated'],
  ['no id of the report', report(file()).replace('<MsgId>BANK-1</MsgId>', ''), 'GrpHdr has no MsgId'],
  ['no file', report(''), 'names no file'],
  ['two files', report(file() + file()), 'OrgnlGrpInfAndSts is repeated'],
  ['a file without id', report(file()).replace('<OrgnlMsgId>FILE</OrgnlMsgId>', ''), 'no OrgnlMsgId'],
  ['an empty id', report(file()).replace('>FILE<', '> <'), 'OrgnlMsgId has no text'],
  ['a block without id', PARTIAL.replace('<OrgnlPmtInfId>FILE-1</OrgnlPmtInfId>', ''), 'no OrgnlPmtInfId'],
  [
    'two states of a transfer',
    PARTIAL.replace('<TxSts>ACSC</TxSts>', '<TxSts>ACSC</TxSts><TxSts>RJCT</TxSts>'),
    'line 5: TxSts is repeated',
  ],
  ['a wrong amount', PARTIAL.replace('50.2500', '50.251'), 'EUR has at most 2 decimals'],
  ['an amount in an unknown currency', PARTIAL.replace('"EUR"', '"XTS"'), 'currency "XTS"'],
  ['a cut report', PARTIAL.slice(0, -60), 'cut off'],
])('refuses %s', async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(BankFileError);
  await expect(read(text)).rejects.toThrow(message);
});
