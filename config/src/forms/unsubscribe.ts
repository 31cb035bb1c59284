import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** No more newsletter or alerts: the address is enough, and nothing is asked back. */
export const unsubscribe: FormDefinition = {
  fields: [{ ...field.email, half: false }],
  recipient: "agency",
  thankYou: "feedback/unsubscribe",
};
