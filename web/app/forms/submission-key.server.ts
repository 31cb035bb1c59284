import { createHash } from "node:crypto";
import { belgianDay, forms, type FormKey, type Language, type Lead } from "@gevel/config";

/**
 * FORM-5: the same words on the same day are the same submission. Made of what was sent, because the page that holds
 * the form is kept and sent to many visitors; the same words about another listing or project are another one. FORM-8:
 * what is asked once is known by its own fields, an address in whatever case.
 */
export function submissionKey(
  form: FormKey,
  language: Language,
  sent: Lead["data"],
  subject: number | string | null,
): string {
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
