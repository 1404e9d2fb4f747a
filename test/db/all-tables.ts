/** All tables. Every table is exported by one of these files. */
import * as accounts from '../../db/tables/accounts';
import * as approvals from '../../db/tables/approvals';
import * as campaigns from '../../db/tables/campaigns';
import * as charities from '../../db/tables/charities';
import { type Table } from '../../db/tables/columns';
import * as discovery from '../../db/tables/discovery';
import * as gifts from '../../db/tables/gifts';
import * as guests from '../../db/tables/guests';
import * as ledger from '../../db/tables/ledger';
import * as matching from '../../db/tables/matching';
import * as members from '../../db/tables/members';
import * as messages from '../../db/tables/messages';
import * as persons from '../../db/tables/persons';
import * as payouts from '../../db/tables/payouts';
import * as plans from '../../db/tables/plans';
import * as receipts from '../../db/tables/receipts';
import * as refunds from '../../db/tables/refunds';
import * as sandbox from '../../db/tables/sandbox';
import * as sources from '../../db/tables/sources';
import * as verification from '../../db/tables/verification';
import * as volunteering from '../../db/tables/volunteering';

const FILES: Record<string, Table>[] = [
  accounts,
  approvals,
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
  persons,
  plans,
  receipts,
  refunds,
  sandbox,
  sources,
  verification,
  volunteering,
];

export const TABLES = FILES.flatMap((file) => Object.values(file));
