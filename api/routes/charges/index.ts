import { liftVelocityBlock } from './lift-block';
import { listVelocityBlocks } from './list-blocks';

export { receiveStripeEvent } from './receive-event';

export const chargeRoutes = [listVelocityBlocks, liftVelocityBlock];
