import {
  belgianDay,
  errors,
  fieldProblems,
  formCodes,
  formSchema,
  forms,
  isAppError,
  thankYouPath,
  type FieldProblem,
  type FormCode,
  type FormDefinition,
  type FormKey,
  type Language,
  type Lead,
} from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import type { CaptchaProblem } from "./captcha/captcha";
import { newPicture, taskAfter } from "./captcha/captcha-task.server";
import { checkCaptcha, type CaptchaVerdict } from "./captcha/check-captcha.server";
import { returnedId, type FormAnswer } from "./form-answer";
import { optionValues, type FormChoices } from "./form-choices";
import { formChoices } from "./form-choices.server";
import { checkLimits } from "./limits/check-limits.server";
import { privacyVersion, shownPrivacyVersion } from "./privacy-version.server";
import { readPost, type FormPost } from "./read-post.server";
import { submissionKey } from "./submission-key.server";
import { needsSlot, slotOptions } from "~/appointments/shown-slots.server";
import { thanksAddress } from "./thanks-address.server";

type Context = Pick<
  AppLoadContext,
  "replica" | "leads" | "cms" | "log" | "visitorGroup" | "limits" | "formsPerHour" | "cookieSecret"
>;

/** What a page of the site's own knows of its form. */
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
  /** Whether it still shows that form: staff may have taken it away, or made another one of it, since it was opened. */
  shows: (form: FormKey, contactId: string) => boolean;
}

/**
 * A form posted to the page it stands on. Right and stored: 303 to its thank-you page. Wrong, not yet shown to come
 * from a person, or not stored: the page again with what was typed (FORM-2, FORM-4, FORM-6), and with the form itself where
 * the page no longer has it.
 */
export async function handleFormPost(request: Request, context: Context, page: PostedTo) {
  const { language, own, project = null } = page;
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

  const thanks = thanksAddress(context, language, thankYouPath(definition, parsed.data));
  // Only a machine fills in what nobody sees; it learns nothing from the answer.
  if (post.website !== "") return redirect(thanks, 303);
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
  const listing = own?.listing ?? null;
  try {
    const result = await context.leads.accept({
      key: submissionKey(form, language, parsed.data, listing?.id ?? (definition.aboutPage ? post.page : null)),
      form,
      language,
      page: post.page,
      privacyVersion: shownPrivacyVersion(context, language, post.privacyVersion),
      listing,
      project,
      data: parsed.data,
    });
    if (definition.once && result === "duplicate") return back(definition.once.told);
  } catch (error) {
    context.log.error({ err: error, form }, "forms: storing a lead failed, the visitor sees the form again");
    return back(codeOf(error, definition));
  }
  return redirect(thanks, 303);
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

/** Beside fields that are wrong, characters that were not asked for before are no fault. */
function problemOf({ kind }: CaptchaVerdict, failure: FormAnswer["failure"]): CaptchaProblem | null {
  if (kind === "wrong") return "wrong";
  if (failure !== "captcha") return null;
  return kind === "hasty" ? "again" : "needed";
}

/** What the CMS refused by the catalogue's own name is told by it; anything else means that nothing was sent. */
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
