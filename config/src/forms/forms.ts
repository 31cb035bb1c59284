import { askInfo } from "./ask-info.js";
import { contactAppointment } from "./contact-appointment.js";
import { contactConstruction } from "./contact-construction.js";
import { contactDemand, contactDemandSmall } from "./contact-demand.js";
import { contactMe } from "./contact-me.js";
import { demandRegister } from "./demand-register.js";
import { documentRequest } from "./document-request.js";
import type { FormDefinition } from "./form-definition.js";
import { jobContact } from "./job-contact.js";
import { newsletter } from "./newsletter.js";
import type { FormKey } from "../site/content-kinds.js";
import { sendToFriend } from "./send-to-friend.js";
import { siteContact } from "./site-contact.js";
import { unsubscribe } from "./unsubscribe.js";

/** Every form of the site. */
export const forms: Record<FormKey, FormDefinition> = {
  "site-contact": siteContact,
  "contact-me": contactMe,
  "contact-demand": contactDemand,
  "contact-demand-small": contactDemandSmall,
  "contact-construction": contactConstruction,
  "demand-register": demandRegister,
  "job-contact": jobContact,
  newsletter,
  "ask-info": askInfo,
  "contact-appointment": contactAppointment,
  "document-request": documentRequest,
  "send-to-friend": sendToFriend,
  unsubscribe,
};
