/** Answers in other media types than JSON, over real HTTP. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { z } from 'zod';
import { Content } from '../../../api/content';
import { errors } from '../../../api/middleware/errors';
import { handle } from '../../../api/middleware/handle';
import { type ApiDependencies, type Route, route } from '../../../api/route';
import { createLog } from '../../../log';

const log = createLog('api', 'silent');
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** Serves one route alone and answers its address. */
async function serve(answer: () => Content, changes: Partial<Route> = {}): Promise<string> {
  const report: Route = {
    ...route('GET /report', {
      summary: 'A report',
      scope: 'any',
      success: {
        status: 200,
        description: 'The report',
        schema: z.object({}),
        media: { 'text/csv': 'The same as rows' },
      },
      handle: ({ preferred }) =>
        Promise.resolve(preferred(['application/json', 'text/csv']) === 'text/csv' ? answer() : {}),
    }),
    operationId: 'getReport',
    tag: 'Test',
    ...changes,
  };
  const app = new Koa();
  app.silent = true;
  app.use(errors(log));
  app.use(async (context, next) => {
    Object.assign(context.state, { route: report, actor: {} });
    await next();
  });
  app.use(handle({ log } as unknown as ApiDependencies));
  const listener = app.callback();
  const server = createServer((request, response) => void listener(request, response));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/report`;
}

const csv = (body: Content['body']) => () => new Content('text/csv', body, 'report.csv');
const wanting = (accept: string) => ({ headers: { Accept: accept } });

it.each<[string, () => Content['body']]>([
  ['text', () => 'a,b\r\n'],
  ['bytes', () => Buffer.from('a,b\r\n')],
  ['a stream', () => Readable.from(['a,', 'b\r\n'])],
])('%s goes out as it is, in its media type and with a file name', async (_kind, body) => {
  const reply = await fetch(await serve(csv(body())), wanting('text/csv'));
  expect(await reply.text()).toBe('a,b\r\n');
  expect(reply.headers.get('Content-Type')).toMatch(/^text\/csv/);
  expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="report.csv"');
});

it('the Accept header chooses the format, and `*/*` gets JSON', async () => {
  const url = await serve(csv('a'));
  expect((await fetch(url, wanting('*/*'))).headers.get('Content-Type')).toMatch(/^application\/json/);
  expect((await fetch(url, wanting('text/csv, application/json;q=0.1'))).headers.get('Content-Type')).toMatch(
    /^text\/csv/,
  );
});

it('an empty stream is an empty answer', async () => {
  const reply = await fetch(await serve(csv(Readable.from([]))), wanting('text/csv'));
  expect([reply.status, await reply.text()]).toEqual([200, '']);
});

it('a stream that fails before its first byte is answered as an error', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('no rows')) });
  const reply = await fetch(await serve(csv(broken)), wanting('text/csv'));
  expect(reply.status).toBe(500);
  expect(await reply.json()).toMatchObject({ error: { code: 'INTERNAL_ERROR' } });
});

it('a stream that fails later breaks the connection, so that nobody takes a part for the whole', async () => {
  async function* rows() {
    yield 'a,b\r\n';
    await new Promise((later) => setImmediate(later));
    throw new Error('the database went away');
  }
  const reply = await fetch(await serve(csv(Readable.from(rows()))), wanting('text/csv'));
  expect(reply.status).toBe(200);
  await expect(reply.text()).rejects.toThrow();
});

it.each<[string, Partial<Route>]>([
  [
    'a media type that the route does not declare',
    { success: { status: 200, description: '', schema: z.object({}) } },
  ],
  ['a write, whose answer is kept as JSON', { method: 'post' }],
])('refuses %s', async (_why, changes) => {
  const reply = await fetch(await serve(csv('a'), changes), wanting('text/csv'));
  expect(reply.status).toBe(500);
});
