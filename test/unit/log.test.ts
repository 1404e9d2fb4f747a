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

it('tells of a failed request to another server why it failed, and not with which credentials', () => {
  const script = `
    const { createLog } = require('./log');
    const headers = { 'X-TYPESENSE-API-KEY': 'a-secret-key' };
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', config: { headers }, request: { headers } });
    createLog('test', 'error').error({ error }, 'a batch failed');
  `;
  const root = `${__dirname}/../..`;
  const line = execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(JSON.parse(line)).toMatchObject({
    error: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  });
  expect(line).not.toContain('a-secret-key');
});
