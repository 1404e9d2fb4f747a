/** `npm run bench [-- name …]`: runs all measurements, or only the named ones. */
import { readArguments } from '../admin/arguments';

/** Loads a measurement only when it runs, because all measurements together load most of the code. */
const BENCHES: Record<string, () => Promise<void>> = {
  accept: async () => (await import('../bench/accept.js')).benchAccept(),
  balances: async () => (await import('../bench/balances.js')).benchBalances(),
  'bank-files': async () => (await import('../bench/bank-files.js')).benchBankFiles(),
  fees: async () => (await import('../bench/fees.js')).benchFees(),
  'rate-limit': async () => (await import('../bench/rate-limit.js')).benchRateLimit(),
  impact: async () => (await import('../bench/impact.js')).benchImpact(),
  ledger: async () => (await import('../bench/ledger.js')).benchLedger(),
  matching: async () => (await import('../bench/matching.js')).benchMatching(),
  receipts: async () => (await import('../bench/receipts.js')).benchReceipts(),
  pages: async () => (await import('../bench/pages.js')).benchPages(),
  reconciliation: async () => (await import('../bench/reconciliation.js')).benchReconciliation(),
  'payout-run': async () => (await import('../bench/payout-run.js')).benchPayoutRun(),
  screening: async () => (await import('../bench/screening.js')).benchScreening(),
  search: async () => (await import('../bench/search.js')).benchSearch(),
  'search-judged': async () => (await import('../bench/search-judged.js')).benchSearchJudged(),
  reindex: async () => (await import('../bench/reindex.js')).benchReindex(),
  settle: async () => (await import('../bench/settle.js')).benchSettle(),
  workbook: async () => (await import('../bench/exports.js')).benchWorkbook(),
  year: async () => (await import('../bench/year.js')).benchYear(),
  webhooks: async () => (await import('../bench/webhooks.js')).benchWebhooks(),
};

const NAMES = Object.keys(BENCHES);
const USAGE = `Usage: npm run bench [-- NAME…]
  Runs the named measurements, or all of them: ${NAMES.join(', ')}`;

async function main(): Promise<void> {
  const { positionals } = readArguments({ usage: USAGE, operands: { most: Infinity, choices: NAMES } });
  for (const name of positionals.length > 0 ? positionals : NAMES) await BENCHES[name]?.();
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `bench: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);
