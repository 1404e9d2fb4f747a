import { setCurrentDetails } from '@temporalio/workflow';
import { remoteSteps } from './steps';

const { offerUnclaimedChoices } = remoteSteps('tell donors that they may choose another charity', {
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '5 minutes',
});

/** Tells donors that they may choose another charity or a refund, if nobody claimed their gift's charity in time. */
export async function unclaimedGifts(): Promise<number> {
  const told = await offerUnclaimedChoices();
  setCurrentDetails(`${told} donors were told.`);
  return told;
}
