import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { type DisputeStatus, isOpen } from '../domain/disputes/dispute';
import { type DisputeInput, disputeMoved } from './messages';
import { localSteps, remoteSteps } from './steps';

const { readDispute } = localSteps('read the status of the dispute');
const { sendEvidence } = remoteSteps('send the evidence to the processor');
const { endUnanswered } = localSteps('close the dispute as lost unless evidence arrived');

/**
 * Waits for the outcome of a dispute. The code in `operations/disputes` records evidence and outcomes, and moves the
 * money. If no evidence arrives before the deadline, this workflow closes the dispute as lost. For a dispute
 * that a processor decides, this workflow only sends the evidence to the processor and waits for the decision.
 */
export async function dispute({ disputeId, evidenceDueAtMs, isProcessors }: DisputeInput): Promise<string> {
  let hasMoved = false;
  setHandler(disputeMoved, () => {
    hasMoved = true;
  });
  // Reads the row first, because signals from before the start of this run were lost.
  let status = await readDispute({ disputeId });
  if (isProcessors === true) {
    const nextStatus = async () => {
      await condition(() => hasMoved);
      hasMoved = false;
      return readDispute({ disputeId });
    };
    status = await followProcessor(disputeId, status, nextStatus);
  }
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

/** Sends the evidence to the processor when it arrives, and waits for the processor's decision. */
async function followProcessor(
  disputeId: string,
  first: DisputeStatus,
  nextStatus: () => Promise<DisputeStatus>,
): Promise<DisputeStatus> {
  let status = first;
  let isSent = false;
  while (isOpen(status)) {
    if (status === 'under_review' && !isSent) {
      await sendEvidence({ disputeId });
      isSent = true;
    }
    setCurrentDetails('The processor decides the dispute.');
    status = await nextStatus();
  }
  return status;
}
