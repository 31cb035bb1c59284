import {
  fallbackLanguage,
  goalSchema,
  regionOfPostcode,
  startingFromUnit,
  type OwnedListingFacts,
  type ListingReference,
  type SimilarListing,
  type SiteConfig,
  type ListingState,
} from "@gevel/config";
import { currentRevision } from "@gevel/change-log";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { treeIn } from "../mail/mail-agency";

export interface Shown {
  marquee: number;
  /** Whether it ever was on the site. */
  wasPublic: boolean;
  isWithdrawn: boolean;
}

/** The state of a listing as its owner reads it: sold stays sold, also when its source no longer sends it. */
export function listingState(
  { marquee, wasPublic, isWithdrawn }: Shown,
  { propertyList }: { propertyList: Pick<SiteConfig["propertyList"], "marquees"> },
): ListingState {
  if (isWithdrawn && !wasPublic) return "preparing";
  const state = propertyList.marquees.find(({ value }) => value === marquee)?.state;
  if (state === "sold" || state === "rented") return state;
  return isWithdrawn ? "withdrawn" : "on-offer";
}

const types = z.array(z.object({ webId: z.number(), parentWebId: z.number().nullable() }));

/** PROP-2: the number of the type that a type is a kind of, its own where it is none. */
export async function mainTypes(strapi: Core.Strapi): Promise<(webId: number) => number> {
  const found: unknown = await strapi.db
    .query("plugin::properties.property-type")
    .findMany({ select: ["webId", "parentWebId"] });
  const parents = new Map(types.parse(found).map(({ webId, parentWebId }) => [webId, parentWebId]));
  return (webId) => parents.get(webId) || webId;
}

const propertyUid = "plugin::properties.property";
/** SQLite binds at most 32,766 values a statement. */
const atOnce = 500;

const timestamp = z.coerce.date().nullable();
const rows = z.array(
  z.object({
    id: z.number(),
    goal: goalSchema.catch(0),
    webId: z.number().catch(0),
    price: z.number().nullable(),
    priceUnit: z.number().nullable(),
    publishPrice: z.boolean().catch(false),
    marquee: z.number().nullable(),
    zip: z.string().catch(""),
    countryId: z.number().catch(0),
    createdAtSource: timestamp,
    publicSince: timestamp,
    withdrawnAt: timestamp,
    createdAt: z.coerce.date(),
  }),
);
const select = Object.keys(rows.element.shape);

async function read(strapi: Core.Strapi, where: object) {
  const found: unknown = await strapi.db.query(propertyUid).findMany({ where, select, orderBy: { id: "asc" } });
  return rows.parse(found);
}

const stateOf = (
  { marquee, publicSince, withdrawnAt }: z.infer<typeof rows>[number],
  config: SiteConfig,
): OwnedListingFacts["state"] =>
  listingState({ marquee: marquee ?? 0, wasPublic: publicSince !== null, isWithdrawn: withdrawnAt !== null }, config);

/** The facts that the timeline of listings follows, for those that exist. */
export async function listingFacts(strapi: Core.Strapi, ids: readonly number[]): Promise<OwnedListingFacts[]> {
  const { config } = await treeIn(strapi, fallbackLanguage);
  return (await read(strapi, { id: { $in: [...ids] } })).map((row) => {
    const { id, goal, price, priceUnit, publishPrice, withdrawnAt } = row;
    const state = stateOf(row, config);
    return {
      ...{ id, goal, price, state },
      isPublic: publishPrice && priceUnit !== startingFromUnit && state === "on-offer" && withdrawnAt === null,
      since: row.createdAtSource ?? row.publicSince ?? row.createdAt,
    };
  });
}

async function readOffered(strapi: Core.Strapi): Promise<SimilarListing[]> {
  const { config } = await treeIn(strapi, fallbackLanguage);
  const mainTypeOf = await mainTypes(strapi);
  return (await read(strapi, { withdrawnAt: null }))
    .filter((row) => stateOf(row, config) === "on-offer")
    .map(({ id, goal, webId, price, zip, countryId }) => ({
      ...{ id, goal, price, type: mainTypeOf(webId), region: regionOfPostcode(zip, countryId) },
    }));
}

/** The listings on offer, read once per change: many owners ask between two changes. */
export const offeredListings = perStrapi((strapi) => {
  let cached: { of: string; homes: Promise<SimilarListing[]> } | null = null;
  return {
    async read(): Promise<readonly SimilarListing[]> {
      const { epoch, value } = await currentRevision(strapi);
      const of = `${epoch} ${value}`;
      if (cached?.of === of) return cached.homes;
      const reading = { of, homes: readOffered(strapi) };
      cached = reading;
      try {
        return await reading.homes;
      } catch (cause) {
        if (cached === reading) cached = null;
        throw cause;
      }
    },
  };
});

const named = z.array(z.object({ id: z.number(), source: z.string(), reference: z.string() }));

/** The numbers of listings as integrators name them, in their order; null for one that is unknown. */
export async function listingsNamed(
  strapi: Core.Strapi,
  names: readonly ListingReference[],
): Promise<(number | null)[]> {
  const found = new Map<string, number>();
  const keyOf = ({ source, reference }: ListingReference) => `${source} ${reference}`;
  for (const source of new Set(names.map((each) => each.source))) {
    const references = [...new Set(names.filter((each) => each.source === source).map(({ reference }) => reference))];
    for (let start = 0; start < references.length; start += atOnce) {
      const answer: unknown = await strapi.db.query(propertyUid).findMany({
        where: { source, reference: { $in: references.slice(start, start + atOnce) } },
        select: ["id", "source", "reference"],
      });
      for (const row of named.parse(answer)) found.set(keyOf(row), row.id);
    }
  }
  return names.map((each) => found.get(keyOf(each)) ?? null);
}
