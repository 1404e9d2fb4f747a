/** A `:read` scope changes nothing: every call that changes something has another scope, or needs no application. */
import { routes } from '../../../api/routes';
import { isWrite, type Route } from '../../../api/route';
import { type ApprovalAction, APPROVAL_SCOPES } from '../../../domain/approvals/approval';

/** Calls that only compute an answer, although they send a body. */
const CHANGES_NOTHING = ['calculateFees', 'advancedSearch'];

const writes = routes.filter((route) => isWrite(route) && !CHANGES_NOTHING.includes(route.operationId));
const idsOf = (chosen: Route[]) => chosen.map(({ operationId, scope }) => `${operationId} ${scope}`);

it('no call that changes something is allowed by a scope that reads', () => {
  expect(writes.length).toBeGreaterThan(100);
  expect(idsOf(writes.filter(({ scope }) => scope.endsWith(':read')))).toEqual([]);
});

it('a call that changes something without a scope is closed to applications, whatever they may read', () => {
  const open = writes.filter(({ scope, apiKeyOnly }) => scope === 'any' && apiKeyOnly === undefined);
  expect(idsOf(open)).toEqual([]);
});

it('an approval is decided with the scope of the calls that ask for it', () => {
  const scopesOf = (ids: string[]) =>
    routes.filter((each) => ids.includes(each.operationId)).map(({ scope }) => scope);
  const asked: Record<Exclude<ApprovalAction, 'erasure'>, string[]> = {
    exchange_rate: ['setExchangeRate'],
    fee_terms: ['updateFeeTerms'],
    member: ['addCharityMember'],
    member_removal: ['removeCharityMember'],
    platform_cost: ['createRefund', 'decideRefund', 'resolveDispute'],
    redirect: ['redirectDonation'],
  };
  const { erasure: _onTheHost, ...scopes } = APPROVAL_SCOPES;
  for (const [action, ids] of Object.entries(asked)) {
    const own = ids.map(() => Object.entries(scopes).find(([each]) => each === action)?.[1]);
    expect([action, scopesOf(ids)]).toEqual([action, own]);
  }
});

it('the calls that change nothing exist, and their scopes read', () => {
  const chosen = routes.filter(({ operationId }) => CHANGES_NOTHING.includes(operationId));
  expect(idsOf(chosen)).toEqual(['calculateFees fees:read', 'advancedSearch search:read']);
});

it('only its own scope changes what a charity pays, or what others find', () => {
  const scopeOf = (id: string) => routes.find(({ operationId }) => operationId === id)?.scope;
  expect(scopeOf('updateFeeTerms')).toBe('fees:write');
  expect(scopeOf('recordSearchEvents')).toBe('discovery:write');
  expect(scopeOf('recordTrendSignal')).toBe('discovery:write');
});
