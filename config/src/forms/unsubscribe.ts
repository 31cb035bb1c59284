import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** Ends newsletter and alerts: the address is enough, and no reason is asked. */
export const unsubscribe: FormDefinition = {
  fields: [{ ...field.email, half: false }],
  recipient: "agency",
  retention: "questions",
  thankYou: "feedback/unsubscribe",
};
