import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../../environment/strapi-services";
import { throwProblems, type StaffText } from "@gevel/core";

const text = z.string().nullish().catch(null);
/** The body of a form of the admin; Strapi reports its other problems. */
const sentSchema = z.object({
  password: z.string().min(1),
  email: text,
  username: text,
  firstname: text,
  lastname: text,
});
const stateSchema = z.object({ user: z.object({ email: text, firstname: text, lastname: text }) });

const message: StaffText = {
  nl: "Dit wachtwoord is te makkelijk te raden: veel mensen gebruiken het, of het bevat een naam of jaartal. Kies bijvoorbeeld vier woorden die niets met elkaar te maken hebben.",
  fr: "Ce mot de passe est trop facile à deviner : beaucoup de gens l’utilisent, ou il contient un nom ou une année. Choisissez par exemple quatre mots sans rapport entre eux.",
  en: "This password is too easy to guess: many people use it, or it holds a name or a year. Choose four words, for example, that have nothing to do with each other.",
};

async function rejectGuessed(strapi: Core.Strapi, sent: unknown, known: readonly (string | null | undefined)[]) {
  const parsed = sentSchema.safeParse(sent);
  if (!parsed.success) return;
  const { password, email, ...names } = parsed.data;
  const all = [...Object.values(names), email, ...(email?.split("@") ?? []), ...known];
  const knownWords = all.filter((name): name is string => typeof name === "string" && name !== "");
  if (await strapiService(strapi, "plugin::owner-stats.accounts").isGuessable(password, knownWords))
    throwProblems(strapi, [{ path: ["password"], message }]);
}

/** Before the routes of the admin at which staff choose a password. */
export function rejectGuessable(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const state = stateSchema.safeParse(ctx.state);
    const known = state.success ? Object.values(state.data.user) : [];
    // An invited user sends the password next to the token of the invitation.
    const body: unknown = ctx.request.body;
    const invited = z.object({ userInfo: z.unknown() }).safeParse(body);
    await rejectGuessed(strapi, invited.success && invited.data.userInfo ? invited.data.userInfo : body, known);
    await next();
  };
}

/** Staff may give an owner a password in the Content Manager. */
export function rejectGuessableOfOwners(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === "plugin::users-permissions.user" && (action === "create" || action === "update") && "data" in params)
      await rejectGuessed(strapi, params.data, []);
    return next();
  });
}
