import { communicationChannels, visitOutcomes, type TimelineEvent } from "@gevel/config";
import { table, tableOf, inTransaction, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { communicationUid, visitUid } from "../entries/history-uids.js";
import { storedVisitStates } from "../entries/visit-schema.js";
import { listingLinks } from "../import/stored-entries.js";

/** Per listing, the newest rows before a time; rows with the same time come together. */
export interface Newest {
  listings: readonly number[];
  before: Date | null;
  /** Distinct times per listing. */
  limit: number;
}

type Query = ReturnType<typeof table>;

/**
 * The newest rows of each of several listings in one statement. `rows` queries all of them, with the columns `home` and
 * `moment` among others; both must be named as in that query, since a statement cannot refer to its own aliases.
 */
export async function newestPerListing(
  strapi: Core.Strapi,
  limit: number,
  rows: (trx: Connection) => { query: Query; home: string; timestamp: string },
): Promise<unknown> {
  return inTransaction(strapi, async ({ trx }) => {
    const { query, home, timestamp } = rows(trx);
    const ranked = query.select(
      trx.raw("dense_rank() over (partition by ?? order by ?? desc) as ??", [home, timestamp, "place"]),
    );
    const answer: unknown = await trx.select("*").from(ranked.as("ranked")).where("place", "<=", limit);
    return answer;
  });
}

/** A visitor's name as owners see it: “J. P.” for Jan Peeters; empty without a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s,.;:/&+-]+/u)
    .flatMap((part) => /\p{L}/u.exec(part)?.[0] ?? [])
    .slice(0, 4)
    .map((letter) => `${letter.toLocaleUpperCase("en")}.`)
    .join(" ");

/** An event of one listing. */
export interface ListingEvent {
  home: number;
  event: TimelineEvent;
}

const timestamp = z.coerce.date();
const text = z
  .string()
  .nullish()
  .transform((given) => given ?? "");
const flag = z.coerce.boolean();

/** The rows of a kind that belong to listings, with the named columns only. */
const entriesOf = (
  strapi: Core.Strapi,
  { uid, columns, where = {} }: { uid: string; columns: readonly string[]; where?: Record<string, unknown> },
  { listings, before, limit }: Newest,
): Promise<unknown> =>
  newestPerListing(strapi, limit, (trx) => {
    const { name, column } = tableOf(strapi, uid);
    const links = listingLinks(strapi, uid);
    const [home, at] = [`link.${links.home}`, `entry.${column("at")}`];
    const query = table(strapi, trx, `${name} as entry`)
      .join(`${links.name} as link`, `link.${links.entry}`, "entry.id")
      .whereIn(home, [...listings])
      .where(Object.fromEntries(Object.entries(where).map(([key, value]) => [`entry.${column(key)}`, value])))
      .select({ home, ...Object.fromEntries(columns.map((key) => [key, `entry.${column(key)}`])) });
    if (before) void query.where(at, "<", before);
    return { query, home, timestamp: at };
  });

const outcomeOf = (stored: string) =>
  visitOutcomes.find((outcome) => storedVisitStates[outcome] === stored) ?? "planned";

const visits = z.array(
  z.object({
    home: z.number(),
    at: timestamp,
    state: z.string(),
    visitor: text,
    feedback: text,
    feedbackReleased: flag,
  }),
);

/** Viewings as owners see them: initials, and the feedback that staff released. */
export async function readVisits(strapi: Core.Strapi, visitRows: Newest): Promise<ListingEvent[]> {
  const columns = ["at", "state", "visitor", "feedback", "feedbackReleased"];
  return visits
    .parse(await entriesOf(strapi, { uid: visitUid, columns }, visitRows))
    .map(({ home, at, state, visitor, feedback, feedbackReleased }) => ({
      home,
      event: {
        kind: "visit",
        at: at.toISOString(),
        state: outcomeOf(state),
        visitor: initialsOf(visitor),
        feedback: feedbackReleased ? feedback : "",
      },
    }));
}

const communications = z.array(
  z.object({ home: z.number(), at: timestamp, way: z.enum(communicationChannels), subject: text, text }),
);

/** Communications that the owner may see. */
export async function readCommunications(strapi: Core.Strapi, visitRows: Newest): Promise<ListingEvent[]> {
  const rows = await entriesOf(
    strapi,
    { uid: communicationUid, columns: ["at", "way", "subject", "text"], where: { visibleToOwner: true } },
    visitRows,
  );
  return communications.parse(rows).map(({ home, at, ...details }) => ({
    home,
    event: { kind: "communication", at: at.toISOString(), ...details },
  }));
}
