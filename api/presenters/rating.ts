import { type z } from 'zod';
import { type Rating } from '../../db/queries/trust/ratings';
import { ratingSchema } from '../routes/trust/schema';
import { project } from '../project';

/** Presents a rating without its author. */
export function presentRating(rating: Rating): z.input<typeof ratingSchema> {
  return project(ratingSchema, rating, {
    rating: rating.stars,
  });
}
