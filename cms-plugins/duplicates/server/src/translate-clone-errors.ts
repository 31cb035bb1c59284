import { staffLanguage, textIn } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { duplicatedTypes } from "./duplicated-types.js";

const routesSchema = z.object({ admin: z.object({ routes: z.array(z.custom<Core.Route>()) }) });
const rejectedSchema = z.object({
  error: z.object({ details: z.object({ prohibitedFields: z.array(z.tuple([z.array(z.string()), z.string()])) }) }),
});

/** CMS-11: Strapi refuses a copy that would take a relation from the original, and names it as the code does. */
export function translateCloneErrors(strapi: Core.Strapi): void {
  const { routes } = routesSchema.parse(strapi.plugin("content-manager").routes).admin;
  const cloneRoute = routes.find(({ handler }) => handler === "collection-types.autoClone");
  if (!cloneRoute) throw new Error("Strapi's content manager has no route that duplicates an entry");
  const translateErrors: Core.MiddlewareHandler = async (ctx, next) => {
    await next();
    const rejected = rejectedSchema.safeParse(ctx.body).data;
    if (!rejected) return;
    const { details } = rejected.error;
    const language = staffLanguage(strapi);
    const hidden = new Map(
      [...duplicatedTypes(strapi).values()].flatMap(({ hiddenFields = {} }) => Object.entries(hiddenFields)),
    );
    const nameOf = (field: string) => {
      const name = hidden.get(field);
      return name === undefined ? field : textIn(name, language);
    };
    const translated = details.prohibitedFields.map(([path, reason]) => [path.map(nameOf), reason]);
    Object.assign(z.object({ error: z.object({ details: z.custom<object>() }) }).parse(ctx.body).error.details, {
      prohibitedFields: translated,
    });
  };
  cloneRoute.config = {
    ...cloneRoute.config,
    middlewares: [...(cloneRoute.config?.middlewares ?? []), translateErrors],
  };
}
