/** A key for ID tokens serves 90 days. Its successor is published a day before it signs; both are published for a day after. */
import { DAY_MS } from '../../../domain/days';
import { listSigningKeys } from '../../../db/queries/platform/signing-keys';
import { selectRows } from '../../../db/database';
import { createSecretBox } from '../../../gateways';
import { renewSigningKey } from '../../../operations/oauth-clients/renew-signing-key';
import { useDatabase } from '../../support/database';

const secrets = createSecretBox([{ id: '1', key: 'Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa' }]);

const test = useDatabase();

it('the first key signs at once, a successor after a day, and the old one stays until a day later', async () => {
  const first = new Date();
  const lastDay = new Date(first.getTime() + 90 * DAY_MS);
  const after = new Date(lastDay.getTime() + 1);
  for (const at of [first, first, lastDay]) await renewSigningKey({ tx: test.db, at, secrets });
  expect((await listSigningKeys(test.db)).map(({ signsFrom }) => signsFrom)).toEqual([first]);
  await renewSigningKey({ tx: test.db, at: after, secrets });
  const keys = await selectRows(
    test.db,
    'SELECT signs_from AS "signsFrom", published_until AS "publishedUntil" FROM signing_keys ORDER BY signs_from',
    [],
  );
  const signsFrom = new Date(after.getTime() + DAY_MS);
  expect(keys).toEqual([
    { signsFrom: first, publishedUntil: new Date(signsFrom.getTime() + DAY_MS) },
    { signsFrom, publishedUntil: null },
  ]);
});
