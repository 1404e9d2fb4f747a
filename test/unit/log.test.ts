/** What must never reach a log, whatever failed. */
import { execFileSync } from 'node:child_process';

const PERSONAL = 'In memory of my grandmother Ada';

/** The line that a process logs of a query of its that failed. */
function logFailedQuery(): string {
  const script = `
    const { createLog } = require('./log');
    const { DatabaseError } = require('sequelize');
    const driverError = Object.assign(new Error('Connection terminated unexpectedly'), {
      code: '57P01',
      detail: 'Key (message)=(${PERSONAL}) already exists.',
      sql: "INSERT INTO donations VALUES ('${PERSONAL}')",
      parameters: ['${PERSONAL}'],
    });
    createLog('test', 'error').error({ error: new DatabaseError(driverError) }, 'request failed');
  `;
  const root = `${__dirname}/../..`;
  return execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { cwd: root, encoding: 'utf8' });
}

it('tells of a failed query why it failed, and not what it was to store or find', () => {
  const line = logFailedQuery();
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    error: { message: 'Connection terminated unexpectedly', parent: { code: '57P01' } },
  });
  expect(line).not.toContain(PERSONAL);
});
