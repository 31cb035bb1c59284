import { AppError } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { HttpContext } from "../http/http-context.js";

const tokenSchema = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  description: z.string().nullish(),
});
type Token = z.infer<typeof tokenSchema>;

const tokenState = z.object({ auth: z.object({ credentials: tokenSchema }) });

/** The sources that a line of the description of an API token names, `sources: my-crm, my-portal`; null where none does. */
export function namedSources(description: string | null | undefined): readonly string[] | null {
  const line = /^\s*sources:(.*)$/im.exec(description ?? "")?.[1];
  if (line === undefined) return null;
  return line
    .split(/[\s,;]+/)
    .map((name) => name.replace(/\.$/, "").toLowerCase())
    .filter((name) => name !== "");
}

/**
 * Why a token may not write a source, or null if it may: a token that names sources may write only these, any other
 * only those that no token names (decision 114).
 */
export function sourceProblem(token: Token | null, all: readonly Token[], source: string): string | null {
  const own = namedSources(token?.description);
  if (own?.includes(source)) return null;
  const add = `add "${source}" to the line "sources: …" of its description, under Settings › API Tokens`;
  if (token && own)
    return `the API token "${token.name}" may write ${own.map((name) => `"${name}"`).join(", ") || "no source"}; ${add}`;
  const owner = all.find(({ description }) => namedSources(description)?.includes(source));
  if (!owner) return null;
  return `"${source}" belongs to the API token "${owner.name}"; to let ${token ? `"${token.name}"` : "another one"} write it too, ${add}`;
}

/** Says for each source why the token of a call may not write it. */
async function problemsOf(strapi: Core.Strapi, ctx: HttpContext): Promise<(source: string) => string | null> {
  const caller = tokenState.safeParse(ctx.state);
  const stored: unknown = await strapi.db.query("admin::api-token").findMany({ select: ["id", "name", "description"] });
  const tokens = z.array(tokenSchema).parse(stored);
  return (source) => sourceProblem(caller.success ? caller.data.auth.credentials : null, tokens, source);
}

/** Says for each source whether the token of a call may write it. */
export async function canWriteSource(strapi: Core.Strapi, ctx: HttpContext): Promise<(source: string) => boolean> {
  const problemOf = await problemsOf(strapi, ctx);
  return (source) => problemOf(source) === null;
}

/** Rejects a call whose token may not write this source. */
export async function rejectForeignSource(strapi: Core.Strapi, ctx: HttpContext, source: string): Promise<void> {
  const message = (await problemsOf(strapi, ctx))(source);
  if (message !== null) throw new AppError("SOURCE_REFUSED", message, [{ field: "source", message }]);
}
