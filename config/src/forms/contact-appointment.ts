import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/**
 * A request for a viewing, with the slots that suit. Nothing more may be asked: at this stage tenancy law allows only a
 * name and contact details (Brussels, Ordinance of 27 July 2017 on tenancy; Wallonia's closed list). A visitor who
 * chooses no free slot writes when it suits, and staff find the time.
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
  retention: "visits",
  thankYou: "feedback/contact-appointment",
};
