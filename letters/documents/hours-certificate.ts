/** Renders certificates of volunteer hours as PDF. */
import { type Readable } from 'node:stream';
import { speak } from '../../texts/languages';
import { type Edition, Paper, type Row } from '../paper/paper';
import { isolate } from '../paper/text-lines';
import { nameCharity } from './charity-rows';

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

/** Renders the volunteer and the total, then every submission. */
export function renderCertificate(
  certificate: PrintedCertificate,
  { letterhead, language }: Edition,
): Readable {
  const { volunteer, from, to, total_hours: total, submissions, issued_at: issuedAt } = certificate;
  const say = speak('documents', language);
  const title = say('certificate');
  const paper = new Paper({ title, madeAt: new Date(issuedAt), letterhead, language });
  paper.addHeading(title);
  const first = from ?? submissions[0]?.date;
  const last = to ?? submissions.at(-1)?.date;
  paper.addRows([
    [say('volunteer'), isolate(volunteer.name)],
    ...(first === undefined ? [] : [[say('from'), first] satisfies Row]),
    ...(last === undefined ? [] : [[say('until'), last] satisfies Row]),
    [say('verifiedHours'), String(total)],
    [say('issued'), issuedAt.slice(0, 10)],
  ]);
  paper.addHeading(say('submissions'), 2);
  for (const submission of submissions) {
    const { charity, date, hours, submission_id: id, verified_at: verifiedAt } = submission;
    paper.addRows([
      [date, say('hours', { hours })],
      ...nameCharity(say, charity),
      [say('work'), isolate(toOneLine(submission.description))],
      [say('verified'), say('verifiedUnder', { day: verifiedAt.slice(0, 10), id })],
    ]);
  }
  paper.addParagraphs([say('certificateNote')]);
  return paper.end();
}

/** Keeps a volunteer's text on one line, so that it cannot look like another entry. */
function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
