/** What our XML scanner finds, in the words of expat. */
import { BankFileError } from '../../../../domain/payouts/bank-file-error';
import { XmlScanner } from '../../../../gateways/payouts/iso20022/scan-xml';
import { type XmlEvents } from './foreign-tools';

/** Feeds a document in pieces. Joins texts that follow each other, as expat does. */
export function readOwnXml(document: string, size: number): XmlEvents {
  const events: string[] = [];
  const names: string[] = [];
  const scanner = new XmlScanner({
    open: ({ name }) => {
      names.push(name);
      events.push(`<${name}`);
    },
    text: (text) => {
      const last = events.at(-1);
      if (last?.startsWith('=') === true) events[events.length - 1] = last + text;
      else if (text !== '') events.push(`=${text}`);
    },
    close: () => events.push(`>${names.pop() ?? ''}`),
  });
  try {
    for (let at = 0; at < document.length; at += size) scanner.push(document.slice(at, at + size));
    scanner.end();
    return { events };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    return { error: error.message };
  }
}

/** Whether both refuse a document, or find the same in it. */
export function isSameXml(own: XmlEvents, foreign: XmlEvents | undefined): boolean {
  if ('error' in own) return foreign !== undefined && 'error' in foreign;
  return foreign !== undefined && 'events' in foreign && own.events.join('\n') === foreign.events.join('\n');
}
