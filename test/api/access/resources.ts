/** What the paths of the table name: each kind made when a path first asks for it, belonging to `owner` and `member`. */
import sharp from 'sharp';
import { runStatement, selectRows } from '../../../db/database';
import { saveOauthRecord } from '../../../db/queries/access/oauth-records';
import { insertClaim } from '../../../db/queries/claims/claims';
import { findGift } from '../../../db/queries/gifts/gifts';
import { insertBlock } from '../../../db/queries/users/blocks';
import { insertPhoneCode } from '../../../db/queries/users/phones';
import { insertWriteOff } from '../../../db/queries/ledger/write-offs';
import { insertReport } from '../../../db/queries/reports/saved-reports';
import { insertItems, withId } from '../../../db/queries/reconciliation/items';
import { queueLeaf } from '../../../db/queries/receipt-log/leaves';
import { insertClosedMonth, insertStatement } from '../../../db/queries/statements/months';
import { addMember, insertInvitation } from '../../../db/queries/members/members';
import { sha256 } from '../../../domain/receipt-log/crypto';
import { insertSubscription } from '../../../db/queries/subscriptions/subscriptions';
import { requireRow } from '../../../domain/errors';
import { phoneCodeExpiry } from '../../../domain/users/phone';
import { hashKey } from '../../../gateways/secrets/tokens';
import { newId } from '../../../new-id';
import { buildActor, buildCharity, type BuiltActor, buildHours, buildOpportunity } from '../../factories';
import { buildApproval } from '../../factories/approvals';
import { approveCharge } from '../../factories/charges';
import { buildCompletedGift } from '../../factories/completed-gift';
import { buildSource } from '../../factories/source';
import { type TestApi } from '../../support/api';
import { storePayout } from '../../factories/payees';
import { createTestReceiptLog, type TestReceiptLog } from '../../factories/test-receipt-log';
import { buildKey, type Cast } from './cast';
import { insert } from '../../../db/rows';
import { velocityBlocks } from '../../../db/tables/accounts';
import { charitySocialProfiles } from '../../../db/tables/charities';

type Api = Pick<TestApi, 'db' | 'call'>;

type Maker = (world: { api: Api; cast: Cast; resources: Resources }) => Promise<string>;

const tokenOf = (invitationId: string) => `token-${invitationId}`;

/** One for all: only one signer may sign a log. */
let receiptLog: TestReceiptLog | undefined;

async function queueLeafOf({ db }: Api, donationId: string): Promise<void> {
  await selectRows(
    db,
    `INSERT INTO receipt_leaves (leaf_hash, donation_id, kind, queued_at)
     SELECT sha256(id::bytea), id, 'gift', now() FROM donations WHERE id = $1 RETURNING kind`,
    [donationId],
  );
}

/** How a test gets each path parameter. A new kind of resource adds a line here. */
const MAKERS: Record<string, Maker> = {
  key_id: async ({ api, cast }) => (await buildKey(api.db, cast.owner)).id,
  charity_id: async ({ api, cast }) => {
    const { id } = await buildCharity(api.db);
    await addMember(api.db, id, cast.member.userId, new Date());
    return id;
  },
  recipient_id: ({ resources }) => resources.get('charity_id'),
  photo_id: async ({ api, cast, resources }) =>
    makeByApi(api, cast.member, 'photo_id', [
      `/v1/charities/${await resources.get('charity_id')}/photos`,
      Uint8Array.from(
        await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
      'image/png',
    ]),
  change_id: async ({ api, cast, resources }) => {
    const path = `/v1/charities/${await resources.get('charity_id')}`;
    const { body } = await api.call<{ pending_changes?: { change_id: string }[] }>('PATCH', path, {
      key: cast.member.key,
      body: { name: 'Another name' },
    });
    return body.pending_changes?.[0]?.change_id ?? '';
  },
  user_id: async ({ api, resources }) => {
    const colleague = await buildActor(api.db, { memberOf: await resources.get('charity_id') });
    return colleague.userId;
  },
  approval_id: async ({ api, cast }) => (await buildApproval(api.db, { askedBy: cast.owner.userId })).id,
  /** The user of `user_id`, whom an operator has blocked. */
  blocked_id: async ({ api, cast, resources }) => {
    const userId = await resources.get('user_id');
    const blockedBy = cast.operator.userId;
    await insertBlock(api.db, { userId, email: null, reason: 'A test.', blockedBy, at: new Date() });
    return userId;
  },
  claim_id: async ({ api, cast }) => {
    const { id: charityId } = await buildCharity(api.db);
    await addMember(api.db, charityId, cast.member.userId, new Date());
    const id = newId('claim');
    await insertClaim(api.db, {
      id,
      charityId,
      userId: cast.owner.userId,
      persons: [cast.owner.userId],
      statement: 'I am its treasurer.',
      documents: ['https://charity.example/board.pdf'],
      status: 'in_review',
      approvals: [],
      objections: [],
      objectionsUntil: new Date(Date.now() + 3_600_000),
      reason: null,
      createdAt: new Date(),
      decidedAt: null,
      passedToReviewAt: null,
      decidersToldAt: null,
    });
    return id;
  },
  invitation_id: async ({ api, cast, resources }) => {
    const id = newId('invitation');
    await insertInvitation(api.db, {
      id,
      charityId: await resources.get('charity_id'),
      email: 'invited@example.org',
      tokenHash: hashKey(tokenOf(id)),
      invitedBy: cast.member.userId,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
      acceptedBy: null,
      acceptedAt: null,
      revokedAt: null,
    });
    return id;
  },
  /** What the mail of the invitation says. */
  invitation_token: async ({ resources }) => tokenOf(await resources.get('invitation_id')),
  /** The charity of `entity_id`, with a verification in force. */
  verified_id: (world) => holdStanding(world, { stage: 'verified', status: 'approved' }),
  /** The same with an application that waits for a review. */
  applied_id: (world) => holdStanding(world, { stage: 'initial_review', status: 'in_review' }),
  /** The same under a concern. */
  doubted_id: (world) => holdStanding(world, { stage: 'opportunity_to_remedy', status: 'concern' }),
  donation_id: async ({ api, cast, resources }) => {
    const { userId: donorUserId, accountId } = cast.owner;
    const charityId = await resources.get('charity_id');
    return (await buildCompletedGift(api.db, { donorUserId, accountId, charityId })).id;
  },
  /** The gift of `donation_id`, once the receipt log has its leaf. */
  proven_id: async ({ api, resources }) => {
    const id = await resources.get('donation_id');
    await selectRows(
      api.db,
      `UPDATE donations SET network = 'receipts', transaction_hash = '0x' || encode(sha256(id::bytea), 'hex')
       WHERE id = $1 RETURNING id`,
      [id],
    );
    receiptLog ??= createTestReceiptLog(api.db);
    await queueLeafOf(api, id);
    await receiptLog.sign();
    return id;
  },
  /** The kind of a subscription that the charity has. */
  kind: async ({ api: { db }, cast, resources }) => {
    const { userId, accountId } = cast.member;
    const [charityId, kind] = [await resources.get('charity_id'), 'custom_reporting' as const];
    const state = { status: 'active', paidPeriods: 1, endedAt: null, endReason: null } as const;
    const days = { beganOn: '2998-12-31', paidUntil: '2999-01-31', createdAt: new Date() };
    await insertSubscription(db, {
      id: newId('subscription'),
      charityId,
      kind,
      userId,
      accountId,
      ...state,
      ...days,
    });
    return kind;
  },
  saved_report_id: async ({ api: { db }, cast, resources }) => {
    await resources.get('kind');
    const id = newId('savedreport');
    await insertReport(db, {
      id,
      charityId: await resources.get('charity_id'),
      userId: cast.member.userId,
      name: 'Gifts',
      frequency: 'monthly',
      format: 'csv',
      columns: ['posted_at'],
      paymentMethod: null,
      tier: null,
      recipients: [cast.member.userId],
      nextOn: '2998-12-31',
      lastSentAt: null,
      createdAt: new Date(),
    });
    return id;
  },
  period: () => Promise.resolve('2001-01'),
  /** The statement of the charity in `period`, once the receipt log has its leaf. */
  closed_statement: async ({ api: { db }, resources }) => {
    const [charityId, month, at] = [await resources.get('charity_id'), '2001-01-01', new Date()];
    const leafHash = sha256(charityId);
    await insertClosedMonth(db, month, at);
    await insertStatement(db, { charityId, month, currency: 'USD', sha256: leafHash, leafHash });
    const named = { kind: 'statement' as const, reference: `${charityId}/2001-01/USD`, text: '{}' };
    await queueLeaf(db, { leafHash, donationId: null, ...named, at });
    receiptLog ??= createTestReceiptLog(db);
    await receiptLog.sign();
    return charityId;
  },
  /** An address of a tile of the receipt log. */
  level: () => Promise.resolve('0'),
  tile: () => Promise.resolve('000'),
  refund_id: async ({ api, cast, resources }) =>
    makeByApi(api, cast.owner, 'refund_id', [
      `/v1/donations/${await resources.get('donation_id')}/refunds`,
      { amount: '1.00' },
    ]),
  block_id: async ({ api }) => {
    const id = newId('block');
    await insert(api.db, velocityBlocks, {
      id,
      subjectHash: id,
      subjectKind: 'card',
      shown: '…4242',
      reason: 'gifts',
      createdAt: new Date(),
      endsAt: new Date(Date.now() + 3_600_000),
      liftedAt: null,
      liftedByUserId: null,
      liftReason: null,
    });
    return id;
  },
  /** The member of the charity asked for it. */
  account_id: async ({ api, cast, resources }) =>
    makeByApi(api, cast.member, 'account_id', [
      `/v1/charities/${await resources.get('charity_id')}/payout-accounts`,
      { kind: 'stripe' },
    ]),
  payout_id: async ({ api, cast, resources }) => {
    const [charityId, payoutAccountId] = [
      await resources.get('charity_id'),
      await resources.get('account_id'),
    ];
    return storePayout(api.db, { charityId, payoutAccountId, requestedBy: cast.member.userId });
  },
  write_off_id: async ({ api, cast, resources }) => {
    const id = newId('writeoff');
    await insertWriteOff(api.db, {
      id,
      charityId: await resources.get('charity_id'),
      currency: 'USD',
      amountMinor: 100n,
      reason: 'Closed for good.',
      status: 'pending',
      requestedByUserId: cast.reviewer.userId,
      askingPersons: [cast.reviewer.userId],
      approvedByUserId: null,
      createdAt: new Date(),
      approvedAt: null,
    });
    return id;
  },
  item_id: async ({ api }) => {
    const sides = { ourReference: null, theirReference: 'txn_1', ours: null, theirs: '1.00 USD' };
    const difference = { kind: 'unknown_reference' as const, movement: 'refund', reference: newId('item') };
    const item = withId({ ...difference, ...sides, currency: 'USD', amountMinor: 100n });
    await insertItems(api.db, 'processor', [item], new Date());
    return item.id;
  },
  dispute_id: async ({ api, cast, resources }) =>
    makeByApi(api, cast.operator, 'dispute_id', [
      `/v1/donations/${await resources.get('donation_id')}/disputes`,
      {},
    ]),
  campaign_id: async ({ api, cast, resources }) =>
    makeByApi(api, cast.member, 'id', [
      '/v1/campaigns',
      { charity_id: await resources.get('charity_id'), name: 'A roof', funding_goal: '5.00' },
    ]),
  pledge_id: async ({ api, cast, resources }) =>
    makeByApi(api, cast.owner, 'pledge_id', [
      `/v1/campaigns/${await resources.get('campaign_id')}/matching`,
      { source: 'own_card', ratio: '1.00', cap: '5.00', currency: 'USD', ends_at: '2999-12-31T00:00:00Z' },
    ]),
  opportunity_id: async ({ api, resources }) =>
    (await buildOpportunity(api.db, { charityId: await resources.get('charity_id') })).id,
  submission_id: async ({ api, cast, resources }) => {
    const { userId: volunteerUserId, accountId } = cast.owner;
    const charityId = await resources.get('charity_id');
    return (await buildHours(api.db, { volunteerUserId, accountId, charityId })).id;
  },
  qualification_id: async ({ api, cast }) => {
    // A long run makes more than a volunteer may have.
    await selectRows(
      api.db,
      "UPDATE qualifications SET status = 'withdrawn' WHERE user_id = $1 AND status = 'pending' RETURNING id",
      [cast.owner.userId],
    );
    return makeByApi(api, cast.owner, 'qualification_id', [
      '/v1/volunteer/qualifications',
      { kind: 'skill', name: newId('qualification') },
    ]);
  },
  report_id: async ({ api, cast, resources }) =>
    makeByApi(api, cast.member, 'report_id', [
      `/v1/charities/${await resources.get('charity_id')}/impact-reports`,
      { period_start: '2025-01-01', period_end: '2025-01-31' },
    ]),
  document_id: async ({ api, cast }) =>
    makeByApi(api, cast.owner, 'document_id', ['/v1/documents', '%PDF-1.7\n%%EOF\n', 'application/pdf']),
  entity_id: async ({ api, cast, resources }) => {
    const entityId = await resources.get('charity_id');
    await makeByApi(api, cast.member, 'verification_id', [
      '/api/v1/verification/initiate',
      { entity_type: 'organization', entity_id: entityId, verification_level: 'basic' },
    ]);
    return entityId;
  },
  /** A code that each of the cast was sent. */
  phone_code: async ({ api, cast }) => {
    const askedAt = new Date();
    const code = { phone: '+12025550123', askedAt, expiresAt: phoneCodeExpiry(askedAt) };
    for (const { userId } of [cast.owner, cast.stranger, cast.member, cast.reviewer, cast.operator])
      await insertPhoneCode(api.db, { id: newId('phonecode'), userId, ...code });
    return code.phone;
  },
  /** A social profile of the charity of `entity_id`. */
  social_url: async ({ api, resources }) => {
    const profile = { charityId: await resources.get('entity_id'), url: 'https://social.example/maple' };
    await insert(api.db, charitySocialProfiles, { ...profile, status: 'received' });
    return profile.url;
  },
  organization_id: ({ resources }) => resources.get('charity_id'),
  recurring_id: async ({ api, cast, resources }) => {
    const gift = await makeByApi(api, cast.owner, 'donation_id', [
      '/v1/donations',
      {
        charity_id: await resources.get('charity_id'),
        amount: '5.00',
        currency: 'USD',
        recurring: { frequency: 'monthly' },
      },
    ]);
    // A plan takes changes once its first gift is charged.
    await approveCharge(api.db, gift);
    return requireRow(await findGift(api.db, gift), gift).recurringId ?? '';
  },
  source_id: ({ api, cast }) => buildSource(api.db, cast.owner.userId),
  year: () => Promise.resolve('2026'),
  endpoint_id: async ({ api, cast }) =>
    makeByApi(api, cast.owner, 'endpoint_id', [
      '/v1/webhooks/endpoints',
      { url: 'https://example.org/hook', events: ['*'] },
    ]),
  event_id: async ({ api, cast }) => {
    const id = newId('event');
    await runStatement(
      api.db,
      `WITH numbered AS (
         UPDATE accounts SET event_sequence = event_sequence + 1 WHERE id = $2 RETURNING id, event_sequence
       )
       INSERT INTO events (id, account_id, name, data, occurred_at, sequence)
       SELECT $1, id, 'donation.created', '{}', now(), event_sequence FROM numbered`,
      [id, cast.owner.accountId],
    );
    return id;
  },
  delivery_id: async ({ api, cast, resources }) => {
    const id = newId('delivery');
    await runStatement(
      api.db,
      `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, account_id, sequence, state)
       VALUES ($1, $2, $3, $4, 1, 'delivered')`,
      [id, await resources.get('event_id'), await resources.get('endpoint_id'), cast.owner.accountId],
    );
    return id;
  },
  session_id: async ({ api: { db }, cast }) => {
    const uid = newId('request');
    await saveOauthRecord(db, {
      model: 'Session',
      idHash: hashKey(uid),
      payload: { loginTs: 1, iat: 1 },
      grantHash: null,
      sessionUid: uid,
      clientId: null,
      userId: cast.owner.userId,
      lifetimeSeconds: 60,
    });
    return `session_${hashKey(uid).slice(0, 26)}`;
  },
  /** The client of `client_id`, once the owner allowed it. */
  allowed_id: async ({ api: { db }, cast, resources }) => {
    const clientId = await resources.get('client_id');
    await saveOauthRecord(db, {
      model: 'Grant',
      idHash: hashKey(clientId),
      payload: { iat: 1 },
      grantHash: null,
      sessionUid: null,
      clientId,
      userId: cast.owner.userId,
      lifetimeSeconds: 60,
    });
    return clientId;
  },
  client_id: async ({ api, cast }) =>
    makeByApi(api, cast.operator, 'client_id', [
      '/v1/oauth/clients',
      { name: 'App', kind: 'web', redirect_uris: ['https://app.example/back'], scopes: ['charities:read'] },
    ]),
};

async function holdStanding(
  { api, resources }: Parameters<Maker>[0],
  { stage, status }: { stage: string; status: string },
): Promise<string> {
  const entityId = await resources.get('entity_id');
  await runStatement(
    api.db,
    `UPDATE verifications SET stage = $2, status = $3, in_force = true WHERE entity_id = $1`,
    [entityId, stage, status],
  );
  return entityId;
}

/** Makes a resource as its owner would, and answers the id that the API gives it. */
async function makeByApi(
  api: Api,
  { key }: BuiltActor,
  idField: string,
  [path, body, mediaType]: [path: string, body: unknown, mediaType?: string],
): Promise<string> {
  const headers: Record<string, string> = mediaType === undefined ? {} : { 'Content-Type': mediaType };
  const made = await api.call<Record<string, string>>('POST', path, { key, body, headers });
  const id = made.body[idField];
  if (id === undefined) throw new Error(`POST ${path}: ${made.text}`);
  return id;
}

export interface Resources {
  get: (parameter: string) => Promise<string>;
  /** A route's path with its parameters filled in. */
  fill: (path: string) => Promise<string>;
}

export function createResources(api: Api, cast: Cast): Resources {
  const made = new Map<string, Promise<string>>();
  const resources: Resources = {
    get(parameter) {
      const make = MAKERS[parameter];
      if (make === undefined) {
        throw new Error(
          `test/api/access/resources.ts does not say how a test gets {${parameter}}: add it to MAKERS`,
        );
      }
      const one = made.get(parameter) ?? make({ api, cast, resources });
      made.set(parameter, one);
      return one;
    },
    async fill(path) {
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      let filled = path;
      for (const name of parameters) filled = filled.replace(`{${name}}`, await resources.get(name));
      return filled;
    },
  };
  return resources;
}
