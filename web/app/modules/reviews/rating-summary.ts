import type { Testimonial } from "@gevel/config";

export const starSteps = [5, 4, 3, 2, 1] as const;

/** What reviews say together; those without stars are counted, and change neither average nor steps. */
export interface RatingSummary {
  count: number;
  /** With stars. */
  rated: number;
  /** From 1 to 5, to one decimal; null without stars. */
  average: number | null;
  /** How many have so many stars, in the order of {@link starSteps}. */
  steps: readonly number[];
}

export function ratingSummary(reviews: readonly Pick<Testimonial, "rating">[]): RatingSummary {
  const ratings = reviews.flatMap(({ rating }) => rating ?? []);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    count: reviews.length,
    rated: ratings.length,
    average: ratings.length === 0 ? null : Math.round((sum / ratings.length) * 10) / 10,
    steps: starSteps.map((stars) => ratings.filter((rating) => rating === stars).length),
  };
}
