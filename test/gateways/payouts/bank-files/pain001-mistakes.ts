/** Plants one mistake into a right pain.001. */
import { choose } from './batches';

type Random = (below: number) => number;
type Mistake = (text: string, random: Random) => string;

/** Changes a random match of a pattern. */
const change =
  (pattern: RegExp, replacement: (match: RegExpExecArray, random: Random) => string): Mistake =>
  (text, random) => {
    const found = [...text.matchAll(new RegExp(pattern, 'g'))];
    const match = choose(found, random);
    return (
      text.slice(0, match.index) + replacement(match, random) + text.slice(match.index + match[0].length)
    );
  };

const element = (name: string) => new RegExp(`<${name}(?: [^>]*)?>[^]*?</${name}>`);
const remove = (name: string): Mistake => change(element(name), () => '');
const repeat = (name: string): Mistake => change(element(name), ([whole]) => whole + whole);
const set = (name: string, value: string): Mistake =>
  change(
    new RegExp(`(<${name}(?: [^>]*)?>)[^<]*(</${name}>)`),
    ([, start = '', end = '']) => start + value + end,
  );
const swap = (first: string, second: string): Mistake =>
  change(
    new RegExp(`(${element(first).source})(${element(second).source})`),
    ([, one = '', two = '']) => two + one,
  );

export const PAIN001_MISTAKES: Record<string, Mistake> = {
  'no message id': remove('MsgId'),
  'no creation time': remove('CreDtTm'),
  // Only the count of the file is required.
  'no count': (text) => text.replace(element('NbOfTxs'), ''),
  'no initiator': remove('InitgPty'),
  'no block id': remove('PmtInfId'),
  'no method': remove('PmtMtd'),
  'no execution date': remove('ReqdExctnDt'),
  'no debtor': remove('Dbtr'),
  'no debtor account': remove('DbtrAcct'),
  'no debtor bank': remove('DbtrAgt'),
  'no end-to-end id': remove('EndToEndId'),
  'no amount': remove('InstdAmt'),
  'no currency': change(/ Ccy="[A-Z]{3}"/, () => ''),
  'two debtors': repeat('Dbtr'),
  'two creditors': repeat('Cdtr'),
  'two amounts': repeat('Amt'),
  'two headers': repeat('GrpHdr'),
  'creditor before its bank': swap('CdtrAgt', 'Cdtr'),
  'account before creditor': swap('Cdtr', 'CdtrAcct'),
  'count before time': swap('CreDtTm', 'NbOfTxs'),
  'an id that is too long': set('MsgId', 'A'.repeat(36)),
  'a block id that is too long': set('PmtInfId', 'A'.repeat(36)),
  'an end-to-end id that is too long': set('EndToEndId', 'A'.repeat(36)),
  'a name that is too long': set('Nm', 'A'.repeat(141)),
  'an empty name': set('Nm', ''),
  'a text that is too long': set('Ustrd', 'A'.repeat(141)),
  'a wrong method': set('PmtMtd', 'XYZ'),
  'wrong charges': set('ChrgBr', 'FREE'),
  'a BIC of nine characters': set('BICFI', 'COBADEFFX'),
  'an IBAN with spaces': set('IBAN', 'DE89 3704 0044 0532 0130 00'),
  'an IBAN with a wrong digit': change(
    /<IBAN>([A-Z]{2})([0-9]{2})/,
    ([, country = '', digits = ''], random) => {
      const other = (Number(digits) + 1 + random(95)) % 97;
      return `<IBAN>${country}${String(other + (other < 2 ? 2 : 0)).padStart(2, '0')}`;
    },
  ),
  'a negative amount': change(/(<InstdAmt [^>]*>)/, ([start = '']) => `${start}-`),
  'an amount with letters': set('InstdAmt', 'ten'),
  'an amount with a comma': set('InstdAmt', '10,00'),
  'an amount of too many decimals': set('InstdAmt', '1.000001'),
  'an amount of too many digits': set('InstdAmt', '1234567890123456789'),
  'another amount': set('InstdAmt', '1234567.89'),
  'a currency in small letters': change(/ Ccy="[A-Z]{3}"/, () => ' Ccy="eur"'),
  'a wrong sum': set('CtrlSum', '0.01'),
  'a wrong count': set('NbOfTxs', '999'),
  'a count with letters': set('NbOfTxs', 'two'),
  'a day that does not exist': set('Dt', '2026-02-30'),
  'a day in another form': set('Dt', '27.11.2026'),
  'a time in another form': set('CreDtTm', 'yesterday'),
  'a country of three letters': set('Ctry', 'DEU'),
  'an unknown element': change(/<Cdtr>/, () => '<Extra>1</Extra><Cdtr>'),
  'an unknown attribute': change(/<Cdtr>/, () => '<Cdtr extra="1">'),
  'one end-to-end id twice': (text, random) => {
    const [, first = ''] = /<EndToEndId>([^<]*)</.exec(text) ?? [];
    const at = text.indexOf('</EndToEndId>') + 1;
    return text.slice(0, at) + set('EndToEndId', first)(text.slice(at), random);
  },
  'a transfer is missing': remove('CdtTrfTxInf'),
  'a transfer is there twice': repeat('CdtTrfTxInf'),
  'no block': (text) => text.replace(/<PmtInf>[^]*<\/PmtInf>/, ''),
  'another namespace': (text) => text.replace('pain.001.001.09', 'pain.001.001.99'),
  'an unclosed element': change(/<\/Cdtr>/, () => ''),
  'a bare ampersand': set('Ustrd', 'A & B'),
  'an undefined entity': set('Ustrd', '&nbsp;'),
  'a document type definition': (text) =>
    text.replace('<Document', '<!DOCTYPE Document [<!ENTITY a "b">]><Document'),
  'a text between elements': change(/<Cdtr>/, () => 'text<Cdtr>'),
  'a cut file': (text, random) => text.slice(0, 200 + random(text.length - 220)),
};

export function plantInPain001(content: string, mistake: string, random: Random): string {
  const plant = PAIN001_MISTAKES[mistake];
  if (plant === undefined) throw new Error(`no mistake "${mistake}"`);
  return plant(content, random);
}
