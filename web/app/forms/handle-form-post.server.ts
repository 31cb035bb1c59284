import { createHash } from "node:crypto";
import {
  AppError,
  fieldProblems,
  formSchema,
  forms,
  formKeys,
  isAppError,
  thankYouPath,
  type FieldProblem,
  type FormDefinition,
  type Language,
} from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { createPaths, pathTable } from "~/i18n/paths";
import type { FormAnswer } from "./form-answer";
import { formChoices } from "./form-choices.server";

const posted = z.object({
  form: z.enum(formKeys),
  contactId: z.string().min(1).max(64),
  website: z.string().default(""),
});

type Context = Pick<AppLoadContext, "replica" | "cms" | "log">;

/**
 * A form posted to the page it stands on. Right and stored: 303 to its thank-you page. Wrong, or not stored: the page
 * again with what was typed (FORM-2, FORM-4).
 */
export async function handleFormPost(request: Request, context: Context, language: Language) {
  const body = await request.formData().catch(() => null);
  const head = posted.safeParse(Object.fromEntries(body ?? []));
  if (!body || !head.success) throw new AppError("INVALID_INPUT", "a post that is none of our forms");
  const { form, contactId, website } = head.data;
  const definition = forms[form];
  const values = valuesOf(definition, body);

  const choices = formChoices(context, form, language);
  const options = Object.fromEntries(
    Object.entries(choices).map(([name, list]) => [name, list.map(({ value }) => value)]),
  );
  const parsed = formSchema(definition, options).safeParse(values);
  const answer = (failure: FormAnswer["failure"], problems: FormAnswer["problems"], status: number) =>
    data({ kind: "form-answer", contactId, failure, problems, values } satisfies FormAnswer, {
      status,
      headers: { "cache-control": "no-store" },
    });
  if (!parsed.success) return answer("fields", problemsOf(parsed.error), 422);

  const thanks = thanksAddress(context, language, thankYouPath(definition, parsed.data));
  // Only a machine fills in what nobody sees; it learns nothing from the answer.
  if (website !== "") return redirect(thanks, 303);
  try {
    await context.cms.storeLead({
      key: submissionKey([form, language, parsed.data]),
      form,
      language,
      // Remix asks for data without the slash.
      page: new URL(request.url).pathname.replace(/\/*$/, "/").slice(0, 500),
      privacyVersion: privacyVersion(context, language),
      data: parsed.data,
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.log.error({ err: error, form }, "a form could not be stored");
    return answer("not-sent", {}, 503);
  }
  return redirect(thanks, 303);
}

function valuesOf({ fields }: FormDefinition, body: FormData): Record<string, string[]> {
  return Object.fromEntries(
    fields.map(({ name }) => [name, body.getAll(name).filter((value) => typeof value === "string")]),
  );
}

/** The schema's messages are the kinds of problem. */
function problemsOf(error: z.ZodError): Record<string, FieldProblem> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [
      String(path[0]),
      fieldProblems.find((problem) => problem === message) ?? "required",
    ]),
  );
}

/**
 * FORM-5: the same words on the same day are the same submission. Made of what was sent, because the page that holds
 * the form is kept and sent to many visitors.
 */
function submissionKey(sent: unknown): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" }).format(new Date());
  return createHash("sha256")
    .update(JSON.stringify([day, sent]))
    .digest("hex");
}

function privacyVersion({ replica }: Context, language: Language): string {
  return replica.tree(language)?.routes.find(({ originalPath }) => originalPath === "privacy")?.modifiedAt ?? "";
}

/** The thank-you page, the one above it where staff have not published it, else the home page. */
function thanksAddress({ replica }: Context, language: Language, originalPath: string): string {
  const paths = createPaths(pathTable(replica.tree(language)?.routes ?? [], language, replica.defaultLanguage));
  const above = originalPath.split("/").slice(0, 2).join("/");
  return paths.byOriginalPath(originalPath) ?? paths.byOriginalPath(above) ?? paths.home;
}
