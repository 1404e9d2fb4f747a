/** All tables, for Sequelize. Every table is exported by one of these files. */
import * as accounts from './accounts';
import * as campaigns from './campaigns';
import * as charities from './charities';
import { type Table } from './columns';
import * as discovery from './discovery';
import * as gifts from './gifts';
import * as guests from './guests';
import * as ledger from './ledger';
import * as matching from './matching';
import * as members from './members';
import * as messages from './messages';
import * as payouts from './payouts';
import * as plans from './plans';
import * as receipts from './receipts';
import * as refunds from './refunds';
import * as sandbox from './sandbox';
import * as sources from './sources';
import * as verification from './verification';
import * as volunteering from './volunteering';

const FILES: Record<string, Table>[] = [
  accounts,
  campaigns,
  charities,
  discovery,
  gifts,
  guests,
  ledger,
  matching,
  members,
  messages,
  payouts,
  plans,
  receipts,
  refunds,
  sandbox,
  sources,
  verification,
  volunteering,
];

export const TABLES = FILES.flatMap((file) => Object.values(file));
