import { appendChanges } from "@gevel/change-log";
import { offerEnd, offerEndItemSchema, validationMessages, type HistoryResult } from "@gevel/config";
import { fieldErrors, inTransaction, validateList, table, type AcceptedItem } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { portalSources } from "../../sources/portal-sources.js";
import { endedStates, listingChangesTable, listingStatesTable } from "../history-tables.js";
import { keyOfItem, namedBy } from "./entry-kinds.js";
import { unknownListing } from "./import-entries.js";

const batchSize = 250;

type EndItem = z.infer<typeof offerEndItemSchema>;

const stored = z.array(z.object({ listing: z.number(), ended_at: z.coerce.number().nullable() }));
const imported = z.array(z.object({ listing: z.number() }));

async function importBatch(
  strapi: Core.Strapi,
  source: string,
  batch: readonly AcceptedItem<EndItem>[],
): Promise<Map<number, HistoryResult>> {
  const names = batch.map(({ item }) => namedBy(source, item));
  // Read before the transaction: the application may answer from a snapshot of its own.
  const homes = await portalSources(strapi).listings(names);
  const ids = homes.flatMap((home) => home ?? []);
  const facts = new Map((await portalSources(strapi).facts(ids)).map((fact) => [fact.id, fact]));
  return inTransaction(strapi, async ({ trx }) => {
    const states = stored.parse(
      await table(strapi, trx, listingStatesTable).whereIn("listing", ids).select("listing", "ended_at"),
    );
    const tracked = new Map(states.map(({ listing, ended_at }) => [listing, ended_at]));
    const waiting: unknown = await table(strapi, trx, listingChangesTable)
      .whereIn("listing", ids)
      .whereIn("state", [...endedStates])
      .select("listing");
    // One that is not tracked yet has its end in the changes alone, until it is.
    const known = new Set([
      ...states.flatMap(({ listing, ended_at }) => (ended_at === null ? [] : listing)),
      ...imported.parse(waiting).flatMap(({ listing }) => (tracked.has(listing) ? [] : listing)),
    ]);
    const answers = new Map<number, HistoryResult>();
    for (const [place, { index, reference, item }] of batch.entries()) {
      const home = homes[place] ?? null;
      const fact = home === null ? undefined : facts.get(home);
      const at = new Date(item.at);
      const error =
        home === null
          ? unknownListing(names[place]?.source ?? source)
          : !fact || !endedStates.has(fact.state)
            ? { field: "property", message: "is not sold or let, so its offer has not ended" }
            : offerEnd(fact.since, at) === null
              ? { field: "at", message: "lies before the listing came on the market" }
              : null;
      if (error || home === null || !fact) {
        answers.set(index, { kind: "end", reference, outcome: "refused", errors: error ? [error] : [] });
        continue;
      }
      if (known.has(home)) continue;
      known.add(home);
      await table(strapi, trx, listingChangesTable).insert({
        listing: home,
        at: at.getTime(),
        kind: "state",
        before: null,
        after: null,
        state: fact.state,
        is_public: null,
      });
      await table(strapi, trx, listingStatesTable).where({ listing: home }).update({ ended_at: at.getTime() });
      // The site reads it with the listing.
      if (tracked.has(home)) await appendChanges(strapi, "property", [String(home)]);
      answers.set(index, { kind: "end", reference, outcome: "created", errors: [] });
    }
    return answers;
  });
}

/**
 * OWNER-7 PROP-10: imports when listings were sold or let before this CMS tracked them, for agencies that come from
 * another system. What the CMS observed itself, and an end that is known, stays.
 */
export async function importOfferEnds(
  strapi: Core.Strapi,
  { source, items }: { source: string; items: readonly unknown[] },
): Promise<HistoryResult[]> {
  const { results: validated, accepted } = await validateList(items, "at", {
    referenceOf(item) {
      const { data } = offerEndItemSchema.safeParse(item);
      return data ? keyOfItem(source, data, new Date(data.at).toISOString()) : "";
    },
    parse(item) {
      const parsed = offerEndItemSchema.safeParse(item, validationMessages(offerEndItemSchema));
      return parsed.success
        ? { ok: true, item: parsed.data }
        : { ok: false, errors: fieldErrors(parsed.error, "the end of an offer") };
    },
  });
  const results: HistoryResult[] = validated.map((result) => ({ kind: "end", ...result }));
  for (let start = 0; start < accepted.length; start += batchSize)
    for (const [index, result] of await importBatch(strapi, source, accepted.slice(start, start + batchSize)))
      results[index] = result;
  return results;
}
