/** Members name social profiles. The platform reads them, and reviewers decide about the others. */
import { runStatement, selectRows } from '../../../db/database';
import { OutboundError } from '../../../gateways/outbound';
import { createLog } from '../../../log';
import { readSocialProfiles } from '../../../worker/care/social-profiles';
import { buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { outcome, refusal } from '../../support/refusal';

const api = useApi();
const ADDRESS = 'https://giving.example';
const LINKED = 'https://social.example/linked';
const OTHER = 'https://social.example/other';
const LONG = 'https://social.example/long';
/** Leads to a search that shows the link. */
const MOVED = 'https://social.example/moved';
const CLOSED = 'https://social.example/closed';

/** The worker reads what is unread. The pages are those of a charity. */
async function readPages(charityId: string): Promise<void> {
  const pages: Record<string, string | undefined> = {
    [LINKED]: `<a href="${ADDRESS}/charities/${charityId}">Give</a>`,
    [OTHER]: '<a href="https://shop.example/">Shop</a>',
    [LONG]: '<a href="https://shop.example/">Shop</a>',
  };
  const search = `https://search.example/?q=${charityId}`;
  pages[search] = pages[LINKED];
  const get = (url: string) => {
    const page = url === MOVED ? '' : pages[url];
    if (page === undefined) return Promise.reject(new OutboundError('blocked', 'is internal'));
    const truncated = url === LONG;
    const [status, headers] = url === MOVED ? [302, { location: search }] : [200, {}];
    return Promise.resolve({ status, headers, body: Buffer.from(page), truncated, durationMs: 1 });
  };
  const outbound = { get } as unknown as Parameters<typeof readSocialProfiles>[0]['gateways']['outbound'];
  const carer = { db: api.db, log: createLog('worker', 'silent'), gateways: { outbound, address: ADDRESS } };
  await readSocialProfiles(carer, new Date());
}

async function memberOfCharity() {
  const { id } = await buildCharity(api.db, { verified: false });
  const member = await api.person({ memberOf: id });
  const profiles = async () =>
    (await member.client.charities.get(id)).social_profiles?.map(({ status, problem }) => [status, problem]);
  const link = (links: string[]) => member.client.charities.update(id, { social_links: links });
  return { id, member, profiles, link };
}

it('passes a profile that links back, fails one that does not, and leaves the rest to a reviewer', async () => {
  const { id, profiles, link } = await memberOfCharity();
  await link([OTHER, LINKED, CLOSED, LONG, MOVED]);
  expect(await profiles()).toEqual(Array(5).fill(['received', null]));
  await readPages(id);
  const read = [
    ['failed', 'no_link_back'],
    ['passed', null],
    ['received', 'unreadable'],
    // The part that was read has no link back.
    ['received', 'unreadable'],
    ['received', 'unreadable'],
  ];
  expect(await profiles()).toEqual(read);
  // Saved again, those that have not passed are read again.
  await link([LINKED, OTHER]);
  expect(await profiles()).toEqual([
    ['passed', null],
    ['received', null],
  ]);
});

it('shows the links to everybody, and what was found to members and reviewers alone', async () => {
  const { id, link } = await memberOfCharity();
  await link([LINKED]);
  const seen = await (await api.person()).client.charities.get(id);
  expect([seen.social_links, seen.social_profiles]).toEqual([[LINKED], undefined]);
  const { client } = await api.person({ isReviewer: true });
  expect((await client.charities.get(id)).social_profiles).toHaveLength(1);
});

it('takes up to five https addresses, also for a new charity', async () => {
  const { link } = await memberOfCharity();
  const six = Array.from({ length: 6 }, (_, place) => `${LINKED}${place}`);
  for (const links of [six, ['http://social.example/a'], [LINKED, LINKED], ['https://u:p@social.example/']])
    expect(await refusal(link(links))).toMatch(/^400 social_links/);
  const { client } = await api.person();
  const made = await client.charities.create({ name: 'Elm Shelter', social_links: six.slice(1) });
  expect(made.social_profiles).toHaveLength(5);
});

it('keeps what a reviewer decided, whatever the page says and the member saves', async () => {
  const { id, profiles, link, member } = await memberOfCharity();
  await link([LINKED, CLOSED]);
  await member.client.verification.initiate({
    entity_type: 'organization',
    entity_id: id,
    verification_level: 'basic',
  });
  const { client } = await api.person({ isReviewer: true });
  const decide = (url: string, decision: 'pass' | 'fail') =>
    client.verification.decideSocialLink(id, { url, decision, reason: 'Looked at it.' });
  await decide(LINKED, 'fail');
  await decide(CLOSED, 'pass');
  await readPages(id);
  await link([]);
  await link([LINKED, CLOSED]);
  await readPages(id);
  expect(await profiles()).toEqual([
    ['failed', 'refused'],
    ['passed', null],
  ]);
  expect(await refusal(decide(OTHER, 'pass'))).toBe('404 NOT_FOUND');
  const decisions = await selectRows(
    api.db,
    `SELECT details->>'decision' AS decision FROM audit_log WHERE action = 'charity.social_profile_decided'
       AND subject_id = $1 ORDER BY id`,
    [id],
  );
  expect(decisions).toEqual([{ decision: 'fail' }, { decision: 'pass' }]);
});

it('a decision needs the open application, unclaimed by others, and no tie to its referees', async () => {
  const { id, link, member } = await memberOfCharity();
  await link([CLOSED]);
  const apply = async () => {
    const order = { entity_type: 'organization', entity_id: id, verification_level: 'basic' } as const;
    return (await member.client.verification.initiate(order)).verification_id;
  };
  const old = await apply();
  await member.client.verification.withdraw(old, { reason: 'Another time.' });
  const [reviewer, other] = [await api.person({ isReviewer: true }), await api.person({ isReviewer: true })];
  const decide = (path: string, { client } = reviewer) =>
    outcome(
      client.verification.decideSocialLink(path, { url: CLOSED, decision: 'pass', reason: 'Looked at it.' }),
    );
  expect(await decide(id)).toBe('409 CONFLICT');
  const open = await apply();
  expect(await decide(old)).toBe('409 CONFLICT');
  const place = (changes: string) =>
    runStatement(api.db, `UPDATE verifications SET ${changes} WHERE id = $1`, [open]);
  await place(`stage = 'initial_review', status = 'in_review', claimed_by = '${other.userId}'`);
  expect(await decide(id)).toBe('409 CONFLICT');
  await place(
    `stage = 'appeal_full_review', status = 'appealed', appealed_from = 'rejected', claimed_by = NULL,
     deciders = ARRAY['${reviewer.userId}']`,
  );
  expect(await decide(id)).toBe('403 FORBIDDEN');
  expect(await decide(id, other)).toBe('accepted');
});
