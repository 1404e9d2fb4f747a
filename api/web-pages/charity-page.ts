/** Serves /charity, where members work for their charity. */
import type Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { speak } from '../../texts/languages';
import { type ApiDependencies } from '../route';
import { answerAccountPage } from './account-page';
import { languageOf } from './language';

export function addCharityPages(router: Router, limit: Middleware, dependencies: ApiDependencies): void {
  router.get(/^\/charity(?:\/.*)?$/, limit, (context: Context) => {
    answerCharity(context, dependencies);
  });
}

export function answerCharity(context: Context, { config }: Pick<ApiDependencies, 'config'>): void {
  const language = languageOf(context, config.environment);
  const say = speak('web-pages', language);
  answerAccountPage(context, {
    config,
    language,
    family: 'charity',
    title: say('charityTitle'),
    needsScript: say('charityNeedsScript'),
  });
}
