import { hasPriority } from '../../../db/queries/access/api-keys';
import { listStatementRows } from '../../../db/queries/statements/lines';
import { validationError } from '../../../domain/errors';
import { toParts } from '../../../domain/statements/parts';
import { renderStatement } from '../../../gateways/pdf/statement';
import { Content } from '../../content';
import { presentStatementTable, writeStatementJson } from '../../presenters/statement';
import { letterheadOf } from '../../../gateways/pdf/letterhead';
import { defineRoute } from '../../route';
import { openExport } from '../../running-exports';
import { toCsv } from '../../../gateways/tables/csv';
import { loadPeriod } from './load';
import { type STATEMENT_FORMATS, statementParams, statementQuery, statementSchema } from './schema';

type Format = (typeof STATEMENT_FORMATS)[number];

const MEDIA_TYPES = {
  json: 'application/json',
  pdf: 'application/pdf',
  csv: 'text/csv',
} as const satisfies Record<Format, string>;

export const getStatement = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/statements/{period}',
  operationId: 'getStatement',
  tag: 'Statements',
  summary: "Read a charity's statement of a month or a year",
  description:
    'For members of the charity and operators. In each currency the opening balance and all lines add up to the closing balance, which opens the next month. A closed month never changes.',
  scope: 'charities:read',
  params: statementParams,
  query: statementQuery,
  success: {
    status: 200,
    description: 'The statement. Answers of any length are streamed.',
    schema: statementSchema,
    media: {
      [MEDIA_TYPES.pdf]: 'The same content as a printable PDF',
      [MEDIA_TYPES.csv]: 'RFC 4180, UTF-8, column names in the first line, with a line for each balance',
    },
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor, config, now, preferred }) {
    const loaded = await loadPeriod({ db, actor, params, now });
    const { charity, period } = loaded;
    const format = query.format ?? formatOf(preferred(Object.values(MEDIA_TYPES)));
    const { currency } = query;
    if (format === 'csv' && currency === undefined) {
      throw validationError([{ field: 'currency', code: 'required', message: 'is required for csv' }]);
    }
    const open = () => {
      const parts = toParts(listStatementRows(db, { charityId: charity.id, period, currency }));
      if (format === 'csv') return toCsv(presentStatementTable(parts));
      if (format === 'json') return writeStatementJson(loaded, parts);
      return renderStatement(loaded, parts, { madeAt: now, letterhead: letterheadOf(config) });
    };
    const stream = await openExport(open, { goesFirst: await hasPriority(db, actor.accountId) });
    return new Content(MEDIA_TYPES[format], stream, `statement-${period.name}.${format}`);
  },
});

function formatOf(mediaType: string | undefined): Format {
  if (mediaType === MEDIA_TYPES.pdf) return 'pdf';
  return mediaType === MEDIA_TYPES.csv ? 'csv' : 'json';
}
