/** Adds the page /account/register, which creates an account for somebody whom no application asked to sign in. */
import type Router from '@koa/router';
import { registerByForm } from './interaction-routes';
import { type PagesEnvironment } from './page-routes';
import {
  answerRegister,
  REGISTER_BASE,
  REGISTER_PATH,
  REGISTER_SCRIPT,
  REGISTER_SCRIPT_PATH,
} from './pages/sign-in-pages';

export function addRegisterRoutes(router: Router, environment: PagesEnvironment): void {
  const { forms } = environment;
  const base = REGISTER_BASE;

  router.get(REGISTER_SCRIPT_PATH, (context) => {
    context.set('Cache-Control', 'public, max-age=3600');
    context.type = 'js';
    context.body = REGISTER_SCRIPT;
  });

  router.get(REGISTER_PATH, (context) => {
    answerRegister(context, { base, token: forms.token(context), scripts: [REGISTER_SCRIPT_PATH] });
  });
  router.post(REGISTER_PATH, async (context) => {
    const form = await forms.read(context);
    await registerByForm(environment, context, { base, interaction: null, form });
  });
}
