/** A bank's NACHA file of returns and corrections is read strictly, however its bytes arrive. */
import fc from 'fast-check';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type NachaItem } from '../../../gateways/payouts/nacha/answers';
import { readNacha } from '../../../gateways/payouts/nacha/read-nacha';
import { writeNacha } from '../../../gateways/payouts/nacha/write-nacha';
import { buildNachaBatch, randomOf } from './bank-files/batches';
import { NACHA_MISTAKES, plantInNacha } from './bank-files/nacha-mistakes';
import { collect } from './bank-files/collect';

const FILLER = '9'.repeat(94);
/** Written by hand, column by column: two returns, and three corrections of another batch. */
const ANSWERS = `${[
  '1011234567890 9999999922611301530B094101GIVING PLATFORM        FIRST EXAMPLE BANK             ',
  '5220GIVING PLATFORM                     1234567890CCDPAYOUT    261125261127   1021000020000001',
  '62199999999212345678         0000000100EGJ6D5YBM1ZW3H1MULLER & SOHNE FOUNDAT  1021000020000001',
  `799R03999999990000042      02100002${'NO SUCH ACCOUNT'.padEnd(44)}021000020000001`,
  '63199999999287654321         0000250099EGJ6D5YBM1ZW3H2ZOO                     1021000020000002',
  `799R15999999990000041261101322271620${''.padEnd(43)}021000020000002`,
  '82200000040199999998000000000000000000250199' + '1234567890                         021000020000001',
  '5220GIVING PLATFORM                     1234567890CORPAYOUT    261125261127   1021000020000002',
  '62199999999212345678         0000000000EGJ6D5YBM1ZW3H1MULLER & SOHNE FOUNDAT  1021000020000003',
  `798C03999999990000042      02100002${'011401533   77777777'.padEnd(44)}021000020000003`,
  '62199999999212345678         0000000000EGJ6D5YBM1ZW3H1MULLER & SOHNE FOUNDAT  1021000020000004',
  `798C07999999990000042      02100002${'0114015336666666666666666 32'.padEnd(44)}021000020000004`,
  '62199999999212345678         0000000000EGJ6D5YBM1ZW3H1MULLER & SOHNE FOUNDAT  1021000020000005',
  `798C04999999990000042      02100002${'MUELLER STIFTUNG'.padEnd(44)}021000020000005`,
  '82200000060299999997000000000000000000000000' + '1234567890                         021000020000002',
  '9000002000002000000100499999995000000000000000000250199'.padEnd(94),
  ...Array<string>(4).fill(FILLER),
].join('\n')}\n`;

const read = (text: string | Buffer, size?: number) => collect(readNacha, text, size);
const lineOf = (number: number) => ANSWERS.split('\n')[number - 1] ?? '';
const replaceLine = (number: number, text: string) => ANSWERS.replace(lineOf(number), text);

it('reads returns with the original trace, and corrections by the columns of their code', async () => {
  const items = await read(ANSWERS);
  expect(items).toMatchObject([
    { kind: 'file', origin: '999999992', destination: '1234567890', createdOn: '2026-11-30', modifier: 'B' },
    {
      kind: 'return',
      place: 'line 4',
      code: 'R03',
      originalTrace: '999999990000042',
      individualId: 'EGJ6D5YBM1ZW3H1',
      amountMinor: 100n,
      isCredit: true,
      dateOfDeath: undefined,
      information: 'NO SUCH ACCOUNT',
      entryClass: 'CCD',
      companyId: '1234567890',
    },
    { kind: 'return', code: 'R15', amountMinor: 250_099n, dateOfDeath: '2026-11-01', information: '0' },
    {
      kind: 'correction',
      code: 'C03',
      originalTrace: '999999990000042',
      corrected: { routingNumber: '011401533', accountNumber: '77777777' },
    },
    {
      kind: 'correction',
      code: 'C07',
      corrected: {
        routingNumber: '011401533',
        accountNumber: '6666666666666666',
        accountType: 'savings',
        transactionCode: '32',
      },
    },
    { kind: 'correction', code: 'C04', corrected: { name: 'MUELLER STIFTUNG' } },
  ]);
  expect(items.slice(1).map((item) => 'meaning' in item && item.meaning)).toEqual([
    'The bank has no such account, or its holder has another name.',
    'The account holder died.',
    'The routing number and the account number have changed.',
    'The routing number and the account number have changed, and the account is of another type.',
    "The receiver's name has changed.",
  ]);
});

it.each<[string, string, object]>([
  ['C01', '12345', { accountNumber: '12345' }],
  ['C02', '011401533', { routingNumber: '011401533' }],
  ['C05', '32', { accountType: 'savings', transactionCode: '32' }],
  ['C05', '52', { transactionCode: '52' }],
  [
    'C06',
    '12345'.padEnd(20) + '22',
    { accountNumber: '12345', accountType: 'checking', transactionCode: '22' },
  ],
  ['C09', 'AB 12', { individualId: 'AB 12' }],
  ['C13', '', {}],
])('%s corrects with %j', async (code, data, corrected) => {
  const line = `798${code}999999990000042      02100002${data.padEnd(44)}021000020000003`;
  const items = await read(replaceLine(10, line));
  expect(items[3]).toMatchObject({ code, corrected });
  expect(items[3]).toHaveProperty('corrected', corrected);
});

it('reads the same from pieces of any size, and with any line ends', async () => {
  const whole = await read(ANSWERS);
  for (const text of [
    ANSWERS,
    ANSWERS.replaceAll('\n', '\r\n'),
    ANSWERS.replaceAll('\n', ''),
    `${ANSWERS}\n\n`,
  ]) {
    for (const size of [1, 7, 94, 95, 96, 4_096]) expect(await read(text, size)).toEqual(whole);
  }
});

it('reads a file without filling', async () => {
  expect(await read(ANSWERS.replaceAll(`${FILLER}\n`, ''))).toHaveLength(6);
});

it.each<[string, string, string]>([
  ['an empty file', '', 'before its control record'],
  ['another file', 'hello\n', 'line 1: the record has 5 characters'],
  ['a file of transfers', writeNacha(buildNachaBatch(1, 3)).content, 'no file of returns'],
  ['a cut file', ANSWERS.slice(0, 95 * 9), 'before its control record'],
  ['a cut record', ANSWERS.slice(0, 95 * 9 - 20), 'the record has'],
  [
    'a return without addenda',
    ANSWERS.replace(`${lineOf(4)}\n`, ''),
    'line 4: the entry before has no addenda',
  ],
  ['two addenda', replaceLine(4, `${lineOf(4)}\n${lineOf(4)}`), 'line 5: an addenda record follows no entry'],
  ['an entry outside of a batch', ANSWERS.replace(`${lineOf(2)}\n`, ''), 'belongs to no batch'],
  ['a batch without end', ANSWERS.replace(`${lineOf(7)}\n`, ''), 'line 7: the batch before has no control'],
  ['another amount', ANSWERS.replace('0000250099EGJ', '0000250098EGJ'), 'line 7: credits says 250199, but'],
  ['another routing number', ANSWERS.replace('63199999999', '63199999998'), 'line 7: entryHash says'],
  ['another file hash', ANSWERS.replace('0100499999995', '0100499999994'), 'line 16: entryHash says'],
  ['another count of blocks', ANSWERS.replace('9000002000002', '9000002000003'), 'blockCount says 3'],
  ['too few lines of nines', ANSWERS.slice(0, -95), '3 lines of nines instead of 4'],
  ['something after the end', `${ANSWERS}${lineOf(2)}\n`, 'line 21: a record follows the end'],
  ['a return code that is none', ANSWERS.replace('799R03', '799X03'), 'line 4: the return has no code'],
  ['a correction in a batch of returns', ANSWERS.replace('799R03', '798C03'), 'a return belongs'],
  ['a return in a batch of corrections', ANSWERS.replace('798C04', '799R04'), 'a correction belongs'],
  [
    'a correction with an amount',
    ANSWERS.replace('0000000000EGJ', '0000000001EGJ'),
    'a correction has an amount',
  ],
  [
    'a wrong corrected routing number',
    ANSWERS.replace('011401533   ', '011401534   '),
    'line 10: the corrected routing',
  ],
  [
    'no corrected name',
    ANSWERS.replace('MUELLER STIFTUNG', '                '),
    'corrected data of C04 is missing',
  ],
  ['a death on the 31st of June', ANSWERS.replace('041261101', '041260631'), 'line 6: a date is not valid'],
  ['letters in an amount', ANSWERS.replace('0000250099EGJ', '00002500X9EGJ'), 'columns 30 to 39'],
  [
    'an unknown transaction code',
    ANSWERS.replace('63199999999', '60999999999').replace('60999', '60599'),
    'unknown',
  ],
  ['a foreign class', ANSWERS.replace('COR', 'IAT'), 'class IAT'],
  ['another form', ANSWERS.replace('B094101', 'B080101'), 'line 1: the file has another form'],
  ['a character that is not ASCII', ANSWERS.replace('ZOO', 'ZÖO'), 'line 5: column 56 has a character'],
  ['an unknown record', ANSWERS.replace('\n63199', '\n43199'), 'line 5: a record begins with "4"'],
])('refuses %s', async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(BankFileError);
  await expect(read(text)).rejects.toThrow(message);
});

it('refuses bytes that are not text', async () => {
  await expect(read(Buffer.from([0x31, 0xff, 0xfe]))).rejects.toThrow('not UTF-8');
});

describe('a planted mistake', () => {
  /** These mistakes are in fields that a reader of answers has no use for. */
  const UNREAD = ['a letter with an accent', 'one id for two entries', 'another blocking factor'];
  const names = Object.keys(NACHA_MISTAKES).filter((name) => !UNREAD.includes(name));

  it.each(names)('%s gives no answer that differs from a right one without an error', async (name) => {
    const right = (await read(ANSWERS)).map(withoutPlace);
    for (const seed of [1, 2, 3]) {
      const text = plantInNacha(ANSWERS, name, randomOf(seed));
      const outcome = await read(text).catch((error: unknown) => error);
      if (!(outcome instanceof BankFileError))
        expect((outcome as NachaItem[]).map(withoutPlace)).toEqual(right);
    }
  });
});

function withoutPlace(item: NachaItem): object {
  return { ...item, place: undefined };
}

it('ends with items or a BankFileError, whatever the bytes', async () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...ANSWERS.trimEnd()
          .split('\n')
          .map((line) => `${line}\n`),
      ),
      fc.string({ unit: 'binary', maxLength: 120 }),
    ),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const outcome = await read(parts.join(''), 50).catch((error: unknown) => error);
      if (!Array.isArray(outcome)) expect(outcome).toBeInstanceOf(BankFileError);
    }),
  );
});
