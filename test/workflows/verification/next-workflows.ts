/** Tomorrow's code of the verification workflow: a step more in each turn, behind `patched`. */
import { condition, continueAsNew, patched, setHandler, upsertSearchAttributes } from '@temporalio/workflow';
import { verificationChanged, type VerificationInput } from '../../../workflows/messages';
import { localSteps, remoteSteps } from '../../../workflows/steps';

const { advanceVerification } = localSteps('tomorrow');
const { checkDocument, lookUpDatabase } = remoteSteps('tomorrow');

export async function verification({ verificationId, period }: VerificationInput): Promise<string> {
  let isChanged = false;
  let status = '';
  setHandler(verificationChanged, () => {
    isChanged = true;
  });
  for (;;) {
    isChanged = false;
    if (patched('reads-twice')) await advanceVerification({ verificationId });
    const step = await advanceVerification({ verificationId });
    if (status !== step.status) upsertSearchAttributes({ VerificationStatus: [step.status] });
    status = step.status;
    if (step.next === 'end') return status;
    if (step.next === 'check_documents') {
      for (const documentId of step.documentIds) await checkDocument({ documentId });
    } else if (step.next === 'look_up') {
      await lookUpDatabase({ verificationId });
    } else if (step.next === 'wait') {
      if (step.period > period) {
        await continueAsNew<typeof verification>({ verificationId, period: step.period });
      }
      if (step.untilMs === null) await condition(() => isChanged);
      else await condition(() => isChanged, Math.max(1, step.untilMs - step.nowMs));
    }
  }
}
