import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { isOpen } from '../domain/disputes/dispute';
import { type DisputeInput, disputeMoved } from './messages';
import { localSteps } from './steps';

const { readDispute } = localSteps('look how far the dispute is');
const { endUnanswered } = localSteps('lose the dispute unless evidence came');

/**
 * Follows a dispute to its outcome. Money and state move in the transactions of those who decide; this keeps the
 * deadline: without evidence by then, the issuer decides for the donor.
 */
export async function dispute({ disputeId, evidenceDueAtMs }: DisputeInput): Promise<string> {
  let hasMoved = false;
  setHandler(disputeMoved, () => {
    hasMoved = true;
  });
  // What moved before this began sent its signal to nobody.
  let status = await readDispute({ disputeId });
  while (isOpen(status)) {
    const isWaitingForEvidence = status === 'opened';
    setCurrentDetails(
      isWaitingForEvidence
        ? `Evidence is due by ${new Date(evidenceDueAtMs).toISOString()}.`
        : 'The issuer reviews the evidence.',
    );
    const waitMs = Math.max(1, evidenceDueAtMs - Date.now());
    const wasTold = isWaitingForEvidence
      ? await condition(() => hasMoved, waitMs, { summary: 'waiting for evidence or an outcome' })
      : await condition(() => hasMoved).then(() => true);
    hasMoved = false;
    status = wasTold ? await readDispute({ disputeId }) : await endUnanswered({ disputeId });
  }
  setCurrentDetails(`The dispute was ${status}.`);
  return status;
}
