import type { ContactForm, Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { privacyVersion } from "~/forms/privacy-version.server";
import { textOf } from "~/i18n/text-of.server";
import type { ProjectContent } from "~/projects/project-page-data";

export const projectFormId = (project: number) => `project-${project}`;

/** FORM-1: the form of every project, with the interface's own messages. */
export const projectForm = (
  context: Pick<AppLoadContext, "replica">,
  { id, choices }: Pick<ProjectContent, "id" | "choices">,
  language: Language,
) => ({
  contact: {
    id: projectFormId(id),
    lang: language,
    form: "contact-construction" as const,
    title: textOf(language, "projects.ask"),
    introHtml: textOf(language, "projects.askIntro"),
    submitLabel: textOf(language, "projects.send"),
    picture: null,
  } satisfies ContactForm,
  choices,
  privacyVersion: privacyVersion(context, language),
});
