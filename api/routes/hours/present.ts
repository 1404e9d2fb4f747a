import { type Database } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { type Hours, listHoursTimelines } from '../../../db/queries/hours/hours';
import { type VerifiedHours } from '../../../db/queries/hours/verified';
import { GivingError, notFound } from '../../../domain/errors';
import { Content } from '../../content';
import { presentCertificate, type WireCertificate } from '../../presenters/hours-certificate';
import { renderCertificate } from '../../../letters/documents/hours-certificate';
import { type Edition } from '../../../letters/paper/paper';
import { presentHours } from '../../presenters/hours';

/** Presents a submission with its current timeline. */
export async function presentOne(db: Database, hours: Hours) {
  const timelines = await listHoursTimelines(db, [hours.id]);
  return presentHours(hours, timelines.get(hours.id) ?? []);
}

interface Certified {
  volunteerUserId: string;
  /** First and last requested day. */
  from: string | null;
  to: string | null;
  hours: VerifiedHours[];
  issuedAt: Date;
}

/** Presents a volunteer's certificate. If `pdf` is given, returns a PDF file with this name. */
export async function presentCertified(
  db: Database,
  { volunteerUserId, ...certified }: Certified,
  pdf: (Edition & { name: string }) | undefined,
): Promise<WireCertificate | Content> {
  const volunteer = await findUser(db, volunteerUserId);
  if (volunteer === undefined) throw notFound('user');
  const certificate = presentCertificate({ ...certified, volunteer });
  if (pdf === undefined) return certificate;
  return new Content('application/pdf', renderCertificate(certificate, pdf), pdf.name);
}

/** Presents the result of one decision: the new status of the submission, or the error. */
export function presentResult({
  submissionId,
  result,
}: {
  submissionId: string;
  result: Hours | GivingError;
}) {
  if (!(result instanceof GivingError)) {
    return { submission_id: submissionId, status: result.status, error: null };
  }
  const { code, message, details } = result;
  return { submission_id: submissionId, status: null, error: { code, message, details } };
}
