/** Renders certificates of volunteer hours as PDF. */
import { type Readable } from 'node:stream';
import { type Letterhead } from './letterhead';
import { nameCharity, Paper, type Row } from './paper';
import { isolate } from './text-lines';

/** The content of a certificate. */
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

/** Renders the volunteer and the total, then every submission. */
export function renderCertificate(certificate: PrintedCertificate, letterhead: Letterhead): Readable {
  const { volunteer, from, to, total_hours: total, submissions, issued_at: issuedAt } = certificate;
  const paper = new Paper({ title: TITLE, madeAt: new Date(issuedAt), letterhead });
  paper.addHeading(TITLE);
  const first = from ?? submissions[0]?.date;
  const last = to ?? submissions.at(-1)?.date;
  paper.addRows([
    ['Volunteer', isolate(volunteer.name)],
    ...(first === undefined ? [] : [['From', first] satisfies Row]),
    ...(last === undefined ? [] : [['Until', last] satisfies Row]),
    ['Verified hours', String(total)],
    ['Issued', issuedAt.slice(0, 10)],
  ]);
  paper.addHeading('Work', 2);
  for (const submission of submissions) {
    const { charity, date, hours } = submission;
    paper.addRows([
      [date, `${hours} ${hours === 1 ? 'hour' : 'hours'}`],
      ...nameCharity(charity),
      ['Work', isolate(toOneLine(submission.description))],
      ['Verified', `${submission.verified_at.slice(0, 10)}, number ${submission.submission_id}`],
    ]);
  }
  paper.addParagraphs([
    'The charity of each entry, or a platform reviewer on its behalf, verified the entry under the number shown. ' +
      'A verification can be reversed later. This certificate lists the hours that were verified when it was issued.',
  ]);
  return paper.end();
}

/** Keeps a volunteer's text on one line, so that it cannot look like another entry. */
function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
