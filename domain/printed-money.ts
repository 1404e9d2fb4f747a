/** Prints amounts without a comma or point between thousands, because some readers take it for a decimal sign. */

/** U+00A0, so that no line breaks within an amount. */
const NO_BREAK_SPACE = '\u00a0';

/** Groups the digits before the point of a decimal string: "1234567.89" gives "1 234 567.89". */
export function groupDigits(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replaceAll(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, NO_BREAK_SPACE);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Prints an amount with its currency: "1 234.50 USD". */
export function printAmount(decimal: string, currency: string): string {
  return `${groupDigits(decimal)}${NO_BREAK_SPACE}${currency}`;
}
