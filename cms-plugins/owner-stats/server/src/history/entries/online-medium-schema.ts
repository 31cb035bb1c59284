import { entrySchema } from "./entry-schema.js";

export const onlineMediumSchema = entrySchema({
  singularName: "online-medium",
  pluralName: "online-media",
  displayName: "Online medium",
  description: "Where else on the internet a home is shown.",
  attributes: {
    name: { type: "string", maxLength: 255, required: true },
    url: { type: "string", maxLength: 2048, required: true, regex: "^https?://[^\\s]+$" },
    fromDay: { type: "date" },
    untilDay: { type: "date" },
  },
});
