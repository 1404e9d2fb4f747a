import {
  condition,
  continueAsNew,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import {
  verificationChanged,
  type VerificationInput,
  verificationState,
  type VerificationView,
} from './messages';
import { localSteps, remoteSteps } from './steps';

const { advanceVerification } = localSteps('make the due changes and read the next step');
// The retry delay gives the document's server time to recover. The timeout also covers the wait for a free
// inspection slot.
const { checkDocument } = remoteSteps('fetch and check a document', {
  startToCloseTimeout: '5 minutes',
  retry: { initialInterval: '5 seconds' },
});
const { lookUpDatabase } = remoteSteps('query sanctions lists, the register and vendors');

/**
 * Runs one verification, perhaps for years. Checks the documents, searches the registers and enforces deadlines.
 * Postgres holds the state. A signal only says that the row changed. The steps answer the time, because a sandbox may
 * have a clock of its own. Each approval starts a new run, to keep the history short.
 */
export async function verification(input: VerificationInput): Promise<string> {
  const { verificationId } = input;
  let isChanged = false;
  let view: VerificationView | null = null;
  setHandler(verificationChanged, () => {
    isChanged = true;
  });
  setHandler(verificationState, () => view);

  for (;;) {
    isChanged = false;
    const step = await advanceVerification({ verificationId });
    if (view?.status !== step.status) upsertSearchAttributes({ VerificationStatus: [step.status] });
    view = describe(step);
    setCurrentDetails(detailsOf(view));
    switch (step.next) {
      case 'end':
        return step.status;
      case 'check_documents':
        for (const documentId of step.documentIds) await checkDocument({ documentId });
        break;
      case 'look_up':
        await lookUpDatabase({ verificationId });
        break;
      case 'wait':
        if (step.period > input.period || workflowInfo().continueAsNewSuggested) {
          await continueAsNew<typeof verification>({ verificationId, period: step.period });
        }
        await waitForChange(() => isChanged, step);
    }
  }
}

interface Wait {
  untilMs: number | null;
  what: string | null;
  nowMs: number;
}

async function waitForChange(isChanged: () => boolean, { untilMs, what, nowMs }: Wait): Promise<void> {
  if (untilMs === null) await condition(isChanged);
  else {
    const waitMs = Math.max(1, untilMs - nowMs);
    await condition(isChanged, waitMs, { summary: `until ${what ?? 'the next deadline'}` });
  }
}

function describe(
  step: Pick<VerificationView, 'stage' | 'status' | 'waitsFor'> & Partial<Wait>,
): VerificationView {
  const { stage, status, waitsFor, untilMs, what } = step;
  const isTimed = typeof untilMs === 'number' && typeof what === 'string';
  return { stage, status, waitsFor, next: isTimed ? { what, at: new Date(untilMs).toISOString() } : null };
}

function detailsOf({ stage, status, waitsFor, next }: VerificationView): string {
  const clock = next === null ? '' : ` Next deadline: ${next.what} at ${next.at}.`;
  return `Status ${status}, stage ${stage}, waiting for ${waitsFor}.${clock}`;
}
