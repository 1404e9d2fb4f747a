/** Shows counts as the reader's region writes them. */
import { ownLocale } from '../../domain/text/amount-locale';

export function showCount(count: number, language: string): string {
  return new Intl.NumberFormat(ownLocale(language, navigator.languages)).format(count);
}
