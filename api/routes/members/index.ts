import { acceptInvitationRoute } from './accept';
import { addCharityMember } from './add';
import { confirmCharityMember } from './confirm';
import { inviteCharityMember } from './invite';
import { listCharityMembers } from './list';
import { listCharityInvitations } from './list-invitations';
import { removeCharityMember } from './remove';
import { revokeCharityInvitation } from './revoke-invitation';

export const memberRoutes = [
  listCharityMembers,
  addCharityMember,
  confirmCharityMember,
  removeCharityMember,
  inviteCharityMember,
  listCharityInvitations,
  revokeCharityInvitation,
  acceptInvitationRoute,
];
