import type { AdminLayout } from "@gevel/core";
import { hiddenFields } from "../items/system-fields.js";
import { fieldLabel, systemFieldLabels } from "../items/field-labels.js";

/** Fields labelled as on a listing. */
const same = [
  "street",
  "houseNumber",
  "boxNr",
  "zip",
  "city",
  "countryId",
  "countryName",
  "latitude",
  "longitude",
  "documents",
  "videoUrl",
  "virtualTourUrl",
  "createdAtSource",
] as const;

export const projectLayout: AdminLayout = {
  mainField: "reference",
  list: ["projectNumber", "city", "soldOut", "updatedAt"],
  sort: ["updatedAt", "DESC"],
  // The admin adds the section headings and keeps the order of the rows within them.
  edit: [
    { name: 12 },
    { projectNumber: 6, reference: 6 },
    { soldOut: 6, withdrawnAt: 6 },
    { deliveryDate: 6 },
    { delivery: 12 },
    { street: 6, houseNumber: 3, boxNr: 3 },
    { zip: 3, city: 6, countryId: 3 },
    { publicAddress: 6 },
    { latitude: 6, longitude: 6 },
    { description: 12 },
    { requirement: 12 },
    { pictures: 12 },
    { pictureProblems: 12 },
    { documents: 12 },
    { videoUrl: 6, virtualTourUrl: 6 },
    { publishPrice: 6 },
    { constructions: 12 },
    { agent: 12 },
    { seo: 12 },
    { source: 6 },
    { publicSince: 6, createdAtSource: 6 },
    { countryName: 12 },
  ],
  fields: {
    ...Object.fromEntries(same.map((key) => [key, fieldLabel(key)])),
    ...systemFieldLabels,
    reference: {
      label: "Reference",
      help: "The number by which the source knows this project. Empty: one is made, such as P-0009.",
    },
    source: {
      label: "Source",
      help: "Where the project comes from; office for those made here. An import changes only its own projects.",
    },
    projectNumber: { label: "Project number", help: "Visitors see it on the page of the project." },
    name: { label: "Name", help: "The heading of the project in lists and on its page." },
    description: { label: "Description", help: "Paragraphs, subheadings, lists, bold, italic and links." },
    publicAddress: {
      label: "Show the address",
      help: "Off: visitors see the town alone, and the map shows the middle of the town.",
    },
    deliveryDate: { label: "Delivery", help: "The day the homes are to be handed over." },
    delivery: {
      label: "Delivery in words",
      help: "Stands in for the day, e.g. “second half of 2027”.",
    },
    requirement: { label: "Conditions", help: "What buyers must know before they sign." },
    publishPrice: { label: "Show the prices", help: "Off: visitors read that the prices are on request." },
    soldOut: { label: "Sold out", help: "Without it a project is sold out when every unit in its price list is." },
    constructions: {
      label: "Units",
      help: "The price list. A unit with a listing of its own is not written here: give that listing the project's reference.",
    },
    pictures: {
      label: "Pictures",
      help: "In the order visitors see; the first one stands for the project.",
    },
    agent: { label: "Agent", help: "Who visitors may ask about the project." },
    withdrawnAt: {
      label: "Withdrawn",
      help: "With a date the project is no longer on the site. Empty it to bring it back.",
    },
  },
  hidden: hiddenFields,
};
