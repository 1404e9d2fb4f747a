/** An HTTP server that speaks as much of Twilio Verify as the platform asks: codes to phones, and their checks. */
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TwilioSettings } from '../../domain/users/phone-settings';

const CODE = '123456';
const MAX_CHECKS = 5;

interface Answer {
  status: number;
  body: object;
}

export interface TwilioDouble {
  settings: TwilioSettings;
  /** The code of every phone. */
  code: string;
  /** What was asked: the path after the service, and the form. */
  asked: { path: string; form: Record<string, string> }[];
  /** Answers the next request with this instead. */
  answerNext(answer: Answer): void;
  close(): Promise<void>;
}

const error = (status: number, code: number): Answer => ({
  status,
  body: { code, message: 'Refused', more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

export const INVALID_NUMBER = error(400, 60_200);
export const LANDLINE = error(400, 60_205);
export const MAX_SENDS_REACHED = error(429, 60_203);

export async function startTwilioDouble(): Promise<TwilioDouble> {
  const settings = {
    accountSid: `AC${'a'.repeat(32)}`,
    authToken: 'the-token-of-twilio',
    serviceSid: `VA${'b'.repeat(32)}`,
  };
  const asked: TwilioDouble['asked'] = [];
  const checksLeft = new Map<string, number>();
  let next: Answer | undefined;

  const answerTo = (path: string, { To: to = '', Code: code }: Record<string, string>): Answer => {
    const left = checksLeft.get(to);
    if (path === 'Verifications') {
      checksLeft.set(to, left ?? MAX_CHECKS);
      return { status: 201, body: { to, channel: 'sms', status: 'pending', valid: false } };
    }
    if (left === undefined) return error(404, 20_404);
    if (left === 0) return error(429, 60_202);
    checksLeft.set(to, left - 1);
    if (code !== CODE) return { status: 200, body: { to, status: 'pending', valid: false } };
    checksLeft.delete(to);
    return { status: 200, body: { to, status: 'approved', valid: true } };
  };

  const server = createServer((request, response) => {
    void read(request).then((form) => {
      const basic = Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64');
      const path = request.url?.replace(`/v2/Services/${settings.serviceSid}/`, '') ?? '';
      const isOurs = request.headers.authorization === `Basic ${basic}` && request.method === 'POST';
      asked.push({ path, form });
      const answer = next ?? (isOurs ? answerTo(path, form) : error(401, 20_003));
      next = undefined;
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    settings: { ...settings, apiUrl },
    code: CODE,
    asked,
    answerNext: (answer) => (next = answer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await text(request)));
}
