import { type Actor } from '../../domain/access/actor';
import { type Config } from '../../config';

/** The Temporal workflow that drives a resource, or for a plan the schedule that starts its workflows. */
type Driver = { workflow: string | null } | { schedule: string };

interface Reading {
  actor: Pick<Actor, 'isOperator'>;
  config: Pick<Config, 'temporalUiUrl' | 'temporalNamespace'>;
}

/** Presents the workflow or schedule of a resource, with its page in the Temporal UI. Only operators get the field. */
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
