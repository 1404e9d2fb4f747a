import { type z } from 'zod';
import { type Rating } from '../../db/queries/trust/ratings';
import { type ratingSchema } from '../routes/trust/schema';

/** Presents a rating without its author. */
export function presentRating(rating: Rating): z.input<typeof ratingSchema> {
  return {
    charity_id: rating.charityId,
    rating: rating.stars,
    comment: rating.comment,
    created_at: rating.createdAt.toISOString(),
    updated_at: rating.updatedAt.toISOString(),
  };
}
