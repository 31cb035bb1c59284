import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** A search wish. FORM-3: at least one property type and one geographic zone. */
export const demandRegister: FormDefinition = {
  fields: [
    { name: "goal", kind: "choice", required: true, options: ["buy", "rent"] },
    { name: "propertyTypes", kind: "choices", required: true, options: "property-types" },
    { name: "zones", kind: "choices", required: true, options: "places", help: true },
    { name: "minPrice", kind: "amount", required: false, half: true },
    { name: "maxPrice", kind: "amount", required: false, half: true },
    { name: "minBedrooms", kind: "select", required: false, options: ["1", "2", "3", "4", "5"], half: true },
    { name: "maxBedrooms", kind: "select", required: false, options: ["1", "2", "3", "4", "5"], half: true },
    { name: "extras", kind: "choices", required: false, options: ["garage", "parking"] },
    field.title,
    field.firstName,
    field.lastName,
    field.email,
    field.phone,
    field.remark,
    field.newsletterOptIn,
  ],
  ranges: [
    ["minPrice", "maxPrice"],
    ["minBedrooms", "maxBedrooms"],
  ],
  recipient: "agency",
  thankYou: "feedback/demand-register",
};
