import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/**
 * A visit to a listing, with the moments that suit. Nothing more may be asked: at this stage the law of letting allows
 * a name and a way to answer (Brussels, Ordinance of 27 July 2017 on tenancy; Wallonia's closed list). Who chooses no free slot
 * says when it suits, and staff find the moment.
 */
export const contactAppointment: FormDefinition = {
  fields: [
    { name: "slot", kind: "choice", required: false, options: "visit-slots" },
    { ...field.preferredDays, unless: "slot" },
    { ...field.timeSlots, name: "visitSlots", unless: "slot" },
    { ...field.startDate, unless: "slot" },
    { ...field.endDate, unless: "slot" },
    field.firstName,
    field.lastName,
    field.email,
    { ...field.phone, required: false, help: true },
    field.remark,
  ],
  ranges: [["startDate", "endDate"]],
  recipient: "agent",
  thankYou: "feedback/contact-appointment",
};
