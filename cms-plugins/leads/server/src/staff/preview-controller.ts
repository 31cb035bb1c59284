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
  renewal,
  subscriptionsOfForm,
  type FormKey,
  type Language,
  type MailContent,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { domainOf } from "../mail/address-text.js";
import { renderMail, senderOf } from "../mail/render-mail.js";
import { renderFormMail } from "../sending/compose-lead-mail.js";
import { deliver } from "../mail/deliver.js";
import { mailSources } from "../mail/mail-sources.js";
import { classifyFailure } from "../outbox/classify-failure.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { renewalContent } from "../subscriptions/renewal/compose-renewal.js";
import type { SubscriptionDetails } from "../subscriptions/subscription-row.js";
import { alertContent } from "../search-alerts/compose-alert.js";
import type { StoredLead } from "../lead/stored-lead.js";

const sampleAnswers: Readonly<Record<string, string>> = {
  firstName: "An",
  lastName: "Peeters",
  email: "an.peeters@example.org",
  friendEmail: "bo@example.org",
  phone: "0470123456",
  address: "Grote Markt 1",
  zip: "2000",
  city: "Antwerpen",
  minPrice: "250000",
  maxPrice: "400000",
};

/** A visitor who filled in every field, for previews and test mails. */
function sampleLead(form: FormKey, language: Language, listing: { id: number; reference: string } | null): StoredLead {
  const data = Object.fromEntries(
    forms[form].fields.map(({ name, kind, options }): [string, string | string[]] => {
      const choices: readonly string[] = typeof options === "string" ? [] : (options ?? []);
      const first = choices[0] ?? "";
      if (kind === "choices") return [name, first ? [first] : []];
      if (kind === "box") return [name, "yes"];
      if (kind === "long") return [name, "…"];
      return [name, sampleAnswers[name] ?? first];
    }),
  );
  return {
    documentId: "",
    form,
    language,
    page: `/${language}/`,
    name: "An Peeters",
    email: sampleAnswers.email ?? "",
    listingId: listing?.id ?? null,
    listingReference: listing?.reference ?? null,
    projectId: null,
    projectName: null,
    memberId: null,
    memberName: null,
    data,
  };
}

const year = 365 * 86_400_000;

/** An invented visitor's subscription by the form; the newsletter if the form has none. */
function sampleSubscription(form: FormKey, language: Language): SubscriptionDetails {
  const [requested] = subscriptionsOfForm(form, sampleLead(form, language, null).data);
  const confirmed = Date.now() - renewal.years * year;
  return {
    ...{ key: "preview", lead: "preview", language, text_version: null, since: null },
    ...{
      kind: requested?.kind ?? "newsletter",
      wish: requested?.wish ?? null,
      frequency: requested?.frequency ?? null,
    },
    ...{ asked_at: confirmed, confirmed_at: confirmed, renewed_at: null, asked_again_at: null },
    ...{ paused_at: null, ended_at: null, ended_by: null },
  };
}

/** A subscription's mail as it would be sent; an alert has a listing that is on the site. */
async function previewOfSubscription(
  strapi: Core.Strapi,
  kind: "alert" | "renewal",
  { form, language }: { form: FormKey; language: Language },
): Promise<MailContent> {
  const row = sampleSubscription(form, language);
  if (kind === "renewal") return (await renewalContent(strapi, row, Date.now())).content;
  const sources = mailSources(strapi);
  const any = await sources.anyListing();
  const home = any && (await sources.home(any.id, language));
  const items = home ? [{ ...home, kind: "property" as const, priceFell: false }] : [];
  return (await alertContent(strapi, row, { items, more: [] })).content;
}

/** A mail as it would be sent, to an invented visitor, about a listing on the site. */
async function previewOf(strapi: Core.Strapi, { form, language, kind, texts }: MailPreviewRequest) {
  if (kind === "alert" || kind === "renewal") {
    const content = await previewOfSubscription(strapi, kind, { form, language });
    return { content, rendered: await renderMail(content) };
  }
  const isAboutListing = ["agent", "friend"].includes(forms[form].recipient);
  const listing = isAboutListing ? await mailSources(strapi).anyListing() : null;
  const { content } = await renderFormMail(strapi, sampleLead(form, language, listing), kind, texts);
  return { content, rendered: await renderMail(content) };
}

export const previewController = ({ strapi }: { strapi: Core.Strapi }) => ({
  preview: endpoint(strapi, mailPreviewSchema, async (ctx: HttpContext) => {
    const { rendered } = await previewOf(strapi, parseInput(mailPreviewRequestSchema, ctx.request.body));
    return rendered;
  }),

  /** FORM-11: sent at once, bypassing the outbox, so that staff see the mail server's reply. */
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
