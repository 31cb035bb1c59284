import { z } from "zod";

/** Sale 0, rent 1. */
export const goalSchema = z.union([z.literal(0), z.literal(1)]);
export type Goal = z.infer<typeof goalSchema>;
