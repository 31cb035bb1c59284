import { isAppError } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { answerFailure } from "./endpoint.js";
import type { HttpContext } from "./http-context.js";
import { parseInput } from "./parse-input.js";

export type StaffContext = HttpContext & { params?: unknown; state?: unknown };

interface Contract<Input extends z.ZodType, Output extends z.ZodType> {
  input: Input;
  from: "query" | "body";
  output: Output;
}

const paramsSchema = z.object({ id: z.string().min(1).max(64) });

/** The entry that an address names. */
export const entryOf = ({ params }: StaffContext): string => parseInput(paramsSchema, params).id;

/**
 * A handler of an admin route whose errors are messages for staff: they are sent in Strapi's own format, which the
 * admin shows. Input and output are parsed.
 */
export const staffHandler =
  <Input extends z.ZodType, Output extends z.ZodType>(
    strapi: Core.Strapi,
    { input, from, output }: Contract<Input, Output>,
    handle: (input: z.infer<Input>, ctx: StaffContext) => Promise<z.input<Output>>,
  ) =>
  async (ctx: StaffContext): Promise<void> => {
    try {
      const given = parseInput(input, from === "query" ? ctx.query : (ctx.request.body ?? {}));
      const body = output.parse(await handle(given, ctx));
      ctx.status = 200;
      ctx.body = body;
    } catch (cause) {
      if (!isAppError(cause)) throw cause;
      answerFailure(strapi, ctx, cause);
    }
  };
