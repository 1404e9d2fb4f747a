/** The events of a qualification: each fits its schema, and none has its number or documents (docs/rules/qualifications.md). */
import { checkEvent } from '../../../domain/events/event';
import { qualificationExpiring, qualificationUpdated } from '../../../domain/qualifications/events';

const nurse = {
  id: 'qualification_1',
  userId: 'user_1',
  kind: 'license' as const,
  name: 'Nursing license',
  status: 'refused' as const,
  reason: 'The number is not in the register.',
  expiresOn: '2027-06-30',
  number: 'RN-204417',
  documents: ['https://example.org/license.pdf'],
};
const common = {
  qualification_id: 'qualification_1',
  volunteer_id: 'user_1',
  kind: 'license',
  name: 'Nursing license',
};

it('a new status is announced with its reason and the last day', () => {
  const event = qualificationUpdated(nurse);
  checkEvent(event);
  expect(event).toEqual({
    name: 'volunteer.qualification.updated',
    data: {
      ...common,
      status: 'refused',
      reason: 'The number is not in the register.',
      expires_on: '2027-06-30',
    },
  });
});

it('a qualification without a reason and an expiry is announced too', () => {
  const event = qualificationUpdated({ ...nurse, status: 'confirmed', reason: null, expiresOn: null });
  checkEvent(event);
  expect(event.data).toEqual({ ...common, status: 'confirmed', reason: null, expires_on: null });
});

it('a reminder names the last day', () => {
  const event = qualificationExpiring(nurse);
  checkEvent(event);
  expect(event).toEqual({
    name: 'volunteer.qualification.expiring',
    data: { ...common, expires_on: '2027-06-30' },
  });
});
