/** Adds the page /account, from which people reach the other pages of their account. */
import type Router from '@koa/router';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { listMemberCharities } from '../../db/queries/members/members';
import { requireRow } from '../../domain/errors';
import { isStaff } from '../access/resource';
import { addAccountPage } from './account-page';
import { OVERVIEW_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerOverview } from './pages/overview-page';

export function addOverviewRoutes(router: Router, environment: PagesEnvironment): void {
  const { db } = environment.dependencies;
  addAccountPage(router, environment, {
    path: OVERVIEW_PATH,
    async show(context, { owner, actor }) {
      const ids = await listMemberCharities(db, owner.userId);
      const charities = await Promise.all(ids.map((id) => findCharity(db, id)));
      answerOverview(context, {
        name: requireRow(await findUser(db, owner.userId), owner.userId).name,
        email: owner.email,
        mayDecide: isStaff(actor),
        charities: charities.filter((each) => each !== undefined),
      });
    },
    actions: {},
    refusals: { fields: [], faults: {}, errors: {} },
  });
}
