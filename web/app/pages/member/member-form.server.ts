import type { Article, FormKey, Language, Lead } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { FormMessages } from "~/forms/site-form";
import type { OwnForm } from "~/forms/handle-form-post.server";
import { privacyVersion } from "~/forms/privacy-version.server";
import { textOf } from "~/i18n/text-of.server";
import type { Resolved } from "../resolve/resolve-path";

type Context = Pick<AppLoadContext, "replica">;

const form: FormKey = "contact-member";

/** CMS-15: the form on the page of a member of the team, with the interface's own messages; null on another page. */
export function memberForm(context: Context, { id, kind, title: name }: Article, language: Language) {
  if (kind !== "team") return null;
  const contact = {
    ...{ id: `member-${id}`, lang: language, form, picture: null, submitLabel: textOf(language, "team.send") },
    title: textOf(language, "team.write", { name }),
    introHtml: textOf(language, "team.writeIntro"),
  } satisfies FormMessages;
  return { contact, choices: {}, privacyVersion: privacyVersion(context, language) };
}

/** The longest name a lead stores. */
const nameLimit = 255;

/** The member whose page a form was sent from: the page says so, never the sender. */
export function leadMember({ replica }: Context, resolved: Resolved): NonNullable<Lead["member"]> | null {
  if (resolved.kind !== "article") return null;
  const article = replica.tree(resolved.language)?.articles[resolved.route.id];
  return article?.kind === "team" ? { id: article.id, name: article.title.slice(0, nameLimit) } : null;
}

/** The form that such a page accepts, and no other. */
export const ownFormOfMember = (context: Context, resolved: Resolved): OwnForm | null =>
  leadMember(context, resolved) && { form, listing: null, choices: {} };
