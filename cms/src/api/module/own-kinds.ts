import { minCostAmount, pictureSides, regions, type Relation } from "@gevel/config";
import type { AdminLayout } from "@gevel/core";
import { z } from "zod";
import type { CompileContext } from "../../content/compile-context";
import { compileLink } from "../../content/compile-link";
import { compileMedia } from "../../content/compile-media";
import { richText } from "../../content/rich-text";
import { file, oneOf, optional, text, whole } from "../../content/row-fields";
import { linkRow } from "../../content/shared-rows";

const localized = { pluginOptions: { i18n: { localized: true } } };

const textPictureLayout: Omit<AdminLayout, "mainField"> = {
  edit: [{ text: 12 }, { picture: 6, side: 6 }, { link: 12 }],
  fields: {
    text: { label: "Text", help: "A few sentences beside the picture. The title of the module is above them." },
    picture: {
      label: "Picture",
      help: "At least 1360 pixels wide. Give it an alternative text in the media library.",
    },
    side: { label: "Side of the picture", help: "On a phone the picture is above the text." },
    link: { label: "Link", help: "Optional: where visitors read on." },
  },
};

/** Contents of a module that refer to no entry: the component has all the data. */
export const ownKinds = {
  "relation.costs": {
    description: "A calculator: what comes on top of a price, and a loan by the month",
    icon: "priceTag",
    attributes: {
      region: { type: "enumeration", enum: [...regions], default: "flanders", required: true },
      price: { type: "integer", default: 350_000, min: minCostAmount, max: 100_000_000, required: true },
    },
    layout: {
      edit: [{ region: 6, price: 6 }],
      fields: {
        region: { label: "Region", help: "The region it shows first. Visitors choose their own." },
        price: { label: "Price", help: "The price of the example that stands there before a visitor types one." },
      },
    },
  },
  "relation.text-picture": {
    description: "Words of this module with a picture of its own",
    icon: "picture",
    attributes: {
      text: { ...localized, type: "richtext" },
      picture: { ...localized, type: "media", multiple: false, allowedTypes: ["images"] },
      side: { ...localized, type: "enumeration", enum: [...pictureSides], default: "left" },
      link: { ...localized, type: "component", component: "shared.link", repeatable: false },
    },
    layout: textPictureLayout,
  },
};

export type OwnComponent = keyof typeof ownKinds;

const isOwnComponent = (uid: string): uid is OwnComponent => uid in ownKinds;
export const ownComponentUids = Object.keys(ownKinds).filter(isOwnComponent);

const costs = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  region: oneOf(regions, "flanders"),
  price: whole(minCostAmount, 100_000_000, 350_000),
});

const textPicture = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  text,
  picture: optional(file),
  side: oneOf(pictureSides, "left"),
  link: optional(linkRow),
});

export type OwnRow =
  | { type: "costs"; costs: z.infer<typeof costs> }
  | { type: "text-picture"; textPicture: z.infer<typeof textPicture> };

/** How the row of each kind is read; empty fields get a default. */
export const ownRows: Readonly<Record<OwnComponent, (row: unknown) => OwnRow>> = {
  "relation.costs": (row) => ({ type: "costs", costs: costs.parse(row) }),
  "relation.text-picture": (row) => ({ type: "text-picture", textPicture: textPicture.parse(row) }),
};

/** `title`: of the module, for a picture without an alternative text. */
export function compileOwn(own: OwnRow, title: string, from: string, context: CompileContext): Relation {
  if (own.type === "costs") return own;
  const { id, side, ...row } = own.textPicture;
  const textPicture = {
    ...{ id, side, html: richText(row.text) },
    picture: compileMedia(row.picture, title, context),
    link: compileLink(row.link, from, context),
  };
  return { type: "text-picture", textPicture };
}
