/** `payouts stop` and `payouts resolve`: an operator's decisions about single payouts. */
import { type Database, inTransaction } from '../db/database';
import { listResolutions } from '../db/queries/payouts/resolutions';
import { createSecretBox } from '../gateways';
import { resolvePayout, stopPayout } from '../operations/bank-files/operator-changes';
import { type Run } from './bank-files';
import { say, UserError } from './console';
import { requireOperator } from './key-holder';

const OUTCOMES = ['paid', 'failed', 'returned'] as const;

export async function stop(run: Run): Promise<number> {
  const { db, operands } = run;
  const [payoutId = ''] = operands;
  const { reason, ...means } = await decisionOf(run);
  const { status } = await inTransaction(db, (tx) => stopPayout({ tx, ...means }, { payoutId, reason }));
  say(
    status === 'held'
      ? `${payoutId} is held until operators release it: POST /v1/payouts/${payoutId}/release`
      : `${payoutId} has failed, and the charity has its money back.`,
  );
  return 0;
}

export async function resolve(run: Run): Promise<number> {
  const { db, operands } = run;
  const [payoutId = '', word = ''] = operands;
  const outcome = OUTCOMES.find((each) => each === word);
  if (outcome === undefined) throw new UserError(`${word} is no outcome. Say ${OUTCOMES.join(', ')}.`);
  const { reason, ...means } = await decisionOf(run);
  const { isConfirmed } = await inTransaction(db, (tx) =>
    resolvePayout({ tx, ...means }, { payoutId, outcome, reason }),
  );
  say(
    isConfirmed
      ? `Two operators have said that ${payoutId} is ${outcome}. It is booked.`
      : `Another operator asks the bank and says the same: ${payoutId} ${outcome}`,
  );
  return 0;
}

async function decisionOf({ db, config, key, reason = '', at }: Run) {
  if (reason.trim() === '') throw new UserError('Say why with --reason.');
  const secrets = createSecretBox(config.dataKeys);
  return { actor: await requireOperator(db, key), reason: reason.trim(), secrets, at };
}

/** Shows the outcomes that wait for a second operator. */
export async function sayStatedOutcomes(db: Database): Promise<void> {
  for (const { payoutId, outcome } of await listResolutions(db)) {
    say(`${payoutId}  ${outcome}  waits for a second operator`);
  }
}
