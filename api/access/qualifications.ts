import { findQualification } from '../../db/queries/qualifications/qualifications';
import { resource } from './resource';

export const { load: loadQualification } = resource('qualification', findQualification, {
  owner: (qualification, { userId }) => qualification.userId === userId,
  read: ['owner', 'reviewer', 'operator'],
  may: {
    withdraw: { roles: ['owner'], otherwise: 'Only the volunteer may withdraw a qualification.' },
    decide: {
      roles: ['reviewer', 'operator'],
      exceptOwner: true,
      otherwise: 'Only reviewers decide, and not about themselves, nor with a key that the volunteer issued.',
    },
  },
});
