import {
  belgianDay,
  errors,
  fieldProblems,
  formCodes,
  formSchema,
  forms,
  isAppError,
  type FieldProblem,
  type FormCode,
  type FormDefinition,
  type FormKey,
  type Language,
  type Lead,
  AppError,
  formKeys,
  placedFormKeys,
} from "@gevel/config";
import { data, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { CaptchaProblem } from "./captcha/captcha";
import { newPicture, taskAfter, checkCaptcha, type CaptchaVerdict } from "./captcha/captcha-task.server";
import { returnedId, type FormAnswer } from "./form-answer";
import type { IntakeResult } from "./lead-intake";
import { optionValues, type FormChoices } from "./form-choices";
import { formChoices } from "./form-choices.server";
import { checkLimits } from "./limits/check-limits.server";
import { privacyVersion, shownPrivacyVersion } from "./privacy-version.server";
import { needsSlot, slotOptions } from "~/appointments/shown-slots.server";
import { thankSender } from "./thank-sender.server";
import { createHash } from "node:crypto";
import { isInPopup } from "./form-ids";

const posted = z.object({
  form: z.enum(formKeys),
  contactId: z.string().min(1).max(64),
  website: z.string().default(""),
  privacyVersion: z.string().max(64).default(""),
  /** For a form in a popup: the path of the page below. */
  openedOn: z
    .string()
    .max(500)
    .regex(/^\/[\w./%-]*$/)
    .optional()
    .catch(undefined),
});

const isPlaced = (form: FormKey) => placedFormKeys.some((key) => key === form);

/** A post that is one of our forms, not yet validated. */
interface FormPost extends z.infer<typeof posted> {
  body: FormData;
  values: Record<string, string[]>;
  /** Path of the form's page. */
  page: string;
  /** The same for the same values on the same page. */
  fingerprint: string;
}

/** Reads a posted form; INVALID_INPUT if it is not one, or belongs to another page. `own` is that page's form. */
async function readPost(request: Request, own: FormKey | null): Promise<FormPost> {
  const body = await request.formData().catch(() => null);
  const head = posted.safeParse(Object.fromEntries(body ?? []));
  if (!body || !head.success) throw new AppError("INVALID_INPUT", "the post is not from a form of the site");
  const { form } = head.data;
  // A page's own form is only accepted from that page, and no other form is.
  if (own ? own !== form : !isPlaced(form)) throw new AppError("INVALID_INPUT", `the page has no form ${form}`);
  const values = valuesOf(forms[form], body);
  const over = isInPopup(head.data.contactId) ? head.data.openedOn : undefined;
  // Remix requests data without the trailing slash.
  const page = (over ?? new URL(request.url).pathname).replace(/\/*$/, "/").slice(0, 500);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([form, page, values]))
    .digest("hex");
  return { ...head.data, body, values, page, fingerprint };
}

/** Texts alone: a file where none belongs is no value. */
function valuesOf({ fields }: FormDefinition, body: FormData): Record<string, string[]> {
  return Object.fromEntries(
    fields.map(({ name }) => [name, body.getAll(name).filter((value) => typeof value === "string")]),
  );
}

/**
 * FORM-5: the same values on the same day are the same submission. Derived from the values, because the form's page is
 * cached and sent to many visitors; the same values about another listing or project are another submission. FORM-8: a
 * form that may be sent once is identified by its own fields, addresses in any case.
 */
function submissionKey(form: FormKey, language: Language, sent: Lead["data"], subject: number | string | null): string {
  const { fields, once } = forms[form];
  const valueOf = (name: string) => {
    const isEmail = fields.some((field) => field.name === name && field.kind === "email");
    return isEmail ? String(sent[name]).toLowerCase() : sent[name];
  };
  const about = once
    ? [form, subject, ...once.by.map(valueOf)]
    : [belgianDay(new Date()), form, language, sent, subject];
  return createHash("sha256").update(JSON.stringify(about)).digest("hex");
}

type Context = Pick<
  AppLoadContext,
  "replica" | "leads" | "cms" | "log" | "visitorGroup" | "limits" | "formsPerHour" | "cookieSecret" | "siteUrl"
>;

/** A form on one of the site's own pages, with the data that page has for it. */
export interface OwnForm {
  form: FormKey;
  listing: Lead["listing"];
  choices: FormChoices;
}

/** The page that a form was posted to. */
export interface PostedTo {
  language: Language;
  own?: OwnForm | null;
  project?: Lead["project"];
  /** The member of the team whose page it is. */
  member?: Lead["member"];
  /** Whether it still has that form: staff may have removed or replaced it since the page was opened. */
  shows: (form: FormKey, contactId: string) => boolean;
}

/**
 * A form posted to the page it is on. Valid and stored: 303 to its thank-you page. Invalid, not yet proven to come from
 * a person, or not stored: the page again with what was typed (FORM-2, FORM-4, FORM-6), and with the form itself if the
 * page no longer has it.
 */
export async function handleFormPost(request: Request, context: Context, page: PostedTo) {
  const { language, own, project = null, member = null } = page;
  const post = await readPost(request, own?.form ?? null);
  const { form } = post;
  const definition = forms[form];
  const choices = { ...formChoices(context, form, language), ...own?.choices };
  const rules = { options: optionValues(choices), today: belgianDay(new Date()) };
  const parsed = formSchema(definition, rules).safeParse(post.values);

  const { cookieSecret: secret, limits, formsPerHour } = context;
  const verdict = await checkCaptcha(post, { secret, limits });
  const returned = page.shows(form, post.contactId)
    ? null
    : { form, choices, privacyVersion: privacyVersion(context, language) };
  const back = backWith(post, { verdict, returned, listing: own?.listing?.id ?? null }, context, language);
  if (!parsed.success) return back("fields", { problems: problemsOf(parsed.error) });

  const listing = own?.listing ?? null;
  const lead: Lead = {
    key: submissionKey(form, language, parsed.data, listing?.id ?? (definition.aboutPage ? post.page : null)),
    form,
    language,
    page: post.page,
    privacyVersion: shownPrivacyVersion(context, language, post.privacyVersion),
    listing,
    project,
    member,
    data: parsed.data,
  };
  // Only a bot fills in the hidden field; the response reveals nothing to it.
  if (post.website !== "") return thankSender(context, lead, "stored");
  if (verdict.kind !== "passed") return back(verdict.kind === "wrong" ? "CAPTCHA_INVALID" : "captcha");
  if (verdict.first) {
    const sent = { form, definition, data: parsed.data, visitor: context.visitorGroup };
    const limited = await checkLimits(
      { ...sent, isSecondRound: verdict.round === 2 },
      { limits, secret, formsPerHour },
    );
    if (limited.kind === "rejected") return back("TOO_MANY_REQUESTS", { wait: limited.seconds });
    if (limited.kind === "again") return back("captcha", { again: true });
  }
  let result: IntakeResult;
  try {
    result = await context.leads.accept(lead);
  } catch (error) {
    context.log.error({ err: error, form }, "forms: storing a lead failed, the visitor sees the form again");
    return back(codeOf(error, definition));
  }
  return definition.once && result === "duplicate" ? back(definition.once.told) : thankSender(context, lead, result);
}

interface FailureReason {
  problems?: FormAnswer["problems"];
  wait?: number;
  again?: boolean;
}

interface ValidatedPost {
  verdict: CaptchaVerdict;
  returned: FormAnswer["returned"];
  listing: number | null;
}

/** The form once more, with all that was typed, and with no characters to type where those were right. */
function backWith(post: FormPost, { verdict, returned, listing }: ValidatedPost, context: Context, language: Language) {
  const { form, values } = post;
  const contactId = returned ? returnedId : post.contactId;
  const secret = context.cookieSecret;
  const { phone = "", email = "" } = context.replica.tree(language)?.config ?? {};
  return async (failure: FormAnswer["failure"], { problems = {}, wait, again = false }: FailureReason = {}) => {
    const captcha = await (again ? newPicture({ round: 2, timed: false }, secret) : taskAfter(verdict, secret));
    const captchaProblem = again ? "again" : problemOf(verdict, failure);
    const slots = needsSlot(forms[form]) ? await slotOptions(context, listing) : null;
    const answer = { captcha, captchaProblem, wait: wait ?? null, office: { phone, email }, slots, returned };
    const headers = new Headers({ "cache-control": "no-store" });
    if (wait !== undefined) headers.set("retry-after", String(wait));
    return data({ kind: "form-answer", contactId, failure, problems, values, ...answer } satisfies FormAnswer, {
      status: failure === "fields" || failure === "captcha" ? 422 : errors[failure].status,
      headers,
    });
  };
}

/** Missing characters that were not asked for before are not reported beside invalid fields. */
function problemOf({ kind }: CaptchaVerdict, failure: FormAnswer["failure"]): CaptchaProblem | null {
  if (kind === "wrong") return "wrong";
  if (failure !== "captcha") return null;
  return kind === "hasty" ? "again" : "needed";
}

/** A rejection by the CMS with a code of the catalogue keeps it; anything else means that nothing was sent. */
const codeOf = (error: unknown, { notStored }: FormDefinition): FormCode =>
  (isAppError(error) ? formCodes.find((known) => known === error.code) : undefined) ?? notStored ?? "MAIL_NOT_SENT";

/** The schema's messages are the kinds of problem. */
function problemsOf(error: z.ZodError): Record<string, FieldProblem> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [
      String(path[0]),
      fieldProblems.find((problem) => problem === message) ?? "required",
    ]),
  );
}
