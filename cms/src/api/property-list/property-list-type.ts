import { listingSorts, propertyListModes } from "@gevel/config";
import { z } from "zod";
import { contentType } from "../../content/content-type";
import { jsonList, oneOf, optional, text, version } from "../../content/row-fields";
import { linkRow, linked } from "../../content/shared-rows";
import { propertyListFieldRules } from "./field-rules";
import { propertyListDocuments } from "./first-content/property-lists";
import type { AdminLayout } from "@gevel/core";

const propertyListLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "mode", "goal", "state"],
  previousLists: [["name", "mode", "goal", "state", "sort"]],
  sort: ["name", "ASC"],
  edit: [
    { name: 6, title: 6 },
    { intro: 12 },
    { mode: 4, goal: 4, state: 4 },
    { sort: 4 },
    { types: 12 },
    { cities: 12 },
    { moreLink: 12 },
  ],
  fields: {
    name: { label: "Name for staff", help: "For staff, to find this list. Visitors do not see it." },
    title: { label: "Title", help: "The heading above the listings." },
    intro: { label: "Introduction", help: "A sentence under the title." },
    mode: {
      label: "Kind of list",
      help: "search: the whole list with filters, map and pages. selection: a few cards, as many as the module allows. projects: the new-build projects; with a link to more as many as the module allows, else all of them.",
    },
    goal: { label: "For sale or for rent", help: "Empty: both." },
    state: {
      label: "Which listings",
      help: "on-offer: listings one can still get. sold-or-rented: references of what the agency did.",
    },
    sort: { label: "Order", help: "newest shows the latest listings first." },
    types: {
      label: "Only these types",
      help: "Choose property types from the list. Empty: all types.",
    },
    cities: {
      label: "Only these towns",
      help: "Type a name or postcode and choose the town. Empty: all towns.",
    },
    moreLink: { label: "Link to more", help: "Shown after the cards, e.g. to the page with all listings for sale." },
  },
};

const propertyListRow = z.object({
  ...version,
  title: text,
  intro: text,
  mode: oneOf(propertyListModes, "selection"),
  goal: z.enum(["sale", "rent"]).nullish(),
  types: jsonList(z.number().int()),
  cities: jsonList(z.string().transform((city) => city.trim().toLowerCase())),
  state: oneOf(["on-offer", "sold-or-rented"], "on-offer"),
  sort: oneOf(listingSorts, "newest"),
  moreLink: optional(linkRow),
});
export type PropertyListRow = z.infer<typeof propertyListRow>;

export const propertyListType = contentType({
  uid: "api::property-list.property-list",
  row: propertyListRow,
  layout: propertyListLayout,
  fieldRules: propertyListFieldRules,
  searched: { fields: ["name", "title", "intro"] },
  needs: ({ moreLink }) => linked([moreLink]),
  firstContent: propertyListDocuments,
});
