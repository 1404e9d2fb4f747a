/** Reads the children of an element strictly: a required element must occur once and be well-formed. */
import { isDay } from '../../../domain/days';
import { CURRENCIES, type Currency, type Money } from '../../../domain/money';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type XmlElement } from './read-units';

/** Returns the element at a path of names, or undefined if a name is absent. Throws if a name is repeated. */
export function find(element: XmlElement, path: string): XmlElement | undefined {
  let current: XmlElement | undefined = element;
  for (const name of path.split('/')) {
    const found: XmlElement[] = list(current, name);
    if (found.length > 1) throw new BankFileError(`${name} is repeated`, found[1]?.place);
    current = found[0];
    if (current === undefined) return undefined;
  }
  return current;
}

export function list(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

export function need(element: XmlElement, path: string): XmlElement {
  const found = find(element, path);
  if (found === undefined) throw new BankFileError(`${element.name} has no ${path}`, element.place);
  return found;
}

/** Returns the text of a child, or undefined if it is absent. */
export function findText(element: XmlElement, path: string): string | undefined {
  const found = find(element, path);
  return found === undefined ? undefined : textOf(found);
}

export function needText(element: XmlElement, path: string): string {
  return textOf(need(element, path));
}

export function textOf(element: XmlElement): string {
  const text = element.text.trim();
  if (element.children.length > 0 || text === '') {
    throw new BankFileError(`${element.name} has no text`, element.place);
  }
  return text;
}

/** Reads an amount exactly. Zeros beyond the currency's decimals do not change it. */
export function moneyOf(element: XmlElement): Money {
  const code = element.attributes.get('Ccy') ?? '';
  if (!isCurrency(code)) throw new BankFileError(`the currency "${code}" is unknown`, element.place);
  return { currency: code, minor: minorOf(element, code) };
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code) && CURRENCIES[code as Currency].kind === 'fiat';
}

const DECIMAL = /^\+?([0-9]*)(?:\.([0-9]*))?$/;
/** The format allows no longer amounts. */
const MAX_DIGITS = 18;

function minorOf(element: XmlElement, currency: Currency): bigint {
  const text = textOf(element);
  const [match, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  const { decimals } = CURRENCIES[currency];
  const kept = fraction.replace(/0+$/, '');
  if (match === undefined || whole + fraction === '' || (whole + fraction).length > MAX_DIGITS) {
    throw new BankFileError(`${element.name} is no amount`, element.place);
  }
  if (kept.length > decimals) {
    throw new BankFileError(`${currency} has at most ${decimals} decimals`, element.place);
  }
  return BigInt(whole + kept.padEnd(decimals, '0'));
}

/** Reads the day of a date or a time, as YYYY-MM-DD. */
export function dayOf(element: XmlElement): string {
  const choice = find(element, 'Dt') ?? find(element, 'DtTm') ?? element;
  const day = textOf(choice).slice(0, 10);
  if (!isDay(day)) throw new BankFileError(`${element.name} is no day`, element.place);
  return day;
}

/** Reads a code. Newer versions put it into a choice of a listed code (`Cd`) or a proprietary one (`Prtry`). */
export function codeOf(element: XmlElement): string {
  const choice = find(element, 'Cd') ?? find(element, 'Prtry') ?? element;
  return textOf(choice);
}
