/** `npm run bench [-- name …]`: runs all measurements, or only the named ones. */
import { benchAccept } from '../bench/accept';
import { benchFeeTable } from '../bench/fee-table';
import { benchFees } from '../bench/fees';
import { benchRateLimit } from '../bench/rate-limit';
import { benchHostile } from '../bench/hostile';
import { benchImpact } from '../bench/impact';
import { benchLedger } from '../bench/ledger';
import { benchSchemathesis } from '../bench/schemathesis';
import { benchSearch } from '../bench/search';
import { benchSearchJudged } from '../bench/search-judged';
import { benchSearchProof } from '../bench/search-proof';
import { benchProduction } from '../bench/production';
import { benchReceiptFaults } from '../bench/receipt-faults';
import { benchReceipts } from '../bench/receipts';
import { benchRefundRaces } from '../bench/refund-races';
import { benchReindex } from '../bench/reindex';
import { benchSettle } from '../bench/settle';
import { benchStripeFaults } from '../bench/stripe-faults';
import { benchWebhookKills } from '../bench/webhook-kills';
import { benchWebhooks } from '../bench/webhooks';
import { readArguments } from '../admin/arguments';

const BENCHES: Record<string, () => Promise<void>> = {
  accept: benchAccept,
  fees: benchFees,
  'fee-table': benchFeeTable,
  'rate-limit': benchRateLimit,
  hostile: benchHostile,
  impact: benchImpact,
  ledger: benchLedger,
  production: benchProduction,
  receipts: benchReceipts,
  'receipt-faults': benchReceiptFaults,
  'refund-races': benchRefundRaces,
  schemathesis: benchSchemathesis,
  search: benchSearch,
  'search-judged': benchSearchJudged,
  'search-proof': benchSearchProof,
  reindex: benchReindex,
  settle: benchSettle,
  'stripe-faults': benchStripeFaults,
  webhooks: benchWebhooks,
  'webhook-kills': benchWebhookKills,
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
