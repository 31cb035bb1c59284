import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** Sends a listing to one other person. The mail's text is fixed, so nobody can write to strangers through this form. */
export const sendToFriend: FormDefinition = {
  fields: [
    { name: "friendEmail", kind: "email", required: true, autocomplete: "off", help: true },
    { ...field.firstName, label: "ownFirstName" },
    { ...field.email, label: "ownEmail" },
  ],
  recipient: "friend",
  retention: "questions",
  thankYou: "feedback/send-to-friend",
  // Enough for a family, nothing for who writes to strangers or fills one mailbox.
  atMost: [
    { field: "email", times: 5, hours: 1 },
    { field: "friendEmail", times: 5, hours: 24 },
  ],
};
