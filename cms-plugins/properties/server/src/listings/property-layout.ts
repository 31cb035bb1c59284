import { listingFieldKeys } from "@gevel/config";
import type { AdminLayout } from "@gevel/core";
import { hiddenFields } from "../items/system-fields.js";
import { fieldLabel, systemFieldLabels } from "../items/field-labels.js";

const rows: AdminLayout["edit"] = [
  { goal: 4, webId: 4, marquee: 4 },
  { webIds: 6, withdrawnAt: 6 },
  { reference: 4, recordFile: 4, projectReference: 4 },
  { price: 4, publishPrice: 4, priceUnit: 4 },
  { priceUnitText: 12 },
  { street: 6, houseNumber: 3, boxNr: 3 },
  { zip: 3, city: 6, countryId: 3 },
  { publishAddress: 4 },
  { latitude: 6, longitude: 6 },
  { typeDescription: 12 },
  { description: 12 },
  { pictures: 12 },
  { pictureProblems: 12 },
  { documents: 12 },
  { videoUrl: 6, virtualTourUrl: 6 },
  { agent: 12 },
  { attributes: 12 },
  { seo: 12 },
  { source: 6 },
  { publicSince: 6, createdAtSource: 6 },
  { mainTypeName: 6, marqueeName: 6 },
  { countryName: 12 },
];
const arranged = new Set(rows.flatMap((row) => Object.keys(row)));

export const propertyLayout: AdminLayout = {
  mainField: "reference",
  list: ["reference", "goal", "price", "marquee", "updatedAt"],
  previousLists: [["reference", "city", "goal", "price", "marquee", "updatedAt"]],
  sort: ["publicSince", "DESC"],
  // The admin heads its parts and keeps the order of the rows within them; a field that nobody arranged stands last.
  edit: [...rows, ...listingFieldKeys.filter((key) => !arranged.has(key)).map((key) => ({ [key]: 12 }))],
  fields: {
    ...Object.fromEntries(listingFieldKeys.map((key) => [key, fieldLabel(key)])),
    ...systemFieldLabels,
    attributes: { label: "Attributes" },
    source: {
      label: "Source",
      help: "Where the listing comes from; office for those made here. An import changes only its own listings.",
    },
    withdrawnAt: {
      label: "Withdrawn",
      help: "With a date the home is not on the site. Empty it to put it there (again).",
    },
  },
  hidden: hiddenFields,
};
