import { randomUUID } from "node:crypto";
import {
  AppError,
  forms,
  isMailAddress,
  mailPreviewQuestionSchema,
  mailPreviewSchema,
  mailTestQuestionSchema,
  mailTestSchema,
  type MailPreviewQuestion,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { domainOf } from "../mail/address-text.js";
import { drawMail, sayMail, senderOf } from "../mail/compose-mail.js";
import { deliver } from "../mail/deliver.js";
import { mailSources } from "../mail/mail-sources.js";
import { judgeFailure } from "../outbox/judge-failure.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { previewOfSubscription } from "./preview-of-subscription.js";
import { sampleLead } from "./sample-lead.js";

/** A mail as it would go out, to a visitor who is made up, about a home that is on the site. */
async function previewOf(strapi: Core.Strapi, { form, language, kind, texts }: MailPreviewQuestion) {
  if (kind === "alert" || kind === "renewal") {
    const content = await previewOfSubscription(strapi, kind, { form, language });
    return { content, drawn: await drawMail(content) };
  }
  const aboutHome = forms[form].recipient !== "agency";
  const listing = aboutHome ? await mailSources(strapi).anyHome() : null;
  const { content } = await sayMail(strapi, sampleLead(form, language, listing), kind, texts);
  return { content, drawn: await drawMail(content) };
}

export const previewController = ({ strapi }: { strapi: Core.Strapi }) => ({
  preview: endpoint(strapi, mailPreviewSchema, async (ctx: HttpContext) => {
    const { drawn } = await previewOf(strapi, parseInput(mailPreviewQuestionSchema, ctx.request.body));
    return drawn;
  }),

  /** FORM-11: goes out at once, past the outbox, so that staff read what the mail server says. */
  test: endpoint(strapi, mailTestSchema, async (ctx: HttpContext) => {
    const { to, ...question } = parseInput(mailTestQuestionSchema, ctx.request.body);
    const message = "is no e-mail address";
    if (!isMailAddress(to)) throw new AppError("INVALID_INPUT", message, [{ field: "to", message }]);
    const { content, drawn } = await previewOf(strapi, question);
    try {
      await deliver(strapi, {
        ...drawn,
        from: senderOf(strapi, content.brand.name),
        to: [to],
        replyTo: undefined,
        attachments: [],
        messageId: `<${randomUUID()}@${domainOf(pluginSettings(strapi).from)}>`,
        date: new Date(),
      });
      return { problem: null };
    } catch (cause) {
      return { problem: judgeFailure(cause).problem };
    }
  }),
});
