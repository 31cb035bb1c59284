import { createHash } from "node:crypto";
import {
  AppError,
  belgianDay,
  errors,
  fieldProblems,
  formCodes,
  formSchema,
  forms,
  formKeys,
  isAppError,
  placedFormKeys,
  thankYouPath,
  type FieldProblem,
  type FormCode,
  type FormDefinition,
  type FormKey,
  type Language,
  type Lead,
} from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { createPaths, pathTable } from "~/i18n/paths";
import type { FormAnswer } from "./form-answer";
import { optionValues, type FormChoices } from "./form-choices";
import { formChoices } from "./form-choices.server";
import { isWithinLimit } from "./hourly-limit.server";

const posted = z.object({
  form: z.enum(formKeys),
  contactId: z.string().min(1).max(64),
  website: z.string().default(""),
});

type Context = Pick<AppLoadContext, "replica" | "cms" | "log" | "visitorAddress">;

/** What a page of the site's own knows of its form. */
export interface OwnForm {
  form: FormKey;
  listing: Lead["listing"];
  choices: FormChoices;
}

const isPlaced = (form: FormKey) => placedFormKeys.some((key) => key === form);

/**
 * A form posted to the page it stands on. Right and stored: 303 to its thank-you page. Wrong, or not stored: the page
 * again with what was typed (FORM-2, FORM-4).
 */
export async function handleFormPost(request: Request, context: Context, language: Language, own?: OwnForm) {
  const body = await request.formData().catch(() => null);
  const head = posted.safeParse(Object.fromEntries(body ?? []));
  if (!body || !head.success) throw new AppError("INVALID_INPUT", "a post that is none of our forms");
  const { form, contactId, website } = head.data;
  // A form of the site's own is sent from its own page alone, and no other from there.
  if (own ? own.form !== form : !isPlaced(form)) throw new AppError("INVALID_INPUT", `a ${form} of another page`);
  const definition = forms[form];
  const values = valuesOf(definition, body);

  const choices = { ...formChoices(context, form, language), ...own?.choices };
  const rules = { options: optionValues(choices), today: belgianDay(new Date()) };
  const parsed = formSchema(definition, rules).safeParse(values);
  const answer = (failure: FormAnswer["failure"], problems: FormAnswer["problems"] = {}) =>
    data({ kind: "form-answer", contactId, failure, problems, values } satisfies FormAnswer, {
      status: failure === "fields" ? 422 : errors[failure].status,
      headers: { "cache-control": "no-store" },
    });
  if (!parsed.success) return answer("fields", problemsOf(parsed.error));

  const thanks = thanksAddress(context, language, thankYouPath(definition, parsed.data));
  // Only a machine fills in what nobody sees; it learns nothing from the answer.
  if (website !== "") return redirect(thanks, 303);
  if (!(await isWithinLimit(form, definition, context.visitorAddress))) return answer("TOO_MANY_REQUESTS");
  const listing = own?.listing ?? null;
  // Remix asks for data without the slash.
  const page = new URL(request.url).pathname.replace(/\/*$/, "/").slice(0, 500);
  try {
    const { created } = await context.cms.storeLead({
      key: submissionKey(form, language, parsed.data, listing?.id ?? (definition.aboutPage ? page : null)),
      form,
      language,
      page,
      privacyVersion: privacyVersion(context, language),
      listing,
      data: parsed.data,
    });
    if (definition.once && !created) return answer(definition.once.told);
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.log.error({ err: error, form }, "a form could not be stored");
    return answer(codeOf(error, definition));
  }
  return redirect(thanks, 303);
}

/** What the CMS refused by the catalogue's own name is told by it; anything else means that nothing was sent. */
const codeOf = ({ code }: AppError, { notStored }: FormDefinition): FormCode =>
  formCodes.find((known) => known === code) ?? notStored ?? "MAIL_NOT_SENT";

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
 * the form is kept and sent to many visitors; the same words about another listing or project are another one. FORM-8:
 * what is asked once is known by its own fields, an address in whatever case.
 */
function submissionKey(form: FormKey, language: Language, sent: Lead["data"], subject: number | string | null): string {
  const { fields, once } = forms[form];
  const known = (name: string) => {
    const isEmail = fields.some((field) => field.name === name && field.kind === "email");
    return isEmail ? String(sent[name]).toLowerCase() : sent[name];
  };
  const about = once ? [form, subject, ...once.by.map(known)] : [belgianDay(new Date()), form, language, sent, subject];
  return createHash("sha256").update(JSON.stringify(about)).digest("hex");
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
