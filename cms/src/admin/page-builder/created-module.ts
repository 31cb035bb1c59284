import { z } from "zod";

/** A module that was just made, as Strapi's field of relations takes one up. */
export const createdModuleSchema = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  locale: z.string(),
  name: z.string().nullish(),
  status: z.string().default("draft"),
});
export type CreatedModule = z.infer<typeof createdModuleSchema>;
