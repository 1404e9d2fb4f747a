/** Says the sentences of a receipt in a reader's language. */
import { groupDigits } from '../../domain/printed-money';
import { type ReceiptContent } from '../../domain/receipts/receipt';
import { type ReceiptDonor, statementsFor } from '../../domain/receipts/receipt-donor';
import { type ReceiptStatement } from '../../domain/receipts/statement';
import { formatEin } from '../../domain/receipts/tax-sentence';
import { LANGUAGES, speak } from '../../texts/languages';

interface Printed {
  language: string;
  /** What has the sentence: the receipt itself, or the summary of a year. */
  paper: 'receipt' | 'year';
}

/** Says the sentences of a receipt that a reader may see. The first one says how the law taxes the gift. */
export function sayStatements(
  content: Pick<ReceiptContent, 'statements' | 'employer_statement'>,
  donor: ReceiptDonor | null,
  printed: Printed,
): string[] {
  return statementsFor(content, donor).map((each) => sayStatement(each, printed));
}

export function sayStatement(statement: ReceiptStatement, { language, paper }: Printed): string {
  const { code, ...values } = statement;
  return speak('documents', language)(`statement.${code}`, { ...printValues(values, language), paper });
}

function printValues(values: object, language: string): Record<string, string> {
  const printed = Object.entries(values).map(([name, value]: [string, string | null]) => {
    // A sentence without an EIN leaves out the words around it.
    if (value === null) return [name, 'none'];
    return [name, PRINTED[name]?.(value, language) ?? value];
  });
  return Object.fromEntries(printed) as Record<string, string>;
}

const PRINTED: Partial<Record<string, (value: string, language: string) => string>> = {
  ein: formatEin,
  country: nameCountry,
  amount: groupDigits,
  reported: groupDigits,
  appraised: groupDigits,
};

function nameCountry(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const tag = LANGUAGES.includes(language) ? language : 'en';
  return new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(code) ?? code;
}
