import { communicationChannels, historyLimits } from "@gevel/config";
import { entrySchema } from "./entry-schema.js";

export const communicationSchema = entrySchema({
  singularName: "communication",
  pluralName: "communications",
  displayName: "Communication",
  description: "What was mailed, said or agreed about a home.",
  attributes: {
    at: { type: "datetime", required: true },
    way: { type: "enumeration", enum: [...communicationChannels], default: "mail", required: true },
    subject: { type: "string", maxLength: 255, required: true },
    text: { type: "text", maxLength: historyLimits.text, private: true },
    visibleToOwner: { type: "boolean", default: true, required: true },
  },
});
