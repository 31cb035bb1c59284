import type { AdminLayouts, AdminLayout } from "@gevel/core";
import { cityUid, ownerUid, projectUid, propertyTypeUid, propertyUid } from "./rows/content-type-uids.js";
import { projectLayout } from "./projects/project-layout.js";
import { listingFieldKeys } from "@gevel/config";
import { hiddenFields } from "./items/system-fields.js";
import { fieldLabel, systemFieldLabels } from "./items/field-labels.js";

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

const propertyLayout: AdminLayout = {
  mainField: "reference",
  list: ["reference", "goal", "price", "marquee", "updatedAt"],
  previousLists: [["reference", "city", "goal", "price", "marquee", "updatedAt"]],
  sort: ["publicSince", "DESC"],
  // The admin adds the section headings and keeps the order of the rows within them; a field without a position comes
  // last.
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
      help: "With a date the listing is not on the site. Empty it to put it there (again).",
    },
  },
  hidden: hiddenFields,
};

const ownerLayout: AdminLayout = {
  mainField: "email",
  list: ["email", "name", "source", "reference", "updatedAt"],
  sort: ["email", "ASC"],
  edit: [{ email: 6, name: 6 }, { properties: 12 }, { language: 6, reportWish: 6 }, { reference: 6, source: 6 }],
  fields: {
    email: {
      label: "E-mail",
      help: "The owner logs in with it. Who has no account yet gets one: invite them beside this form, and they choose a password. Another address is another account.",
    },
    name: { label: "Name" },
    properties: { label: "Listings", help: "The listings that the owner follows in the owner portal." },
    language: { label: "Language", help: "In which the owner is written to." },
    reportWish: {
      label: "Monthly report",
      help: "By mail with the report attached, or to be read in the owner portal alone. Owners choose it themselves there.",
    },
    reference: { label: "Reference", help: "The number by which the source knows this owner. Empty: made for you." },
    source: {
      label: "Source",
      help: "Office for owners linked here. An import overwrites its own owners; to add a listing to one of them, create an owner of the office with the same e-mail.",
    },
  },
};

const cityLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "zip", "latitude", "longitude", "updatedAt"],
  sort: ["name", "ASC"],
  edit: [{ name: 6, zip: 3, countryId: 3 }, { names: 12 }, { latitude: 6, longitude: 6 }],
  fields: {
    name: { label: "Name", help: "As listings write it." },
    zip: { label: "Postcode" },
    countryId: { label: "Country", help: "10 is Belgium." },
    names: { label: "Names by language" },
    latitude: {
      label: "Place on the map",
      help: "The middle of the town: it stands in for addresses that are not shown.",
    },
    longitude: { label: "Longitude" },
  },
  hidden: ["placeKey"],
};

const propertyTypeLayout: AdminLayout = {
  mainField: "webId",
  list: ["webId", "showOrder", "sale", "rent", "updatedAt"],
  sort: ["showOrder", "ASC"],
  edit: [{ webId: 6, showOrder: 6 }, { name: 12 }, { parentWebId: 12 }, { sale: 6, rent: 6 }],
  fields: {
    webId: { label: "Number", help: "By this number listings and their sources know the type." },
    showOrder: { label: "Order", help: "Lower numbers come first." },
    name: { label: "Name" },
    parentWebId: {
      label: "Kind of",
      help: "A search for the type chosen here finds this one too. Empty: a type of its own.",
    },
    sale: {
      label: "Offer among listings for sale",
      help: "Off: visitors cannot filter listings for sale by this type.",
    },
    rent: {
      label: "Offer among listings for rent",
      help: "Off: visitors cannot filter listings for rent by this type.",
    },
  },
};

export const adminLayouts: AdminLayouts = {
  [propertyUid]: propertyLayout,
  [projectUid]: projectLayout,
  [propertyTypeUid]: propertyTypeLayout,
  [ownerUid]: ownerLayout,
  [cityUid]: cityLayout,
};
