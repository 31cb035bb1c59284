import { textIn, type StaffText } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { staffLanguage } from "./staff-language";

/** Fields that a copy cannot take along and that no form shows, by the name that Strapi would tell staff. */
const names: Readonly<Record<string, StaffText>> = {
  childMenus: { nl: "Items eronder", fr: "Entrées en dessous", en: "Entries below it" },
};

const routesSchema = z.object({ admin: z.object({ routes: z.array(z.custom<Core.Route>()) }) });
const refusedSchema = z.object({
  error: z.object({ details: z.object({ prohibitedFields: z.array(z.tuple([z.array(z.string()), z.string()])) }) }),
});

/** CMS-11: Strapi refuses a copy that would take a relation from the original, and names it as the code does. */
export function nameCopiedFields(strapi: Core.Strapi): void {
  const { routes } = routesSchema.parse(strapi.plugin("content-manager").routes).admin;
  const copy = routes.find(({ handler }) => handler === "collection-types.autoClone");
  if (!copy) throw new Error("Strapi's content manager has no route that copies an entry");
  const inStaffWords: Core.MiddlewareHandler = async (ctx, next) => {
    await next();
    const refused = refusedSchema.safeParse(ctx.body).data;
    if (!refused) return;
    const { details } = refused.error;
    const language = staffLanguage();
    const told = details.prohibitedFields.map(([path, reason]) => [
      path.map((name) => (names[name] ? textIn(names[name], language) : name)),
      reason,
    ]);
    Object.assign(z.object({ error: z.object({ details: z.custom<object>() }) }).parse(ctx.body).error.details, {
      prohibitedFields: told,
    });
  };
  copy.config = { ...copy.config, middlewares: [...(copy.config?.middlewares ?? []), inStaffWords] };
}
