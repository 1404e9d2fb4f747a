import { beginGuestSession } from './begin';
import { getGuestChallenge } from './challenge';
import { listGuestReports } from './list-reports';
import { sendGuestSessionLink } from './send-link';

/** The guest routes that need no credential. */
export const guestRoutes = [getGuestChallenge, beginGuestSession, sendGuestSessionLink];

export const guestReportRoutes = [listGuestReports];
