/** Which payouts a provider does not make. */
import { FileBank } from '../../factories/bank-payouts';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { askForPayout } from '../../support/payouts';

let test: TestDatabase;
let bank: FileBank;
beforeAll(async () => {
  test = await openTestDatabase();
  bank = new FileBank(test.db);
});
afterAll(async () => {
  bank.close();
  await test.close();
});

it("an instant payout is refused if the account's provider has none", async () => {
  const payee = await bank.buildPayee();
  const asked = askForPayout(test.db, payee, { means: bank.gateways.payouts, speed: 'instant' });
  await expect(asked).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: [{ field: 'speed', code: 'not_allowed' }] },
  });
});
