import { endOtherSessions } from './end-other-sessions';
import { endSession } from './end-session';
import { listApplications } from './list-applications';
import { listSessions } from './list-sessions';
import { revokeApplicationRoute } from './revoke-application';

/** The sessions of the calling user, and the applications with access to their account. */
export const signInRoutes = [
  listSessions,
  endOtherSessions,
  endSession,
  listApplications,
  revokeApplicationRoute,
];
