import { parseJson } from '../json';
import { type ApiDependencies } from '../route';
import { validateParts } from '../validate';
import { type ApiContext, required } from './state';

/** The last step: validate the request, run the endpoint's handler, answer what it returns. */
export function handle({ db, gateways, config, log }: ApiDependencies) {
  return async (context: ApiContext): Promise<void> => {
    const route = required(context.state.route, 'the route');
    const actor = required(context.state.actor, 'the actor');
    const [query, body] = validateParts([
      { schema: route.query, value: queryOf(context), name: 'query' },
      { schema: route.body, value: bodyOf(context), name: 'body' },
    ]);
    const answer = await route.handle({
      params: context.state.params ?? {},
      query,
      body,
      actor,
      db: context.state.transaction ?? db,
      gateways,
      config,
      log: log.child({ requestId: context.state.requestId }),
      now: new Date(),
    });
    context.status = route.success.status;
    context.body = answer;
  };
}

/** The query's parameters; one that is given twice stays an array, which no schema takes. */
function queryOf(context: ApiContext): Record<string, unknown> {
  return { ...context.query };
}

function bodyOf(context: ApiContext): unknown {
  const { rawBody } = context.state;
  return rawBody === undefined || rawBody.length === 0 ? {} : parseJson(rawBody);
}
