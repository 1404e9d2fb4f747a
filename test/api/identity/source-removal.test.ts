/** The page that removes a source says what to do about a recurring gift whose first gift is not charged yet. */
import { insertPlan } from '../../../db/queries/plans/plans';
import { listSources } from '../../../db/queries/sources/sources';
import { newId } from '../../../new-id';
import { buildCharity } from '../../factories';
import { planOf } from '../../factories/recurring';
import { useApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { buildPerson } from '../../support/oauth';
import { signIn } from '../../support/own-clients';

const SOURCES = '/account/sources';

const api = useApi();

it('offers no replacement for the source of a plan that is pending, but the way to the plan', async () => {
  const { email, userId: donorUserId, accountId } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  await signIn(await browser.open(SOURCES), browser, email);
  const add = async (source: string) =>
    browser.send(await browser.open(SOURCES), '/add', { test_source: source });
  await add('card_succeeds');
  const { sources } = await listSources(api.db, donorUserId, { limit: 1, offset: 0 });
  const { id: charityId } = await buildCharity(api.db);
  const source = sources[0]?.id ?? '';
  const owner = { id: newId('recurring'), donorUserId, accountId, charityId };
  await insertPlan(api.db, planOf('2026-11-01', 'monthly', { ...owner, source, status: 'pending' }));
  // Another card that could take over a plan that has begun.
  await add('card_slow');

  for (const confirmed of ['', 'yes']) {
    const page = await browser.send(await browser.open(SOURCES), '/remove', { source_id: source, confirmed });
    expect(page.status).toBe(409);
    expect(page.text).toMatch(
      /role="alert">[^<]*not charged yet\. Wait until it is, or cancel the recurring gift/,
    );
    expect(page.text).toContain('href="/my/plans"');
    expect(page.text).not.toContain('name="replace_with"');
  }
});
