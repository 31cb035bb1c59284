import { listingSorts, propertyListModes } from "@gevel/config";
import { z } from "zod";
import { contentType } from "../site/content-type";
import { jsonList, oneOf, optional, text, version } from "../site/content/row-fields";
import { linkRow, linked } from "../site/content/shared-rows";
import { propertyListDocuments } from "./first-content/property-lists";
import { propertyListLayout } from "./property-list-layout";

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

export const propertyListType = contentType({
  uid: "api::property-list.property-list",
  row: propertyListRow,
  layout: propertyListLayout,
  searched: { fields: ["name", "title", "intro"] },
  needs: ({ moreLink }) => linked([moreLink]),
  firstContent: propertyListDocuments,
});
