import { continueAsNew, setCurrentDetails, setHandler, workflowInfo } from '@temporalio/workflow';
import { type ScreeningInput, screeningState, type ScreeningView } from './messages';
import { remoteSteps } from './steps';

const { screenOrganizations } = remoteSteps('screen some organizations', {
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '2 minutes',
});

/** A run screens this many batches. The next run continues with an empty history. */
const BATCHES_PER_RUN = 100;

type Batch = Awaited<ReturnType<typeof screenOrganizations>>;

/** The progress that a run passes to its continuation, which begins with an empty history. */
interface SoFar extends ScreeningView {
  after: string;
}

/**
 * Screens every organization again after an import of a sanctions list, batch by batch. Repeating a batch has no
 * effect, because each match of an organization and an entry is recorded once.
 */
export async function screening(input: ScreeningInput, soFar?: SoFar): Promise<ScreeningView> {
  const { list, digest } = input;
  const view: ScreeningView = {
    status: 'running',
    screened: soFar?.screened ?? 0,
    found: soFar?.found ?? 0,
    concerns: soFar?.concerns ?? 0,
  };
  setHandler(screeningState, () => view);
  let after: string | null = soFar?.after ?? '';
  for (let batches = 0; after !== null; batches += 1) {
    if (batches === BATCHES_PER_RUN || workflowInfo().continueAsNewSuggested)
      await continueAsNew<typeof screening>(input, { ...view, after });
    const batch: Batch = await screenOrganizations({ list, digest, after });
    view.screened += batch.screened;
    view.found += batch.found;
    view.concerns += batch.concerns;
    view.status = batch.isReplaced ? 'replaced' : batch.after === null ? 'completed' : 'running';
    after = batch.after;
    setCurrentDetails(
      `${view.screened} organizations screened, ${view.found} resemble an entry, ${view.concerns} concerns raised.`,
    );
  }
  return view;
}
