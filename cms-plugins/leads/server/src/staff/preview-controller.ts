import { randomUUID } from "node:crypto";
import {
  AppError,
  forms,
  isMailAddress,
  mailPreviewRequestSchema,
  mailPreviewSchema,
  mailTestRequestSchema,
  mailTestResponseSchema,
  type MailPreviewRequest,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { domainOf } from "../mail/address-text.js";
import { renderMail, renderFormMail, senderOf } from "../mail/compose-mail.js";
import { deliver } from "../mail/deliver.js";
import { mailSources } from "../mail/mail-sources.js";
import { classifyFailure } from "../outbox/classify-failure.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { previewOfSubscription } from "./preview-of-subscription.js";
import { sampleLead } from "./sample-lead.js";

/** A mail as it would go out, to a visitor who is made up, about a home that is on the site. */
async function previewOf(strapi: Core.Strapi, { form, language, kind, texts }: MailPreviewRequest) {
  if (kind === "alert" || kind === "renewal") {
    const content = await previewOfSubscription(strapi, kind, { form, language });
    return { content, rendered: await renderMail(content) };
  }
  const isAboutListing = forms[form].recipient !== "agency";
  const listing = isAboutListing ? await mailSources(strapi).anyListing() : null;
  const { content } = await renderFormMail(strapi, sampleLead(form, language, listing), kind, texts);
  return { content, rendered: await renderMail(content) };
}

export const previewController = ({ strapi }: { strapi: Core.Strapi }) => ({
  preview: endpoint(strapi, mailPreviewSchema, async (ctx: HttpContext) => {
    const { rendered } = await previewOf(strapi, parseInput(mailPreviewRequestSchema, ctx.request.body));
    return rendered;
  }),

  /** FORM-11: goes out at once, past the outbox, so that staff read what the mail server says. */
  test: endpoint(strapi, mailTestResponseSchema, async (ctx: HttpContext) => {
    const { to, ...question } = parseInput(mailTestRequestSchema, ctx.request.body);
    const message = "is no e-mail address";
    if (!isMailAddress(to)) throw new AppError("INVALID_INPUT", message, [{ field: "to", message }]);
    const { content, rendered } = await previewOf(strapi, question);
    try {
      await deliver(strapi, {
        ...rendered,
        from: senderOf(strapi, content.brand.name),
        to: [to],
        replyTo: undefined,
        attachments: [],
        messageId: `<${randomUUID()}@${domainOf(pluginSettings(strapi).from)}>`,
        date: new Date(),
      });
      return { problem: null };
    } catch (cause) {
      return { problem: classifyFailure(cause).problem };
    }
  }),
});
