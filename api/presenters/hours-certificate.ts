import { type z } from 'zod';
import { type VerifiedHours } from '../../db/queries/hours/verified';
import { type certificateSchema } from '../routes/hours/certificate-schema';

export type WireCertificate = z.input<typeof certificateSchema>;

interface Certified {
  volunteer: { id: string; name: string };
  /** The requested range of days. */
  from: string | null;
  to: string | null;
  hours: VerifiedHours[];
  issuedAt: Date;
}

/** Presents a volunteer's verified hours for readers outside the platform. */
export function presentCertificate({ volunteer, from, to, hours, issuedAt }: Certified): WireCertificate {
  return {
    volunteer: { id: volunteer.id, name: volunteer.name },
    from,
    to,
    total_hours: hours.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100,
    submissions: hours.map((one) => ({
      submission_id: one.id,
      charity: { id: one.charityId, name: one.charityName, ein: one.ein },
      date: one.workedOn,
      hours: one.hundredths / 100,
      description: one.description,
      verified_at: one.verifiedAt.toISOString(),
    })),
    issued_at: issuedAt.toISOString(),
  };
}
