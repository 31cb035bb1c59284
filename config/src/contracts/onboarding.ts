import { z } from "zod";

/** GET and PUT /onboarding/first-steps: whether the signed-in user has seen the onboarding. */
export const onboardingSchema = z.object({ seen: z.boolean() });
