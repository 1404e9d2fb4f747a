/** Renders certificates of volunteer hours as PDF. */
import { type Readable } from 'node:stream';
import { formatEin } from '../../domain/receipts/receipt';
import { addHeading, addParagraphs, addRows, openPdf, type Row } from './document';

/** What a certificate shows. */
export interface PrintedCertificate {
  volunteer: { name: string };
  from: string | null;
  to: string | null;
  total_hours: number;
  submissions: {
    submission_id: string;
    charity: { name: string; ein: string | null };
    date: string;
    hours: number;
    description: string;
    verified_at: string;
  }[];
  issued_at: string;
}

const TITLE = 'Certificate of volunteer hours';

/** Shows the volunteer and the total, then every submission. */
export function renderCertificate(certificate: PrintedCertificate): Readable {
  const { volunteer, from, to, total_hours: total, submissions, issued_at: issuedAt } = certificate;
  const document = openPdf(TITLE, issuedAt);
  addHeading(document, TITLE);
  const first = from ?? submissions[0]?.date;
  const last = to ?? submissions.at(-1)?.date;
  addRows(document, [
    ['Volunteer', volunteer.name],
    ...(first === undefined ? [] : [['From', first] satisfies Row]),
    ...(last === undefined ? [] : [['Until', last] satisfies Row]),
    ['Verified hours', String(total)],
    ['Issued', issuedAt.slice(0, 10)],
  ]);
  for (const submission of submissions) {
    const { charity, date, hours } = submission;
    const ein = charity.ein === null ? '' : ` (EIN ${formatEin(charity.ein)})`;
    addRows(document, [
      [date, `${hours} ${hours === 1 ? 'hour' : 'hours'}, ${charity.name}${ein}`],
      ['Work', toOneLine(submission.description)],
      ['Verified', `${submission.verified_at.slice(0, 10)}, number ${submission.submission_id}`],
    ]);
  }
  addParagraphs(document, [
    'The charity of each entry, or a platform reviewer on its behalf, verified the entry under the number shown. ' +
      'A verification can be reversed later. This certificate lists the hours that were verified when it was issued.',
  ]);
  document.end();
  return document;
}

/** Keeps a volunteer's text on one line, so that it cannot look like another entry. */
function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
