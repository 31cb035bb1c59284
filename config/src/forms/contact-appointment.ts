import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/**
 * A visit to a listing, with the moments that suit. Nothing more may be asked: at this stage the law of letting allows
 * a name and a way to answer (Brussels, Ordinance of 27 July 2017 on tenancy; Wallonia's closed list).
 */
export const contactAppointment: FormDefinition = {
  fields: [
    field.preferredDays,
    { ...field.timeSlots, name: "visitSlots" },
    { ...field.startDate, half: false },
    field.firstName,
    field.lastName,
    field.email,
    { ...field.phone, required: false, help: true },
    field.remark,
  ],
  recipient: "agent",
  thankYou: "feedback/contact-appointment",
};
