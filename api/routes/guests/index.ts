import { beginGuestSession } from './begin';
import { getGuestChallenge } from './challenge';
import { listGuestReports } from './list-reports';
import { sendGuestSessionLink } from './send-link';

/** These calls need no credential. */
export const guestRoutes = [getGuestChallenge, beginGuestSession, sendGuestSessionLink];

export const guestReportRoutes = [listGuestReports];
