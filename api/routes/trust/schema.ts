import { z } from 'zod';
import { TRUST_FACTORS } from '../../../domain/trust/score';
import { listEnvelope, textField, timeField } from '../../fields';

export const ratingRequestSchema = z
  .strictObject({ rating: z.int().min(1).max(5), comment: textField(1_000).optional() })
  .meta({ id: 'RatingRequest' });

export const ratingSchema = z
  .object({
    charity_id: z.string(),
    rating: z.int().meta({ description: '1 to 5' }),
    comment: z.string().nullable(),
    created_at: timeField,
    updated_at: timeField,
  })
  .meta({ id: 'Rating', description: 'What a donor thinks; it never names the donor' });

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
        weight: z.number().meta({ description: 'The points it can give; all weights make 100' }),
        points: z.number().meta({ description: 'The points it gives now' }),
        basis: z.string().meta({ description: 'What they rest on' }),
      }),
    ),
    badges: z.array(z.string()),
    scored_at: timeField.nullable().meta({ description: 'null while nothing is known of the charity' }),
  })
  .meta({ id: 'Trust' });
