import { STOP_PATH } from '../paths';
import { type Link } from '../mail';

/** The link with which a former member stops a change. */
export function stopLink({ token }: { token: string }): Link {
  return { label: 'line.stopChange', path: `${STOP_PATH}?token=${encodeURIComponent(token)}` };
}
