/** What must never reach a log, whatever failed. */
import { execFileSync } from 'node:child_process';

const PERSONAL = 'In memory of my grandmother Ada';

/** The line that a process logs that runs this. */
function lineOf(script: string): string {
  return execFileSync(
    process.execPath,
    ['--import', 'tsx', '-e', `const { createLog } = require('./log'); ${script}`],
    { cwd: `${__dirname}/..`, encoding: 'utf8' },
  );
}

it('tells of a failed query why it failed, and not what it was to store or find', () => {
  const line = lineOf(`
    const { DatabaseError } = require('sequelize');
    const driverError = Object.assign(new Error('Connection terminated unexpectedly'), {
      code: '57P01',
      detail: 'Key (message)=(${PERSONAL}) already exists.',
      sql: "INSERT INTO donations VALUES ('${PERSONAL}')",
      parameters: ['${PERSONAL}'],
    });
    createLog('test', 'error').error({ error: new DatabaseError(driverError) }, 'request failed');
  `);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    error: { message: 'Connection terminated unexpectedly', parent: { code: '57P01' } },
  });
  expect(line).not.toContain(PERSONAL);
});

it('tells of a failed request to another server why it failed, and not with which credentials', () => {
  const line = lineOf(`
    const headers = { 'X-TYPESENSE-API-KEY': 'a-secret-key' };
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', config: { headers }, request: { headers } });
    createLog('test', 'error').error({ error }, 'a batch failed');
  `);
  expect(JSON.parse(line)).toMatchObject({
    error: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  });
  expect(line).not.toContain('a-secret-key');
});

it('hides secrets and personal data by their names, at every depth and in lists', () => {
  const line = lineOf(`
    const at = new Date(0);
    createLog('test', 'info').info({ email: 'a@b.c', at, one: { token: 't0', two: [{ three: { secret: 's3', id: 7 } }] } }, 'seen');
  `);
  const hidden = '[redacted]';
  expect(JSON.parse(line)).toMatchObject({
    email: hidden,
    at: '1970-01-01T00:00:00.000Z',
    one: { token: hidden, two: [{ three: { secret: hidden, id: 7 } }] },
  });
});

it('hides what a child logger has of its own, and writes a line of what holds itself', () => {
  const line = lineOf(`
    const loop = { password: 'p4' };
    loop.loop = [loop];
    createLog('test', 'info').child({ token: 't5', requestId: 'request_1' }).info({ loop }, 'seen');
  `);
  const hidden = '[redacted]';
  expect(JSON.parse(line)).toMatchObject({
    token: hidden,
    requestId: 'request_1',
    loop: { password: hidden, loop: [{ password: hidden }] },
    msg: 'seen',
  });
});

it('hides card numbers, wherever they are', () => {
  const line = lineOf(`
    const error = new Error('declined: 4111 1111 1111 1111');
    createLog('test', 'info').info({ path: '/v1/donations/4111111111111111', error, one: ['5555-5555-5555-4444'] }, 'seen');
  `);
  expect(JSON.parse(line)).toMatchObject({ path: '[redacted]', one: ['[redacted]'] });
  expect(line).not.toMatch(/1111|5555/);
});

it('hides the keys of the payment processor, wherever they are', () => {
  const line = lineOf(`
    const error = new Error('Invalid API Key provided: sk_live_4eC39HqLyjWDarjtT1zdp7dc');
    const stripe = { secretKey: 'rk1', webhookSecret: 'wh1', client_secret: 'cs1' };
    createLog('test', 'info').info({ error, stripe, one: ['whsec_abc', 'pi_3P_secret_abc'] }, 'seen');
  `);
  expect(line).not.toMatch(/sk_live|rk1|wh1|cs1|whsec_abc|_secret_abc/);
  expect(JSON.parse(line)).toMatchObject({ msg: 'seen', one: ['[redacted]', '[redacted]'] });
});
