import { textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { staffLanguage } from "../staff-language/staff-language";

/** Fields that a copy cannot include and that no form shows, by the name in Strapi's error. */
const fieldNames: Readonly<Record<string, StaffText>> = {
  childMenus: { nl: "Items eronder", fr: "Entrées en dessous", en: "Entries below it" },
};

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
    const language = staffLanguage();
    const translated = details.prohibitedFields.map(([path, reason]) => [
      path.map((name) => (fieldNames[name] ? textIn(fieldNames[name], language) : name)),
      reason,
    ]);
    Object.assign(z.object({ error: z.object({ details: z.custom<object>() }) }).parse(ctx.body).error.details, {
      prohibitedFields: translated,
    });
  };
  cloneRoute.config = {
    ...cloneRoute.config,
    middlewares: [...(cloneRoute.config?.middlewares ?? []), translateErrors],
  };
}
