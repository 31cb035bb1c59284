import { formKeys, languageSchema, mailTextsSchema, storedMailTextsSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readMailTexts, usualTexts, writeMailTexts } from "../mail/mail-texts.js";

const place = z.object({ form: z.enum(formKeys), language: languageSchema });

type AdminContext = HttpContext & { params: unknown };

/** What staff say otherwise in mails to visitors, by form and language. */
export const textsController = ({ strapi }: { strapi: Core.Strapi }) => {
  const stored = async ({ form, language }: z.infer<typeof place>) => ({
    texts: await readMailTexts(strapi, form, language),
    usual: usualTexts(form, language),
  });
  return {
    async read(ctx: AdminContext): Promise<void> {
      await endpoint(strapi, storedMailTextsSchema, async () => stored(parseInput(place, ctx.params, "params")))(ctx);
    },
    async write(ctx: AdminContext): Promise<void> {
      await endpoint(strapi, storedMailTextsSchema, async () => {
        const { form, language } = parseInput(place, ctx.params, "params");
        await writeMailTexts(strapi, form, language, parseInput(mailTextsSchema, ctx.request.body));
        return stored({ form, language });
      })(ctx);
    },
  };
};
