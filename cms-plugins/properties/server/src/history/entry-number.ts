import { parseInput } from "@gevel/core";
import { z } from "zod";

const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The number of the entry that a request of the admin names. */
export const entryNumber = (ctx: { params: unknown }): number => parseInput(params, ctx.params).id;
