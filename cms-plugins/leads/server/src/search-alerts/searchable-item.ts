import { z } from "zod";

const storedListing = z.object({
  ...{
    goal: z.union([z.literal(0), z.literal(1), z.literal("project")]),
    price: z
      .number()
      .nullable()
      .transform((price) => price ?? NaN),
  },
  ...{ rooms: z.array(z.number()), webIds: z.array(z.number()), zones: z.array(z.string()) },
});

/** The searchable form of a listing or project, parsed from storage. */
export const searchableItem = z.array(storedListing);
