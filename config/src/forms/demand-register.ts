import { frequencies } from "../rules/subscription-kinds.js";
import { amenities, energyLetters, surfaceSteps } from "../site/search-features.js";
import { field } from "./common-fields.js";
import type { FormDefinition, FormField } from "./form-definition.js";

/** The number of rooms of one kind, from 1 to `most`. */
const rooms = (name: string, most: number): FormField => ({
  name,
  kind: "select",
  required: false,
  options: Array.from({ length: most }, (_, index) => String(index + 1)),
  half: true,
});

const roomFields = ["minBedrooms", "maxBedrooms", "minGarages", "maxGarages", "minParkings", "maxParkings"];
const featureFields = ["minSurface", "epc", "amenities"];
const boxes = ["alertsOptIn", "alertsFrequency", "newsletterOptIn"];

/** A saved search. FORM-3: at least one property type and one geographic zone. */
export const demandRegister: FormDefinition = {
  fields: [
    { name: "goal", kind: "choice", required: true, options: ["buy", "rent"] },
    { name: "propertyTypes", kind: "choices", required: true, options: "property-types" },
    { name: "minPrice", kind: "amount", required: false, half: true },
    { name: "maxPrice", kind: "amount", required: false, half: true },
    { name: "zones", kind: "choices", required: true, options: "zones", help: true },
    rooms("minBedrooms", 5),
    rooms("maxBedrooms", 5),
    rooms("minGarages", 4),
    rooms("maxGarages", 4),
    rooms("minParkings", 4),
    rooms("maxParkings", 4),
    { name: "minSurface", kind: "select", required: false, options: surfaceSteps.map(String), half: true },
    { name: "epc", kind: "select", required: false, options: energyLetters, half: true },
    { name: "amenities", kind: "choices", required: false, options: amenities },
    field.title,
    field.firstName,
    field.lastName,
    field.email,
    field.phone,
    field.remark,
    // FORM-12: the search itself is for the agent; automatic mails need their own consent.
    { name: "alertsOptIn", kind: "box", required: false },
    { name: "alertsFrequency", kind: "choice", required: false, options: frequencies },
    field.newsletterOptIn,
  ],
  steps: [
    { name: "what", fields: ["goal", "propertyTypes", "minPrice", "maxPrice"] },
    { name: "where", fields: ["zones"] },
    { name: "details", fields: [...roomFields, ...featureFields] },
    { name: "who", fields: ["title", "firstName", "lastName", "email", "phone", "remark", ...boxes] },
  ],
  ranges: [
    ["minPrice", "maxPrice"],
    ["minBedrooms", "maxBedrooms"],
    ["minGarages", "maxGarages"],
    ["minParkings", "maxParkings"],
  ],
  recipient: "agency",
  retention: null,
  thankYou: "feedback/demand-register",
};
