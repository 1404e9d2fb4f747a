/** Rates are imported as a whole or not at all, and operators hear of stale ones once a day. */
import { inTransaction, selectRows } from '../../../db/database';
import { createExchangeRateActivities } from '../../../activities/exchange-rates';
import { RateFileError } from '../../../domain/exchange-rates/reference-rates';
import { createOutbound } from '../../../gateways/outbound';
import { createReferenceRates } from '../../../gateways/registers/reference-rates';
import { announceStaleRates, importRates } from '../../../operations/exchange-rates/import-rates';
import { buildActor } from '../../factories';
import { useDatabase } from '../../support/database';
import { serveText } from '../../doubles/text-server';

const test = useDatabase();

const ratesOf = (date: string) =>
  selectRows(test.db, `SELECT currency FROM exchange_rates WHERE date = $1 ORDER BY currency`, [date]);

it.each([
  ['a wrong row', 'Date,USD\n2026-02-02,1.1\n2026-02-03,x\n', 'line 3'],
  ['an open quote', 'Date,USD\n2026-02-02,1.1\n"2026-02-03,1\n', 'line 3'],
  ['a day to come', 'Date,USD\n2026-02-02,1.1\n2999-01-01,1\n', '2999-01-01'],
])('imports nothing of a file with %s', async (_, text, message) => {
  const imported = importRates(test.db, { text, origin: 'file', at: new Date() });
  await expect(imported).rejects.toThrow(RateFileError);
  await expect(imported).rejects.toThrow(message);
  expect(await ratesOf('2026-02-02')).toEqual([]);
});

it('announces stale rates to the platform once a day', async () => {
  const { accountId } = await buildActor(test.db, { isOperator: true });
  const announce = (at: string) =>
    inTransaction(test.db, (tx) => announceStaleRates({ tx, at: new Date(at) }));
  const text = 'Date,USD,GBP\n2026-02-06,1.1,0.8\n';
  await importRates(test.db, { text, origin: 'file', at: new Date('2026-02-06T20:00:00Z') });
  expect(await announce('2026-02-11T09:00:00Z')).toBe(12);
  expect(await announce('2026-02-11T10:00:00Z')).toBe(12);
  expect(await announce('2026-02-12T09:00:00Z')).toBe(14);
  const events = await selectRows<{ rates: { currency: string; date: string }[] }>(
    test.db,
    `SELECT data->'rates' AS rates FROM events WHERE account_id = $1 AND name = 'exchange_rates.stale'
     ORDER BY occurred_at`,
    [accountId],
  );
  expect(events.map(({ rates }) => rates.length)).toEqual([12, 14]);
  expect(events[1]?.rates).toContainEqual({ currency: 'GBP', date: '2026-02-06' });
});

it('imports from the configured URL, and fails on any other answer than a whole file', async () => {
  const server = await serveText('Date,USD,DKK\n2026-02-09,1.5,7.5\n');
  const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'] });
  try {
    const referenceRates = createReferenceRates(server.url, outbound);
    const gateways = { referenceRates, environment: 'sandbox' } as never;
    const activities = createExchangeRateActivities({ db: test.db, gateways });
    expect(await activities.renewExchangeRates()).toBe(2);
    expect(await activities.renewExchangeRates()).toBe(0);
    server.answer(503, 'later');
    await expect(activities.renewExchangeRates()).rejects.toThrow('the server answered 503');
    expect(await ratesOf('2026-02-09')).toEqual([{ currency: 'DKK' }, { currency: 'EUR' }]);
  } finally {
    await Promise.all([outbound.close(), server.close()]);
  }
});
