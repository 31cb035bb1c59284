import { AppError, leadAnswersSchema } from "@gevel/config";
import { endpoint, parseInput, staffLanguage, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { readLead } from "../lead/stored-lead.js";

type AdminContext = HttpContext & { params: unknown };

const named = z.object({ documentId: z.string().max(64) });

/** FORM-11: a lead's answers as text, in the user's language. */
export const answersController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, leadAnswersSchema, async () => {
      const { documentId } = parseInput(named, ctx.params, "params");
      const lead = await readLead(strapi, documentId);
      if (!lead) throw new AppError("PAGE_NOT_FOUND", `there is no lead ${documentId}`);
      const language = staffLanguage(strapi) ?? "en";
      const sources = mailSources(strapi);
      const answers = await factsOfLead(lead, language, (source, value) => sources.choice(source, value, language));
      const home = lead.listingId === null ? null : await sources.home(lead.listingId, language);
      return { ...answers, home: home && { title: home.title, place: home.place, url: home.url } };
    })(ctx);
  },
});
