import { z } from "zod";

/** GET and PUT /admin/first-steps: whether whoever is signed in has seen what to do first. */
export const onboardingSchema = z.object({ seen: z.boolean() });
