import { hasPriority } from '../../../db/queries/access/api-keys';
import { listStatementRows } from '../../../db/queries/statements/lines';
import { validationError, GivingError } from '../../../domain/errors';
import { toParts } from '../../../domain/statements/parts';
import { renderStatement } from '../../../letters/documents/statement';
import { Content } from '../../content';
import { presentStatementTable, writeStatementJson } from '../../presenters/statement';
import { letterheadOf } from '../../../letters/paper/letterhead';
import { languageOf } from '../../print';
import { route, routes } from '../../route';
import { openExport } from '../../running-exports';
import { toCsv } from '../../../letters/tables/csv';
import { loadPeriod } from './load';
import {
  type STATEMENT_FORMATS,
  statementParams,
  statementQuery,
  statementSchema,
  statementProofQuery,
  statementProofSchema,
} from './schema';
import { findLeaf } from '../../../db/queries/receipt-log/leaves';
import { findStatement, isMonthHashed } from '../../../db/queries/statements/months';
import { presentFullProof } from '../../presenters/receipt-proof';
import { loadLeafProof } from '../receipt-log/load';

type Format = (typeof STATEMENT_FORMATS)[number];

const MEDIA_TYPES = {
  json: 'application/json',
  pdf: 'application/pdf',
  csv: 'text/csv',
} as const satisfies Record<Format, string>;

const MESSAGES = {
  year: 'Only a month has a proof. A year is proven by its months.',
  open: 'This month is not closed yet, so it has no proof.',
  pending: 'No signed checkpoint covers this statement yet. Try again later.',
  empty: 'This statement has neither lines nor a balance, so it has no proof.',
  network: 'No receipt log was open when this month was closed, so it has no proof.',
} satisfies Record<string, string>;

export const statementRoutes = routes('Statements', {
  getStatement: route('GET /v1/charities/{charity_id}/statements/{period}', {
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
        [MEDIA_TYPES.csv]:
          'RFC 4180, UTF-8 with a byte order mark, column names in the first line, with a line for each balance',
      },
    },
    async handle({ db, params, query, actor, config, now, preferred }) {
      const loaded = await loadPeriod({ db, actor, params, now });
      const { charity, period } = loaded;
      const format = query.format ?? formatOf(preferred(Object.values(MEDIA_TYPES)));
      const { currency } = query;
      if (format === 'csv' && currency === undefined) {
        throw validationError([{ field: 'currency', code: 'required', message: 'is required for csv' }]);
      }
      const language = await languageOf(db, actor);
      const open = () => {
        const parts = toParts(listStatementRows(db, { charityId: charity.id, period, currency }));
        if (format === 'csv') return toCsv(presentStatementTable(parts));
        if (format === 'json') return writeStatementJson(loaded, parts);
        const letterhead = letterheadOf(config);
        return renderStatement(loaded, parts, { madeAt: now, letterhead, language });
      };
      const stream = await openExport(open, { goesFirst: await hasPriority(db, actor.accountId) });
      return new Content(MEDIA_TYPES[format], stream, `statement-${period.name}.${format}`);
    },
  }),

  getStatementProof: route('GET /v1/charities/{charity_id}/statements/{period}/proof', {
    summary: "Read the proof that a closed month's statement is in the receipt log",
    description:
      "The leaf has the SHA-256 of the RFC 8785 text of the currency's object in `statements`. A statement without a proof is a 404, whose `details.reason` is `open`, `pending`, `empty` (a month without lines and balance), `year` or `network`: no receipt log was open.",
    scope: 'charities:read',
    params: statementParams,
    query: statementProofQuery,
    success: { status: 200, description: 'The proof', schema: statementProofSchema },
    errors: ['NOT_FOUND'],
    async handle({ db, params, query, actor, now }) {
      const { charity, period, closed } = await loadPeriod({ db, actor, params, now });
      const { firstMonth: month, lastMonth } = period;
      if (month !== lastMonth) throw withoutProof('year');
      if (!closed) throw withoutProof('open');
      const statement = await findStatement(db, { charityId: charity.id, month, currency: query.currency });
      if (statement === undefined) throw withoutProof((await isMonthHashed(db, month)) ? 'empty' : 'pending');
      if (statement.leafHash === null) throw withoutProof('network');
      const leaf = await findLeaf(db, statement.leafHash);
      const proof = leaf === undefined ? undefined : await loadLeafProof(db, leaf);
      if (proof === undefined) throw withoutProof('pending');
      return { ...presentFullProof(proof), later: [] };
    },
  }),
});

function formatOf(mediaType: string | undefined): Format {
  if (mediaType === MEDIA_TYPES.pdf) return 'pdf';
  return mediaType === MEDIA_TYPES.csv ? 'csv' : 'json';
}

function withoutProof(reason: keyof typeof MESSAGES): GivingError {
  return new GivingError('NOT_FOUND', MESSAGES[reason], { reason });
}
