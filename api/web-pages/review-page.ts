/** Serves /review, where reviewers and operators decide. */
import type Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { speak } from '../../texts/languages';
import { type ApiDependencies } from '../route';
import { answerAccountPage } from './account-page';
import { languageOf } from './language';

export function addReviewPages(router: Router, limit: Middleware, dependencies: ApiDependencies): void {
  router.get(/^\/review(?:\/.*)?$/, limit, (context: Context) => {
    answerReview(context, dependencies);
  });
}

export function answerReview(context: Context, { config }: Pick<ApiDependencies, 'config'>): void {
  const language = languageOf(context, config.environment);
  const say = speak('web-pages', language);
  answerAccountPage(context, {
    config,
    language,
    family: 'review',
    title: say('reviewTitle'),
    needsScript: say('reviewNeedsScript'),
  });
}
