import type { ContactForm } from "../contracts/pages.js";
import { contactDemand, contactDemandSmall } from "./contact-demand.js";
import { contactMe } from "./contact-me.js";
import { demandRegister } from "./demand-register.js";
import type { FormDefinition } from "./form-definition.js";
import { jobContact } from "./job-contact.js";
import { newsletter } from "./newsletter.js";
import { siteContact } from "./site-contact.js";

/** Every form staff can place. */
export const forms: Record<ContactForm["form"], FormDefinition> = {
  "site-contact": siteContact,
  "contact-me": contactMe,
  "contact-demand": contactDemand,
  "contact-demand-small": contactDemandSmall,
  "demand-register": demandRegister,
  "job-contact": jobContact,
  newsletter,
};
