/** Renews exchange rates from the configured URL, and tells operators which rates are stale. */
import { inTransaction } from '../db/database';
import { announceStaleRates, importRates } from '../operations/exchange-rates/import-rates';
import { type ActivityDependencies } from '.';

export function createExchangeRateActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Imports the file at the configured URL. Returns how many rates changed, or 0 if no URL is configured. */
    async renewExchangeRates(): Promise<number> {
      if (gateways.referenceRates === undefined) return 0;
      const text = await gateways.referenceRates.fetch();
      return (await importRates(db, { text, origin: 'url', at: new Date() })).changed;
    },

    /** Announces stale rates, at most once a day. Returns how many are stale. A sandbox has no stale rates. */
    async announceStaleRates(): Promise<number> {
      if (gateways.environment === 'sandbox') return 0;
      return inTransaction(db, (tx) => announceStaleRates({ tx, at: new Date() }));
    },
  };
}
