import { getEvent } from './get';
import { listEventsRoute } from './list';

export const eventRoutes = [listEventsRoute, getEvent];
