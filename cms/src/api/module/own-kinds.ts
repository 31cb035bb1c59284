import { minCostAmount, regions, type Relation } from "@gevel/config";
import { z } from "zod";
import { oneOf, whole } from "../../content/row-fields";

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
};

export type OwnComponent = keyof typeof ownKinds;

const isOwnComponent = (uid: string): uid is OwnComponent => uid in ownKinds;
export const ownComponentUids = Object.keys(ownKinds).filter(isOwnComponent);

const costs = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  region: oneOf(regions, "flanders"),
  price: whole(minCostAmount, 100_000_000, 350_000),
});

/** How the row of each kind is read; empty fields get a default. */
export const ownRelations: Readonly<Record<OwnComponent, (row: unknown) => Relation>> = {
  "relation.costs": (row) => ({ type: "costs", costs: costs.parse(row) }),
};
