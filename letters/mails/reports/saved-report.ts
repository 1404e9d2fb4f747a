/** Brings the recipients of a saved report its file. */
import { type Readable } from 'node:stream';
import { type Database } from '../../../db/database';
import { listFeeExport } from '../../../db/queries/fees/export';
import { isMember } from '../../../db/queries/members/members';
import { findReport, type SavedReport } from '../../../db/queries/reports/saved-reports';
import { type DayRange } from '../../../domain/fees/periods';
import { MAX_ATTACHED_BYTES } from '../../../domain/reports/saved-report';
import { type Attachment } from '../../../gateways/mail/mailer';
import { TABLE_FORMATS, tableOfPostings } from '../../tables/fee-export';
import { nameOfCharity, type NoticeMail } from '../mail';

interface News {
  reportId: string;
  reportName: string;
  charityId: string;
  charityName: string;
  /** The first and the last day, as ISO 8601. */
  from: string;
  to: string;
  /** False if the file is too large for an email. */
  isAttached: boolean;
}

export const savedReport: NoticeMail<News> = {
  example: {
    reportId: 'savedreport_01m7zrgg3w0dvw7sakaks4a7hd',
    reportName: 'Card gifts of the month',
    charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    from: '2027-01-01',
    to: '2027-01-31',
    isAttached: true,
  },
  gather: async ({ db }, { userId, subject }) => {
    const [id = '', from = '', to = ''] = subject.split('/');
    const report = await findReport(db, id);
    if (report === undefined || !(await isMember(db, report.charityId, userId))) return undefined;
    const attachment = await attachReport(db, report, { from, to });
    const { charityId, name: reportName } = report;
    const charityName = await nameOfCharity(db, charityId);
    const news = { reportId: id, charityId, charityName, reportName, from, to };
    return {
      news: { ...news, isAttached: attachment !== undefined },
      attachments: attachment === undefined ? [] : [attachment],
    };
  },
  write: ({ reportId, reportName, charityId, charityName, from, to, isAttached }, { print }) => ({
    subject: 'saved_report.subject',
    values: { reportId, reportName, charityId, charityName, from: print.day(from), to: print.day(to) },
    paragraphs: ['line.charity', isAttached ? 'saved_report.attached' : 'saved_report.tooLarge'],
    links: [{ label: 'saved_report.read', path: '/docs/rules/reports' }],
  }),
};

/** Returns undefined if the file is too large for a mail. */
async function attachReport(
  db: Database,
  report: SavedReport,
  range: DayRange,
): Promise<Attachment | undefined> {
  const { charityId, paymentMethod, tier, format, columns } = report;
  const filter = {
    ...range,
    charityIds: [charityId],
    method: paymentMethod ?? undefined,
    tier: tier ?? undefined,
  };
  const { mediaType, write } = TABLE_FORMATS[format];
  const table = tableOfPostings(range, listFeeExport(db, filter), { columns, language: 'en' });
  const file = await readUpTo(write(table), MAX_ATTACHED_BYTES);
  return (
    file && {
      filename: `report-${range.from}-${range.to}.${format}`,
      contentType: mediaType,
      base64: file.toString('base64'),
    }
  );
}

/** Reads a whole stream. If the stream exceeds `maxBytes`, stops reading and returns undefined. */
async function readUpTo(stream: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const piece = Buffer.from(chunk as Buffer | string);
    bytes += piece.length;
    // Leaving the loop closes the stream and its cursor.
    if (bytes > maxBytes) return undefined;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
