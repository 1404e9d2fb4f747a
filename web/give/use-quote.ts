import { useEffect, useState } from 'react';
import { type FeeQuote } from '../../client/index';
import { type Api, type Quoted } from './api';

export type Quote = { state: 'none' | 'asking' | 'failed' } | { state: 'known'; quote: FeeQuote };

/** Waits until somebody has stopped typing. */
const REST_MS = 250;

/** Asks for the fees of what is typed. An answer to an earlier amount is never shown. */
export function useQuote(api: Api, asked: Omit<Quoted, 'amount'> & { amount: string | undefined }): Quote {
  const [answer, setAnswer] = useState<Quote>({ state: 'none' });
  const { recipient, amount, currency, coverFees, method } = asked;
  useEffect(() => {
    if (amount === undefined || Number(amount) === 0) {
      setAnswer({ state: 'none' });
      return undefined;
    }
    setAnswer({ state: 'asking' });
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      api.quote({ recipient, amount, currency, coverFees, method }, signal).then(
        (quote) => signal.aborted || setAnswer({ state: 'known', quote }),
        () => signal.aborted || setAnswer({ state: 'failed' }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, recipient, amount, currency, coverFees, method]);
  return answer;
}
