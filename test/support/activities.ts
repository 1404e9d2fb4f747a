/** Runs steps of workflows without Temporal. */
import { createActivities } from '../../activities';
import { readConfig } from '../../config';
import { type Database } from '../../db/database';
import { createGateways } from '../../gateways';

/** The activities of a sandbox. */
export function activitiesOf(db: Database): ReturnType<typeof createActivities> {
  return createActivities({ db, gateways: createGateways(readConfig({}), db) });
}
