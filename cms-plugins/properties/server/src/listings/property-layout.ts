import type { AdminLayout } from "@gevel/kit";
import { itemFieldWords } from "../items/item-field-words.js";

export const propertyLayout: AdminLayout = {
  mainField: "reference",
  list: ["reference", "city", "goal", "price", "marquee", "updatedAt"],
  sort: ["publicSince", "DESC"],
  // The admin heads its parts and keeps the order of the rows within them.
  edit: [
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
  ],
  fields: {
    ...itemFieldWords,
    reference: {
      label: "Reference",
      help: "The number by which the source knows this home. Empty: one is made, such as M-0547.",
    },
    source: {
      label: "Source",
      help: "Where the listing comes from; office for those made here. An import changes only its own listings.",
    },
    projectReference: {
      label: "Project",
      help: "The reference of the new-build project this home belongs to, where it has one.",
    },
    goal: { label: "For sale or for rent" },
    webId: { label: "Type", help: "The list is found under Property type." },
    marquee: { label: "State", help: "Such as sold or under option; the site configuration has the names." },
    price: { label: "Price", help: "In euro; for a home to let the rent of a month." },
    priceUnit: { label: "Unit of the price", help: "0 for a plain price; other numbers as the source gives them." },
    publishPrice: { label: "Show the price", help: "Off: visitors read that the price is on request." },
    publishAddress: {
      label: "Show the address",
      help: "Off: visitors see the town alone, and the map shows the middle of the town.",
    },
    typeDescription: {
      label: "Headline",
      help: "The heading in lists and on the page of the home. Empty: the type and the town.",
    },
    description: { label: "Description", help: "Paragraphs, subheadings, lists, bold, italic and links." },
    pictures: {
      label: "Pictures",
      help: "In the order visitors see; the first one stands for the home.",
    },
    agent: { label: "Agent", help: "Who visitors may call or write to." },
    attributes: { label: "Attributes" },
    mainTypeName: { label: "Name of the type", help: "As the source calls it." },
    webIds: { label: "Further types", help: "The home is found under these types too." },
    marqueeName: { label: "Name of the state", help: "As the source calls it." },
    priceUnitText: { label: "Words beside the price", help: "Such as per month." },
    recordFile: {
      label: "File",
      help: "The number of the office's own file. Visitors see it on the page of the home.",
    },
    withdrawnAt: {
      label: "Withdrawn",
      help: "With a date the home is not on the site. Empty it to put it there (again).",
    },
  },
  hidden: ["checksum", "rawChecksum", "editedFields"],
};
