/** Explains that another program uses the port of the API. */
import { UserError } from '../admin/console';
import { type Config } from '../config';
import { ProgramFailure } from './launch';
import { isPortFree } from './ports';

type Wanted = Pick<Config, 'host' | 'port'>;

/**
 * Refuses a taken port before any service starts. Never falls back to another port, because clients expect
 * the configured one.
 */
export async function refuseTakenPort(wanted: Wanted): Promise<void> {
  const { host, port } = wanted;
  if (port !== 0 && !(await isPortFree(port, host))) throw takenPort(wanted);
}

/** Waits for the API. Its port was free at the start, but the first start fetches programs for minutes. */
export async function explainTakenPort<Started>(
  starting: Promise<Started>,
  wanted: Wanted,
): Promise<Started> {
  try {
    return await starting;
  } catch (error) {
    if (error instanceof ProgramFailure && error.isPortTaken) throw takenPort(wanted);
    throw error;
  }
}

function takenPort({ host, port }: Wanted): UserError {
  return new UserError(
    `Port ${port} on ${host} is in use by another program. Stop that program or choose another port: ` +
      `PORT=${port + 1} npm start (PORT=0 takes any free port).`,
  );
}
