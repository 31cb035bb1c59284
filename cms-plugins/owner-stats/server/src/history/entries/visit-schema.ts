import { historyLimits } from "@gevel/config";
import { entrySchema } from "./entry-schema.js";

/** As they are kept: the admin has one word for each value, and “done” is that of a lead. */
export const storedVisitStates = { planned: "planned", done: "took-place", cancelled: "cancelled" } as const;

export const visitSchema = entrySchema({
  singularName: "visit",
  pluralName: "visits",
  displayName: "Viewing",
  description: "Who came to see a home and what they said of it, for its owner.",
  attributes: {
    at: { type: "datetime", required: true },
    state: { type: "enumeration", enum: Object.values(storedVisitStates), default: "planned", required: true },
    /** Owners read initials. */
    visitor: { type: "string", maxLength: 255, private: true },
    feedback: { type: "text", maxLength: historyLimits.text, private: true },
    feedbackReleased: { type: "boolean", default: false, required: true },
  },
});
