import { nameRefereeRoute } from './name';

export const referenceRoutes = [nameRefereeRoute];
