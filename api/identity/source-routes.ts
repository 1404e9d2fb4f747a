/** Adds the pages under /account/sources, on which people manage how they pay. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { listPledgesOfSource } from '../../db/queries/matching/pledges';
import { countPlansOfSource } from '../../db/queries/plans/plans';
import {
  findSource,
  isSourceRemoved,
  listSources,
  type StoredSource,
} from '../../db/queries/sources/sources';
import { GivingError, isRefusal, notFound, validationError } from '../../domain/errors';
import { findSandboxSource } from '../../domain/sandbox/sources';
import { SOURCES_PER_USER, type SourceKind } from '../../domain/sources/source';
import { addSourceOnce } from '../../operations/sources/add-source';
import { makeDefault, removeSource } from '../../operations/sources/change-source';
import { askForSource, readSourceNow } from '../ask-processor';
import { idOfForm, newFormKey } from './form-key';
import { type Form } from './forms';
import { SOURCES_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { SETUP_SCRIPT, SETUP_SCRIPT_PATH } from './pages/processor-form';
import { answerRemoval, answerSetup, answerSources } from './pages/sources-page';
import { sayError } from './refusals';
import { seeOther } from './see-other';
import { withSignedInUser } from './security-session';
import { answerSignInReturn } from './sign-in-return';
import { sayIn } from './language';

type Handler = (context: Context, userId: string, form: Form) => Promise<void>;

export function addSourceRoutes(router: Router, environment: PagesEnvironment): void {
  const { db } = environment.dependencies;
  router.get(SETUP_SCRIPT_PATH, (context) => {
    context.set('Cache-Control', 'public, max-age=3600');
    context.type = 'js';
    context.body = SETUP_SCRIPT;
  });

  router.get(SOURCES_PATH, async (context) => {
    if (!answerSignInReturn(context, SOURCES_PATH))
      await withSignedInUser(environment, context, SOURCES_PATH, (userId) =>
        showSources(environment, context, userId),
      );
  });

  router.get(`${SOURCES_PATH}/:source_id`, async (context: Context & { params: Record<string, string> }) => {
    const id = context.params.source_id ?? '';
    // The processor sends the browser back here with the client secret of the setup in the URL. Drops the
    // query.
    if (context.querystring !== '') seeOther(context, `${SOURCES_PATH}/${encodeURIComponent(id)}`);
    else
      await withSignedInUser(environment, context, SOURCES_PATH, (userId) =>
        showSetup(environment, context, { userId, id }),
      );
  });

  const post = (action: string, handle: Handler) =>
    router.post(`${SOURCES_PATH}/${action}`, async (context) => {
      const form = await environment.forms.read(context);
      await withSignedInUser(environment, context, SOURCES_PATH, (userId) => handle(context, userId, form));
    });

  post('add', (context, userId, form) => add(environment, context, { userId, form }));

  post('default', async (context, userId, { source_id: sourceId = '' }) => {
    await inTransaction(db, (tx) => makeDefault(tx, { sourceId, userId, isDefault: true }));
    seeOther(context, SOURCES_PATH, 'done:source_default');
  });

  post('remove', (context, userId, form) => remove(environment, context, { userId, form }));
}

async function showSources(
  { dependencies: { db, gateways }, forms }: PagesEnvironment,
  context: Context,
  userId: string,
  fault?: string,
): Promise<void> {
  answerSources(context, {
    path: SOURCES_PATH,
    token: forms.token(context),
    formKey: newFormKey(),
    processor: gateways.processor.name,
    sources: await sourcesOf(db, userId),
    fault,
  });
}

/** Shows the processor's form, or the list once the setup is finished. */
async function showSetup(
  { dependencies: { db, gateways } }: PagesEnvironment,
  context: Context,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const source = await findSource(db, id, userId);
  const now = source === undefined ? undefined : await readSourceNow({ db, gateways }, source);
  if (now === undefined) throw notFound('payment source');
  if (now.setup === null) seeOther(context, SOURCES_PATH, 'done:source_added');
  else answerSetup(context, { path: SOURCES_PATH, source: now.source, setup: now.setup });
}

interface SentForm {
  userId: string;
  form: Form;
}

async function add(environment: PagesEnvironment, context: Context, sent: SentForm): Promise<void> {
  const { db } = environment.dependencies;
  try {
    // An old form that is sent again does not bring back what its owner has removed since.
    if (await isSourceRemoved(db, idOf(sent), sent.userId)) {
      seeOther(context, SOURCES_PATH);
      return;
    }
    const { id, status } = (await findAdded(environment, sent)) ?? (await addNew(environment, sent));
    if (status === 'requires_action') seeOther(context, `${SOURCES_PATH}/${id}`);
    else seeOther(context, SOURCES_PATH, 'done:source_added');
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await showSources(
      environment,
      context,
      sent.userId,
      sayError(sayIn(context), error, { LIMIT_EXCEEDED: 'tooManySources' }),
    );
  }
}

/**
 * Finds the source that this form has added before its answer was lost, or a setup of the same kind that is not finished.
 * The processor is then not asked for another one.
 */
async function findAdded(
  { dependencies: { db, gateways } }: PagesEnvironment,
  { userId, form }: SentForm,
): Promise<StoredSource | undefined> {
  const { kind, token } = choiceOf(form);
  const sources = await sourcesOf(db, userId);
  const isUnfinished = ({ status, processor, kind: other }: StoredSource) =>
    token === undefined &&
    status === 'requires_action' &&
    processor === gateways.processor.name &&
    kind === other;
  return sources.find(({ id }) => id === idOf({ userId, form })) ?? sources.find(isUnfinished);
}

/** Asks the processor under an id that this form has each time it is sent, so that the processor stores one source. */
async function addNew(
  { dependencies: { db, gateways, clock = () => new Date() } }: PagesEnvironment,
  { userId, form }: SentForm,
): Promise<StoredSource> {
  const { kind, token } = choiceOf(form);
  const asked = await askForSource({ db, gateways }, { id: idOf({ userId, form }), userId, kind, token });
  const at = clock();
  const addition = { ...asked, userId, processor: gateways.processor.name, kind };
  return inTransaction(db, (tx) =>
    addSourceOnce({ tx, at }, { ...addition, isSaved: true, isDefault: false }),
  );
}

function idOf({ userId, form }: SentForm): `source_${string}` {
  const { kind, token = kind } = choiceOf(form);
  return idOfForm('source', { key: form.form_key, userId, choice: token });
}

/** Reads the choice in the form: a test source of the sandbox, or a kind for the processor's form. */
function choiceOf({ test_source: token, kind }: Form): { kind: SourceKind; token: string | undefined } {
  const test = token === undefined ? undefined : findSandboxSource(token);
  if (test !== undefined) return { kind: test.kind, token };
  if (kind === 'card' || kind === 'ach') return { kind, token: undefined };
  throw validationError([{ field: 'kind', code: 'not_allowed', message: 'choose what to add' }]);
}

async function remove(
  environment: PagesEnvironment,
  context: Context,
  { userId, form }: SentForm,
): Promise<void> {
  const { db, clock = () => new Date() } = environment.dependencies;
  const { source_id: sourceId = '', replace_with: replaceWith, confirmed } = form;
  const source = await findSource(db, sourceId, userId);
  if (confirmed !== 'yes') {
    if (source === undefined) throw notFound('payment source');
    await askForRemoval(environment, context, { userId, source });
    return;
  }
  // A browser sends the form again when the answer was lost. Then the source is removed already.
  if (source === undefined) {
    seeOther(context, SOURCES_PATH, 'done:source_removed');
    return;
  }
  try {
    await inTransaction(db, (tx) => removeSource({ tx, at: clock() }, { sourceId, userId, replaceWith }));
    seeOther(context, SOURCES_PATH, 'done:source_removed');
  } catch (error) {
    if (!(error instanceof GivingError) || error.code !== 'CONFLICT') throw error;
    await askForRemoval(environment, context, { userId, source });
  }
}

async function askForRemoval(
  { dependencies: { db }, forms }: PagesEnvironment,
  context: Context,
  { userId, source }: { userId: string; source: StoredSource },
): Promise<void> {
  answerRemoval(context, {
    path: SOURCES_PATH,
    token: forms.token(context),
    source,
    plans: await countPlansOfSource(db, source.id),
    pendingPlans: await countPlansOfSource(db, source.id, 'pending'),
    pledges: (await listPledgesOfSource(db, userId, source.id)).length,
    candidates: (await sourcesOf(db, userId)).filter(
      ({ id, kind, status }) => id !== source.id && kind === source.kind && status === 'ready',
    ),
  });
}

async function sourcesOf(
  db: PagesEnvironment['dependencies']['db'],
  userId: string,
): Promise<StoredSource[]> {
  return (await listSources(db, userId, { limit: SOURCES_PER_USER, offset: 0 })).sources;
}
