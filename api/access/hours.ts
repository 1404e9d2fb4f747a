import { findHours } from '../../db/queries/hours/hours';
import { resource } from './resource';

export const { load: loadHours, loadWithRoles: loadHoursWithRoles } = resource(
  'submission of hours',
  findHours,
  {
    owner: ({ volunteerUserId }, { userId }) => volunteerUserId === userId,
    charity: ({ charityId }) => charityId,
    read: ['owner', 'member', 'reviewer', 'operator'],
    may: {
      withdraw: { roles: ['owner'], otherwise: 'Only the volunteer may withdraw hours.' },
      answer: { roles: ['owner'], otherwise: 'Only the volunteer may answer.' },
      reverse: { roles: ['operator'], otherwise: 'Only operators may reverse verified hours.' },
      decide: {
        roles: ['member', 'reviewer', 'operator'],
        exceptOwner: true,
        otherwise:
          'You may not decide on your own hours, nor with a key that the volunteer issued. A member of the charity decides.',
      },
    },
  },
);
