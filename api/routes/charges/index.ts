import { liftVelocityBlock } from './lift-block';
import { listVelocityBlocks } from './list-blocks';

export const chargeRoutes = [listVelocityBlocks, liftVelocityBlock];
