/** Writes a file of credit transfers (ISO 20022, pain.001.001.09): SEPA transfers of euros, and wires of any currency. */
import { CURRENCIES, type Currency, formatMoney } from '../../../domain/money';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { checkBankingDay } from '../../../domain/payouts/bank-days';
import {
  type BankTransfer,
  checkTransfers,
  type Receiver,
  referenceOf,
} from '../../../domain/payouts/bank-transfer';
import { isCountry } from '../../../domain/countries';
import { isBic, isIban, hasRoutingCheckDigit } from '../../../domain/payout-accounts/numbers';
import { fitsAlphabet, transliterate } from '../../../domain/payouts/transliterate';
import { type Service, toTransferBlocks } from './blocks';
import { isCurrency } from './elements';
import { NAMESPACE } from './read-units';
import { writeXml, type Xml } from './write-xml';

interface Pain001Sender {
  name: string;
  /** Two letters. */
  country: string;
  town: string;
  /** Our accounts that pay, by the currency of the transfer. */
  accounts: Partial<Record<Currency, SenderAccount>>;
  /**
   * Who pays the fees of intermediate banks. `DEBT`: we do, so the charity gets the whole amount. `SHAR`: both sides.
   */
  wireCharges: 'DEBT' | 'SHAR';
}
type SenderAccount = { bic: string } & ({ iban: string } | { accountNumber: string });

export interface Pain001Batch {
  sender: Pain001Sender;
  /** The id of the message: 26 letters and digits. */
  fileId: string;
  madeAt: Date;
  /** The banking day on which our account is debited: YYYY-MM-DD. */
  executionDate: string;
  transfers: (BankTransfer & { service: Service })[];
}

export interface Pain001File {
  content: string;
  /** One for each service and currency. */
  blocks: { id: string; service: Service; currency: Currency; count: number; totalMinor: bigint }[];
}

type Block = Pain001File['blocks'][number] & { transfers: BankTransfer[] };

const VERSION = 'pain.001.001.09';
const NAME_LENGTH = 70;
const SEPA_MAX_MINOR = 99_999_999_999n;
/** The format allows 18 digits. Amounts of up to 15 digits stay exact even as floating-point numbers. */
const MAX_DIGITS = 15;
/** The decimals of the control sum, which adds up amounts of all currencies. No supported currency has more. */
const SUM_DECIMALS = 2;

/** The codes of national clearing systems, by country (ISO 20022 external codes). */
const CLEARING_SYSTEMS: Record<string, string> = {
  AU: 'AUBSB',
  CA: 'CACPA',
  CH: 'CHBCC',
  CN: 'CNAPS',
  GB: 'GBDSC',
  HK: 'HKNCC',
  IN: 'INFSC',
  JP: 'JPZGN',
  NZ: 'NZNCC',
  PL: 'PLKNR',
  SE: 'SESBA',
  SG: 'SGIBG',
  TH: 'THCBC',
  TW: 'TWNCC',
  US: 'USABA',
  ZA: 'ZANCC',
};

export function writePain001(batch: Pain001Batch): Pain001File {
  checkTransfers(batch.transfers);
  const currencies = batch.transfers.map(({ net }) => net.currency);
  checkBankingDay(batch.executionDate, batch.madeAt, currencies);
  if (!/^[0-9A-Z]{26}$/.test(batch.fileId))
    throw new BankFileError("the file's id must have 26 letters and digits");
  const blocks = toBlocks(batch);
  const content = writeXml([
    'Document',
    [['CstmrCdtTrfInitn', [writeHeader(batch), ...blocks.map((block) => writeBlock(batch, block))]]],
    { xmlns: `${NAMESPACE}${VERSION}` },
  ]);
  return {
    content,
    blocks: blocks.map(({ id, service, currency, count, totalMinor }) => ({
      id,
      service,
      currency,
      count,
      totalMinor,
    })),
  };
}

function toBlocks({ fileId, transfers }: Pain001Batch): Block[] {
  return toTransferBlocks(transfers).map((block, index) => ({
    ...block,
    id: `${fileId}-${index + 1}`,
    count: block.transfers.length,
  }));
}

function writeHeader({ fileId, madeAt, transfers, sender }: Pain001Batch): Xml {
  return [
    'GrpHdr',
    [
      ['MsgId', fileId],
      ['CreDtTm', `${madeAt.toISOString().slice(0, 19)}Z`],
      ['NbOfTxs', String(transfers.length)],
      ['CtrlSum', addUp(transfers)],
      ['InitgPty', [['Nm', toName(sender.name)]]],
    ],
  ];
}

function writeBlock({ sender, executionDate }: Pain001Batch, block: Block): Xml {
  const { id, service, currency, transfers } = block;
  const account = sender.accounts[currency];
  if (account === undefined) throw new BankFileError(`no account of ours pays ${currency}`);
  if (service === 'sepa' && (currency !== 'EUR' || !('iban' in account))) {
    throw new BankFileError('a SEPA transfer pays euros from an account with an IBAN');
  }
  return [
    'PmtInf',
    [
      ['PmtInfId', id],
      ['PmtMtd', 'TRF'],
      ['NbOfTxs', String(transfers.length)],
      ['CtrlSum', addUp(transfers)],
      service === 'sepa' ? ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]] : undefined,
      ['ReqdExctnDt', [['Dt', executionDate]]],
      ['Dbtr', [['Nm', toName(sender.name)], writeAddress(sender.country, sender.town)]],
      ['DbtrAcct', [writeAccountId(account), ['Ccy', currency]]],
      ['DbtrAgt', [writeBank({ bic: account.bic })]],
      ['ChrgBr', service === 'sepa' ? 'SLEV' : sender.wireCharges],
      ...transfers.map((transfer) => writeTransfer(transfer, service)),
    ],
  ];
}

function writeTransfer({ payoutId, net, receiver }: BankTransfer, service: Service): Xml {
  const reference = referenceOf(payoutId);
  try {
    checkAmount(net, service);
    return [
      'CdtTrfTxInf',
      [
        [
          'PmtId',
          [
            ['InstrId', reference],
            ['EndToEndId', reference],
          ],
        ],
        ['Amt', [['InstdAmt', formatMoney(net), { Ccy: net.currency }]]],
        ['CdtrAgt', [writeBank(toBank(receiver, service))]],
        ['Cdtr', [['Nm', toName(receiver.holderName)], writeAddress(countryOf(receiver))]],
        ['CdtrAcct', [writeAccountId(receiver)]],
        ['RmtInf', [['Ustrd', `PAYOUT ${reference}`]]],
      ],
    ];
  } catch (error) {
    throw error instanceof BankFileError ? new BankFileError(error.message, payoutId) : error;
  }
}

function checkAmount({ currency, minor }: BankTransfer['net'], service: Service): void {
  if (!isCurrency(currency)) throw new BankFileError('no bank pays tokens');
  if (service === 'sepa' && minor > SEPA_MAX_MINOR)
    throw new BankFileError('the amount is larger than SEPA allows');
  if (String(minor).length > MAX_DIGITS)
    throw new BankFileError(`the amount has more than ${MAX_DIGITS} digits`);
}

interface Bank {
  bic?: string;
  country?: string;
  clearingCode?: string | null;
}

function toBank(receiver: Receiver, service: Service): Bank {
  if (service === 'sepa' && receiver.kind !== 'bank_iban') {
    throw new BankFileError('a SEPA transfer goes to an account with an IBAN');
  }
  if (receiver.kind !== 'bank_us') return receiver;
  if (!hasRoutingCheckDigit(receiver.routingNumber))
    throw new BankFileError('the routing number has a wrong check digit');
  return { country: 'US', clearingCode: receiver.routingNumber };
}

function writeBank({ bic, country = '', clearingCode = null }: Bank): Xml {
  if (bic !== undefined && !isBic(bic)) throw new BankFileError("the bank's BIC has a wrong form");
  const system = CLEARING_SYSTEMS[country];
  const member = clearingCode?.replace(/[^0-9A-Za-z]/g, '');
  return [
    'FinInstnId',
    [
      bic === undefined ? undefined : ['BICFI', bic],
      member === undefined || member === ''
        ? undefined
        : [
            'ClrSysMmbId',
            [system === undefined ? undefined : ['ClrSysId', [['Cd', system]]], ['MmbId', member]],
          ],
    ],
  ];
}

function writeAccountId(account: { iban: string } | { accountNumber: string }): Xml {
  if ('iban' in account) {
    if (!isIban(account.iban)) throw new BankFileError('the IBAN has wrong check digits');
    return ['Id', [['IBAN', account.iban]]];
  }
  const { accountNumber } = account;
  if (
    !fitsAlphabet(accountNumber, 'sepa') ||
    !/^[A-Za-z0-9]/.test(accountNumber) ||
    accountNumber.length > 34
  ) {
    throw new BankFileError('the account number does not fit the format');
  }
  return ['Id', [['Othr', [['Id', accountNumber]]]]];
}

function countryOf(receiver: Receiver): string {
  if (receiver.kind === 'bank_us') return 'US';
  return receiver.kind === 'bank_iban' ? receiver.iban.slice(0, 2) : receiver.country;
}

function writeAddress(country: string, town?: string): Xml {
  if (!isCountry(country)) throw new BankFileError('a country needs its code of ISO 3166-1');
  return [
    'PstlAdr',
    [town === undefined ? undefined : ['TwnNm', transliterate(town, 'sepa', 35)], ['Ctry', country]],
  ];
}

function toName(name: string): string {
  return transliterate(name, 'sepa', NAME_LENGTH);
}

/** Adds up the amounts as plain numbers across currencies, because the format defines the control sum so. */
function addUp(transfers: readonly BankTransfer[]): string {
  const scaled = transfers.reduce(
    (total, { net }) =>
      total + net.minor * 10n ** BigInt(SUM_DECIMALS - Math.min(SUM_DECIMALS, decimalsOf(net.currency))),
    0n,
  );
  const digits = String(scaled).padStart(SUM_DECIMALS + 1, '0');
  return `${digits.slice(0, -SUM_DECIMALS)}.${digits.slice(-SUM_DECIMALS)}`;
}

function decimalsOf(currency: Currency): number {
  return CURRENCIES[currency].decimals;
}
