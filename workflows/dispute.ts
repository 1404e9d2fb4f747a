import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { isOpen } from '../domain/disputes/dispute';
import { type DisputeInput, disputeMoved } from './messages';
import { localSteps } from './steps';

const { readDispute } = localSteps('read the status of the dispute');
const { endUnanswered } = localSteps('close the dispute as lost unless evidence arrived');

/**
 * Waits for the outcome of a dispute. Other operations record evidence and outcomes, and move the money.
 * This workflow only closes the dispute as lost if no evidence arrives before the deadline.
 */
export async function dispute({ disputeId, evidenceDueAtMs }: DisputeInput): Promise<string> {
  let hasMoved = false;
  setHandler(disputeMoved, () => {
    hasMoved = true;
  });
  // Signals sent before this run started were lost, so read the row first.
  let status = await readDispute({ disputeId });
  while (isOpen(status)) {
    const isWaitingForEvidence = status === 'opened';
    setCurrentDetails(
      isWaitingForEvidence
        ? `Evidence is due by ${new Date(evidenceDueAtMs).toISOString()}.`
        : 'The issuer is reviewing the evidence.',
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
