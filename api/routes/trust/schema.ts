import { z } from 'zod';
import { MOST_STARS, TRUST_FACTORS, TRUST_REASONS } from '../../../domain/trust/score';
import { listEnvelope, textField, timeField } from '../../fields';

export const ratingRequestSchema = z
  .strictObject({ rating: z.int().min(1).max(MOST_STARS), comment: textField(1_000).optional() })
  .meta({ id: 'RatingRequest' });

export const ratingSchema = z
  .object({
    charity_id: z.string(),
    rating: z.int().meta({ description: '1 to 5' }),
    comment: z.string().nullable(),
    created_at: timeField,
    updated_at: timeField,
  })
  .meta({ id: 'Rating', description: "A donor's opinion. It never names the donor." });

export const ratingListSchema = listEnvelope('ratings', ratingSchema).meta({ id: 'RatingList' });

export const trustBandField = z
  .enum(['New/Unverified', 'Basic Trust', 'High Trust', 'Exceptional Trust'])
  .meta({ description: '0-40, 41-70, 71-90, 91-100' });

export const trustSchema = z
  .object({
    charity_id: z.string(),
    trust_score: z.int().min(0).max(100),
    trust_band: trustBandField,
    factors: z.array(
      z.object({
        name: z.enum(TRUST_FACTORS),
        weight: z.number().meta({ description: 'Maximum points of the factor. All weights add up to 100.' }),
        points: z.number().meta({ description: 'Current points of the factor' }),
        basis: z.string().meta({ description: 'Explains how the charity got these points' }),
        reason: z.object({ code: z.enum(TRUST_REASONS), figures: z.record(z.string(), z.number()) }).meta({
          description:
            'What `basis` says, for programs. `figures` are its numbers: `gifts` and `days`, `mean`, `most` and `ratings`, `disputes`, or `days`',
        }),
      }),
    ),
    badges: z.array(z.string()),
    scored_at: timeField.nullable().meta({ description: 'null until the charity is first scored' }),
  })
  .meta({ id: 'Trust' });
