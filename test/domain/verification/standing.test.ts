/** What a change of its verifications makes of a charity. */
import { decideStanding, type StandingBefore } from '../../../domain/verification/standing';

const at = new Date('2026-06-01T00:00:00Z');
const earlier = new Date('2026-05-01T00:00:00Z');

const fresh: StandingBefore = { source: 'register', verificationLevel: null, listed: true };
const revoked: StandingBefore = {
  ...fresh,
  listed: false,
  revokedAt: earlier,
  listedBeforeRevocation: true,
};
const approval = { level: 'standard', isRevoked: false, deductibility: null, at } as const;
const revocation = { level: null, isRevoked: true, deductibility: 'yes', at } as const;

describe('an approval', () => {
  it('lists a charity that its members made', () => {
    const standing = decideStanding({ ...fresh, source: 'member', listed: false }, approval);
    expect(standing).toEqual({
      verified: true,
      verificationLevel: 'standard',
      listed: true,
      revokedAt: null,
      listedBeforeRevocation: null,
    });
  });

  it('leaves the listing of every other charity as it is', () => {
    for (const source of ['register', 'sandbox'] as const) {
      for (const listed of [true, false]) {
        expect(decideStanding({ ...fresh, source, listed }, approval)).toMatchObject({ listed });
      }
    }
  });

  it('leaves a verified charity as it is listed, also one that its members made', () => {
    const verified: StandingBefore = { source: 'member', verificationLevel: 'basic', listed: false };
    expect(decideStanding(verified, approval)).toMatchObject({ verified: true, listed: false });
  });
});

describe('a revocation', () => {
  it('ends the listing, and keeps whether there was one', () => {
    for (const listed of [true, false]) {
      expect(decideStanding({ ...fresh, verificationLevel: 'standard', listed }, revocation)).toEqual({
        verified: false,
        verificationLevel: null,
        listed: false,
        revokedAt: at,
        listedBeforeRevocation: listed,
      });
    }
  });

  it('of a revoked charity keeps the first date, and the listing before it', () => {
    expect(decideStanding(revoked, revocation)).toMatchObject({
      listed: false,
      revokedAt: earlier,
      listedBeforeRevocation: true,
    });
  });

  it("restores the listing when it ends, or takes the register's current state", () => {
    const listedAs = (changes: Partial<StandingBefore>, deductibility: string | null) =>
      decideStanding({ ...revoked, ...changes }, { ...approval, deductibility }).listed;
    expect(listedAs({}, null)).toBe(true);
    expect(listedAs({}, 'no')).toBe(false);
    expect(listedAs({ listedBeforeRevocation: false }, 'yes')).toBe(true);
    expect(listedAs({ source: 'sandbox' }, 'no')).toBe(true);
    expect(listedAs({ source: 'sandbox', listedBeforeRevocation: false }, 'yes')).toBe(false);
    expect(decideStanding(revoked, approval)).toMatchObject({
      revokedAt: null,
      listedBeforeRevocation: null,
    });
  });
});

it('an expiry ends only the level', () => {
  const verified: StandingBefore = { source: 'member', verificationLevel: 'basic', listed: true };
  const expiry = { ...approval, level: null };
  expect(decideStanding(verified, expiry)).toMatchObject({ verified: false, listed: true, revokedAt: null });
});

it('basic is a level that lists a charity, and is not verified', () => {
  const basic = { ...approval, level: 'basic' } as const;
  expect(decideStanding({ ...fresh, source: 'member', listed: false }, basic)).toMatchObject({
    verified: false,
    verificationLevel: 'basic',
    listed: true,
  });
});
