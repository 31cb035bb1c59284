import { askInfo } from "./ask-info.js";
import { contactAppointment } from "./contact-appointment.js";
import { contactConstruction } from "./contact-construction.js";
import { contactDemand, contactDemandSmall } from "./contact-demand.js";
import { contactMe } from "./contact-me.js";
import { contactMember } from "./contact-member.js";
import { demandRegister } from "./demand-register.js";
import { documentRequest } from "./document-request.js";
import type { FormDefinition } from "./form-definition.js";
import { jobContact } from "./job-contact.js";
import { keepInformed } from "./keep-informed.js";
import { newsletter } from "./newsletter.js";
import { sendToFriend } from "./send-to-friend.js";
import { siteContact } from "./site-contact.js";
import { testimonial } from "./testimonial.js";
import { unsubscribe } from "./unsubscribe.js";

/** Forms that staff place on pages. A form is a row here and a file beside this one. */
const placed = {
  "site-contact": siteContact,
  "contact-me": contactMe,
  "contact-demand": contactDemand,
  "contact-demand-small": contactDemandSmall,
  "contact-construction": contactConstruction,
  "demand-register": demandRegister,
  "job-contact": jobContact,
  "keep-informed": keepInformed,
  newsletter,
  testimonial,
  unsubscribe,
} satisfies Record<string, FormDefinition>;

/** Forms on a listing's own pages. */
const ofListings = {
  "ask-info": askInfo,
  "contact-appointment": contactAppointment,
  "document-request": documentRequest,
  "send-to-friend": sendToFriend,
} satisfies Record<string, FormDefinition>;

/** The form on the page of a member of the team. */
const ofMembers = { "contact-member": contactMember } satisfies Record<string, FormDefinition>;

export type OwnFormKey = keyof typeof ofListings;
export type FormKey = keyof typeof placed | OwnFormKey | keyof typeof ofMembers;

/** Every form of the site. */
export const forms: Record<FormKey, FormDefinition> = { ...placed, ...ofListings, ...ofMembers };

/** A non-empty tuple of keys, as a zod enum requires. */
function keysOf<Forms extends object>(some: Forms): readonly [keyof Forms & string, ...(keyof Forms & string)[]] {
  const [first, ...rest] = Object.keys(some).filter((key): key is keyof Forms & string => key in some);
  if (first === undefined) throw new Error("there is no form");
  return [first, ...rest];
}

export const placedFormKeys = /* @__PURE__ */ keysOf(placed);
export const formKeys = /* @__PURE__ */ keysOf(forms);

/**
 * CHROME-8: whether a popup may contain the form. One with options from the site's listings is longer than a popup; one
 * about a page has no page there; and one with several thank-you pages has no single address at which the popup closes.
 */
export const isPopupForm = (form: FormKey): boolean => {
  const { fields, steps, aboutPage, thankYouBy } = forms[form];
  const usesSiteData = fields.some(({ options }) => typeof options === "string");
  return !usesSiteData && !steps && !aboutPage && !thankYouBy && placedFormKeys.some((key) => key === form);
};
