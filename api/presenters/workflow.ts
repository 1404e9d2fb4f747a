import { type Actor } from '../../db/queries/access/api-keys';
import { type Config } from '../../config';

/** What drives a thing at Temporal. A plan is a schedule, which starts workflows. */
type Driver = { workflow: string | null } | { schedule: string };

interface Reading {
  actor: Pick<Actor, 'isOperator'>;
  config: Pick<Config, 'temporalUiUrl' | 'temporalNamespace'>;
}

/** Shows operators what drives a thing, and where the Temporal UI shows it. Others get no such field. */
export function presentWorkflow(
  { actor, config }: Reading,
  driver: Driver,
): { workflow?: { id: string; url: string | null } | null } {
  if (!actor.isOperator) return {};
  const [kind, id] = 'schedule' in driver ? ['schedules', driver.schedule] : ['workflows', driver.workflow];
  if (id === null) return { workflow: null };
  const path = ['namespaces', config.temporalNamespace, kind, id].map(encodeURIComponent).join('/');
  const url =
    config.temporalUiUrl === undefined ? null : `${config.temporalUiUrl.replace(/\/$/, '')}/${path}`;
  return { workflow: { id, url } };
}
