import { SOURCES_FOR_ENTITY } from '../../../domain/verification/evidence';
import { decideStanding } from '../../../domain/verification/standing';

it('its entity may read what the register and its email say, and no screening', () => {
  expect(SOURCES_FOR_ENTITY).toEqual(['irs_register', 'email_confirmation']);
});

it('a charity that was revoked before its listing was kept stays unlisted', () => {
  const revoked = {
    source: 'member',
    verificationLevel: 'basic',
    listed: false,
    revokedAt: new Date(0),
  } as const;
  const change = { level: null, isRevoked: false, deductibility: null, at: new Date(1) };
  expect(decideStanding(revoked, change).listed).toBe(false);
});
