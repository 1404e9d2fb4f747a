/** A mail server as far as SMTP goes: takes mails, or refuses them as told. */
import { createServer, type Socket } from 'node:net';
import { type AddressInfo } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Every mail that was taken, as it came. */
  taken: string[];
  refuseNext(times: number): void;
  /** Refuses the next recipients for good. */
  refuseRecipients(times: number): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const taken: string[] = [];
  let refusals = 0;
  let refusedRecipients = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let isData = false;
    socket.setEncoding('utf8').write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      text += String(part);
      for (let end = endOf(); end >= 0; end = endOf()) {
        const command = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) taken.push(command);
        socket.write(answer(command));
      }
    });
    const endOf = () => text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
    const answer = (command: string): string => {
      if (isData) {
        isData = false;
        return '250 taken\r\n';
      }
      if (/^DATA/i.test(command)) {
        isData = true;
        return '354 go on\r\n';
      }
      if (/^MAIL/i.test(command) && refusals > 0) {
        refusals -= 1;
        return '451 later\r\n';
      }
      if (/^RCPT/i.test(command) && refusedRecipients > 0) {
        refusedRecipients -= 1;
        return '550 no such user\r\n';
      }
      return /^QUIT/i.test(command) ? '221 bye\r\n' : '250 ok\r\n';
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    taken,
    refuseNext: (times) => (refusals = times),
    refuseRecipients: (times) => (refusedRecipients = times),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
