/** A port that another program takes while `npm start` fetches and builds ends the start with the usual advice. */
import { createServer, type Server } from 'node:net';
import { UserError } from '../../admin/console';
import { startApi } from '../../local/own-processes';
import { LOOPBACK, reservePort } from '../../local/ports';
import { explainTakenPort, refuseTakenPort } from '../../local/taken-port';
import { useTemporaryHome } from '../support/temporary-home';

const home = useTemporaryHome();
let other: Server | undefined;
afterEach(() => other?.close());

/** Another program takes the port. */
function takePort(port: number): Promise<void> {
  other = createServer();
  return new Promise((resolve) => other?.listen(port, LOOPBACK, resolve));
}

it('says so before anything starts, and also if the port is taken meanwhile', async () => {
  const free = await reservePort(0);
  const { port } = free;
  const wanted = { host: LOOPBACK, port };
  const advice = new RegExp(
    `^Port ${String(port)} on ${LOOPBACK} is in use by another program\\. .* PORT=${String(port + 1)} npm start`,
  );
  await refuseTakenPort(wanted);
  free.release();
  await takePort(port);
  await expect(refuseTakenPort(wanted)).rejects.toThrow(advice);
  const settings = { HOST: LOOPBACK, PORT: String(port) };
  const start = explainTakenPort(startApi({ home: home() }, settings), wanted);
  await expect(start).rejects.toThrow(advice);
  await expect(start).rejects.toBeInstanceOf(UserError);
}, 60_000);

it('passes on every other failure', async () => {
  const failure = new Error('the database is away');
  const start = explainTakenPort(Promise.reject(failure), { host: LOOPBACK, port: 3000 });
  await expect(start).rejects.toBe(failure);
});
