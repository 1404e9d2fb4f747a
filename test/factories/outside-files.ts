/** Writes what a bank answers: account statements (camt.053) and NACHA files of returns. */
import { type Currency, formatMoney } from '../../domain/money';
import { messageIdOf } from '../../gateways/payouts/bank-files';
import { referenceOf, shortReferenceOf } from '../../domain/payouts/bank-transfer';
import {
  BATCH_CONTROL,
  BATCH_HEADER,
  CORRECTION_ADDENDA,
  ENTRY,
  FILE_CONTROL,
  FILE_HEADER,
  FILLER,
  RETURN_ADDENDA,
  writeRecord,
} from '../../gateways/payouts/nacha/records';

export interface Entry {
  /** Our payout, or the bank's own text. */
  payoutId?: string;
  endToEndId?: string;
  /** The file and block of a batch booking. */
  batch?: { messageId: string; blockId?: string };
  currency?: Currency;
  /** Positive if money came to the account. */
  minor: bigint;
  /** What the transfer itself moved, if the entry has another amount. */
  transferMinor?: bigint;
  day: string;
}

/** A statement whose balances agree. */
export function statementOf(entries: Entry[], id = 'S1'): string {
  const currency = entries[0]?.currency ?? 'EUR';
  const sum = entries.reduce((total, { minor }) => total + minor, 0n);
  const opening = 100_000_000n;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M-${id}</MsgId></GrpHdr>
<Stmt><Id>${id}</Id><Acct><Id><IBAN>NL41MOCK0000000001</IBAN></Id></Acct>
${balanceOf('OPBD', currency, opening)}${balanceOf('CLBD', currency, opening + sum)}
${entries.map(entryOf).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

function balanceOf(code: string, currency: Currency, minor: bigint): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(currency, minor)}<CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
}

function amountOf(currency: Currency, minor: bigint): string {
  const positive = minor < 0n ? -minor : minor;
  return `<Amt Ccy="${currency}">${formatMoney({ currency, minor: positive })}</Amt>`;
}

function entryOf(entry: Entry): string {
  const { currency = 'EUR', minor, transferMinor, day, batch, payoutId } = entry;
  const reference = payoutId === undefined ? entry.endToEndId : referenceOf(payoutId);
  const transfer = transferMinor === undefined ? '' : amountOf(currency, transferMinor);
  const block = batch?.blockId === undefined ? '' : `<PmtInfId>${batch.blockId}</PmtInfId>`;
  const details =
    batch === undefined
      ? reference === undefined
        ? ''
        : `<NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${transfer}</TxDtls></NtryDtls>`
      : `<NtryDtls><Btch><MsgId>${batch.messageId}</MsgId>${block}</Btch></NtryDtls>`;
  return `<Ntry>${amountOf(currency, minor)}<CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><BkTxCd><Prtry><Cd>T</Cd></Prtry></BkTxCd>${details}</Ntry>`;
}

export interface ReturnedEntry {
  payoutId: string;
  traceSequence: number;
  minor: bigint;
  code?: string;
  /** Makes it a correction with these columns, in a file of corrections. Its amount is zero. */
  corrected?: string;
}

/** A file of returns, or of corrections. `day` is YYYY-MM-DD. `modifier` tells the files of a day apart. */
export function returnsOf(entries: ReturnedEntry[], day: string, modifier = 'A'): string {
  const bank = '02100002';
  const date = day.slice(2).replaceAll('-', '');
  const total = entries.reduce((sum, { minor }) => sum + minor, 0n);
  const sums = {
    count: entries.length * 2,
    entryHash: 9_999_999n * BigInt(entries.length),
    debits: 0,
    credits: total,
  };
  const ids = { companyId: '1234567890', originatingBank: bank, batchNumber: 1, serviceClass: 220 };
  const records = [
    writeRecord(FILE_HEADER, {
      ...{ type: 1, priority: 1, destination: '1234567890', origin: '021000021', creationDate: date },
      ...{ creationTime: '0530', modifier, recordSize: 94, blockingFactor: 10, format: 1 },
    }),
    writeRecord(BATCH_HEADER, {
      type: 5,
      ...ids,
      companyName: 'GIVING',
      entryClass: entries.some(({ corrected }) => corrected !== undefined) ? 'COR' : 'CCD',
      effectiveDate: date,
    }),
    ...entries.flatMap((entry, index) => returnOf(entry, bank, index + 1)),
    writeRecord(BATCH_CONTROL, { type: 8, ...ids, ...sums }),
    writeRecord(FILE_CONTROL, {
      type: 9,
      batchCount: 1,
      blockCount: Math.ceil((entries.length * 2 + 4) / 10),
      ...sums,
    }),
  ];
  while (records.length % 10 !== 0) records.push(FILLER);
  return `${records.join('\n')}\n`;
}

function returnOf(entry: ReturnedEntry, bank: string, place: number): string[] {
  const { payoutId, traceSequence, minor, code = 'R03', corrected } = entry;
  const originalTrace = `09999999${String(traceSequence).padStart(7, '0')}`;
  const trace = `${bank}${String(place).padStart(7, '0')}`;
  return [
    writeRecord(ENTRY, {
      ...{
        type: 6,
        transactionCode: 21,
        receivingBank: '09999999',
        checkDigit: 0,
        accountNumber: '12345678',
      },
      ...{
        amount: minor,
        individualId: shortReferenceOf(payoutId),
        name: 'A CHARITY',
        addendaIndicator: 1,
        trace,
      },
    }),
    corrected === undefined
      ? writeRecord(RETURN_ADDENDA, {
          ...{ type: 7, addendaType: 99, code, originalTrace },
          ...{ originalBank: bank, information: 'NO SUCH ACCOUNT', trace },
        })
      : writeRecord(CORRECTION_ADDENDA, {
          ...{ type: 7, addendaType: 98, code, originalTrace },
          ...{ originalBank: bank, correctedData: corrected, trace },
        }),
  ];
}

/** A status report about a file of ours. */
export function reportOf(
  fileId: string,
  {
    status,
    transfers = [],
  }: { status?: string; transfers?: { payoutId: string; status: string; reason?: string }[] },
): string {
  const rows = transfers.map(({ payoutId, status: own, reason }) => {
    const why = reason === undefined ? '' : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`;
    return `<TxInfAndSts><OrgnlEndToEndId>${referenceOf(payoutId)}</OrgnlEndToEndId><TxSts>${own}</TxSts>${why}</TxInfAndSts>`;
  });
  const messageId = messageIdOf(fileId);
  const whole = status === undefined ? '' : `<GrpSts>${status}</GrpSts>`;
  const block = `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}-1</OrgnlPmtInfId>${rows.join('')}</OrgnlPmtInfAndSts>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-11-26T08:00:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${whole}</OrgnlGrpInfAndSts>
${transfers.length === 0 ? '' : block}
</CstmrPmtStsRpt></Document>`;
}
