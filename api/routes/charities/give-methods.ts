import { type Database } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { listUsdRates } from '../../../db/queries/exchange-rates/rates';
import { dayOf } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { type GiftMethod } from '../../../domain/gifts/gift';
import { type Currency, formatMoney, type Money } from '../../../domain/money';
import { CURRENCIES_OF, KIND_OF, KINDS_CHARGED } from '../../../domain/sources/source';
import { type Gateways } from '../../../gateways';
import { smallestGift, findGiftTerms } from '../../../operations/gifts/price';

interface Offer {
  methods: { method: GiftMethod; currencies: Currency[]; networks: string[] }[];
  /** The smallest amount in each currency that every method of that currency accepts. */
  minimum: Partial<Record<Currency, string>>;
}

/** Lists the methods that the charity accepts and this installation can charge and settle, with the smallest gifts. */
export async function listGiveMethods(
  db: Database,
  charity: Pick<Charity, 'id' | 'paymentMethods'>,
  { gateways, at }: { gateways: Pick<Gateways, 'chooseNetwork' | 'processor'>; at: Date },
): Promise<Offer> {
  const methods = charity.paymentMethods.flatMap((method) => {
    const network = gateways.chooseNetwork(method);
    const isCharged = KINDS_CHARGED[gateways.processor.name].includes(KIND_OF[method]);
    if (network === undefined || !isCharged) return [];
    const networks = method === 'crypto' ? [network] : [];
    return [{ method, currencies: CURRENCIES_OF[KIND_OF[method]], networks }];
  });
  const minimum: Offer['minimum'] = {};
  const offered = [...new Set(methods.flatMap(({ currencies }) => currencies))];
  const rates = await listUsdRates(db, offered, dayOf(at));
  // Loads the terms once, because only their exchange rate depends on the currency.
  const usd = requireRow(
    await findGiftTerms({ tx: db, at }, { charityId: charity.id, currency: 'USD' }),
    charity.id,
  );
  for (const currency of offered) {
    const terms = { ...usd, usdPerUnit: requireRow(rates.get(currency), `a rate of ${currency}`) };
    const smallest = methods
      .filter(({ currencies }) => currencies.includes(currency))
      .map(({ method }) => smallestGift({ currency, method }, terms));
    minimum[currency] = formatMoney(largest(smallest, currency));
  }
  return { methods, minimum };
}

function largest(amounts: Money[], currency: Currency): Money {
  return amounts.reduce((most, each) => (each.minor > most.minor ? each : most), { currency, minor: 1n });
}
