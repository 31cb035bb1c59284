import type { FormKey } from "@gevel/config";
import { answersOf, type Receipt } from "~/forms/receipt/receipt";
import type { MessageName } from "~/i18n/message-id";

export type StepName = MessageName<"thanks.step.">;

const fixed: Record<
  Exclude<FormKey, "contact-appointment" | "demand-register" | "contact-me" | "contact-member">,
  readonly StepName[]
> = {
  "site-contact": ["answer"],
  "ask-info": ["answer"],
  "contact-construction": ["answer"],
  "contact-demand": ["valuationCall", "valuationVisit"],
  "contact-demand-small": ["valuationCall", "valuationVisit"],
  "job-contact": ["application"],
  "keep-informed": ["confirmLink", "news"],
  newsletter: ["confirmLink", "news"],
  testimonial: ["testimonialRead", "testimonialShown"],
  "document-request": ["documents", "spam"],
  "send-to-friend": ["friend"],
  unsubscribe: [],
};

/** FORM-13: what happens after a form was sent, in order. */
export function nextStepNames(receipt: Receipt): readonly StepName[] {
  const { form } = receipt;
  const has = (field: string, option?: string) =>
    option === undefined ? answersOf(receipt, field).length > 0 : answersOf(receipt, field).includes(option);
  if (form === "contact-appointment") return [has("slot") ? "visitConfirm" : "visitFind", "visitMail"];
  if (form === "demand-register") return has("alertsOptIn") ? ["confirmLink", "alerts"] : ["searchWith"];
  if (form === "contact-me") return [has("contactDevice", "email") ? "answer" : "call"];
  if (form === "contact-member") return [has("email") ? "answer" : "answerCall"];
  return fixed[form];
}
