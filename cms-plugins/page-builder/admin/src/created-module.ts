import { z } from "zod";

/** A new module, in the form Strapi's relation field accepts. */
export const createdModuleSchema = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  locale: z.string(),
  name: z.string().nullish(),
  status: z.string().default("draft"),
});
export type CreatedModule = z.infer<typeof createdModuleSchema>;
