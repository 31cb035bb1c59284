import { formKeys, languageSchema, mailTextsSchema, storedMailTextsSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readMailTexts, defaultMailTexts, writeMailTexts } from "../mail/mail-texts.js";

const textKey = z.object({ form: z.enum(formKeys), language: languageSchema });

type AdminContext = HttpContext & { params: unknown };

/** The texts by staff for mails to visitors, by form and language. */
export const mailTextsController = ({ strapi }: { strapi: Core.Strapi }) => {
  const stored = async ({ form, language }: z.infer<typeof textKey>) => ({
    texts: await readMailTexts(strapi, form, language),
    defaults: defaultMailTexts(form, language),
  });
  return {
    async read(ctx: AdminContext): Promise<void> {
      await endpoint(strapi, storedMailTextsSchema, async () => stored(parseInput(textKey, ctx.params, "params")))(ctx);
    },
    async write(ctx: AdminContext): Promise<void> {
      await endpoint(strapi, storedMailTextsSchema, async () => {
        const { form, language } = parseInput(textKey, ctx.params, "params");
        await writeMailTexts(strapi, form, language, parseInput(mailTextsSchema, ctx.request.body));
        return stored({ form, language });
      })(ctx);
    },
  };
};
