import { z } from "zod";
import { errors, isErrorCode } from "../errors.js";

/** The answer to a request that failed: the catalogue's code, and the fields at fault where there are any. */
export const failureSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errors).filter(isErrorCode)),
    messageId: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).readonly(),
  }),
});
export type Failure = z.infer<typeof failureSchema>;
