/** The runs that keep the books: reports, rates, comparisons with the outside, and screenings. */
import { exchangeRates, reconciliation, reportRun, screening } from '../../../workflows';
import { inTurn, refuses, type Way, way, type Ways } from './way';

const rates: Ways = {
  'exchange-rates-renewed': way(exchangeRates, {
    steps: { renewExchangeRates: inTurn(4), announceStaleRates: inTurn(0) },
    end: { result: { changed: 4, stale: 0 } },
  }),
  'exchange-rates-not-renewed': way(exchangeRates, {
    steps: { renewExchangeRates: refuses('NOT_REACHED'), announceStaleRates: inTurn(13) },
    end: { result: { changed: null, stale: 13 } },
  }),
};

const reports: Ways = {
  'report-run-completed': way(reportRun, {
    steps: { sendReports: inTurn({ reports: 2, after: 'savedreport_b' }, { reports: 1, after: null }) },
    end: { result: { reports: 3 } },
  }),
  'report-run-continued': way(reportRun, {
    steps: { sendReports: () => Promise.resolve({ reports: 2, after: 'savedreport_b' }) },
    isLong: true,
    end: { continuesWith: [{ after: 'savedreport_b' }] },
  }),
  'report-run-resumed': way(reportRun, {
    input: [{ day: '2026-12-01', reports: 2, after: 'savedreport_b' }],
    steps: { sendReports: inTurn({ reports: 1, after: null }) },
    end: { result: { day: '2026-12-01', reports: 3 } },
  }),
};

const references = (after: string | null) => ({ compared: 10, news: 1, after });

function comparison(input: Parameters<typeof reconciliation>): Way {
  return way(reconciliation, {
    input,
    steps: {
      compareCharges: inTurn({ compared: 3, differences: 2 }),
      closeSettledCharges: inTurn(1),
      readMovements: inTurn({ read: 5, fresh: 5, after: 'txn_5' }, { read: 5, fresh: 5, after: null }),
      compareReferences: inTurn(
        references('donation_m'),
        references(null),
        references(null),
        references(null),
      ),
    },
    end: { result: { ...input[0], movements: 10, compared: 40, differences: 6 } },
  });
}

const comparisons: Ways = {
  'reconciliation-completed': comparison([]),
  'reconciliation-of-asked-day': comparison([{ day: '2026-12-01' }]),
};

const list = { list: 'ofac-sdn', digest: 'd1' };
const batch = (after: string | null) => ({ after, screened: 5, found: 2, concerns: 1, isReplaced: false });
const replaced = { after: null, screened: 0, found: 0, concerns: 0, isReplaced: true };

const screenings: Ways = {
  'screening-completed': way(screening, {
    input: [list, { status: 'running', screened: 500, found: 200, concerns: 100, after: 'charity_100' }],
    steps: { screenOrganizations: inTurn(batch('charity_101'), batch('charity_102'), batch(null)) },
    end: { result: { status: 'completed', screened: 515, found: 206, concerns: 103 } },
  }),
  'screening-continued': way(screening, {
    input: [list],
    steps: { screenOrganizations: () => Promise.resolve(batch('charity_b')) },
    isLong: true,
    end: { continuesWith: [list, { status: 'running', after: 'charity_b' }] },
  }),
  'screening-replaced': way(screening, {
    input: [list],
    steps: { screenOrganizations: inTurn(batch('charity_b'), replaced) },
    end: { result: { status: 'replaced', screened: 5, found: 2, concerns: 1 } },
  }),
};

export const bookWays: Ways = { ...rates, ...reports, ...comparisons, ...screenings };
