import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { listingSchema, pictureSchema } from "@gevel/config";
import { cardSource, cardSourceSchema } from "./card-source.server";
import { formatOf, storedFormat } from "./stored-format.server";
import { changeLogFixture, listingFixture, projectFixture, treeFixture, typesFixture } from "./replica-fixture";
import { ReplicaHolder } from "./replica-holder.server";
import { ReplicaStore } from "./store.server";
import { readRow, storedRows } from "./stored-rows.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "replica-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const full = changeLogFixture({
  reset: true,
  revision: 4,
  trees: [treeFixture("nl")],
  propertyTypes: typesFixture,
  listings: [listingFixture({ id: 1 }), listingFixture({ id: 2 })],
  projects: [projectFixture({ id: 1 })],
});

/** Starts the site with these contracts; true if it must request everything. */
function startWith(format: number): boolean {
  const discarded: unknown[] = [];
  const store = new ReplicaStore(folder, (reason) => discarded.push(reason), format);
  const holder = new ReplicaHolder(store);
  const anew = holder.position === null;
  expect(discarded).toHaveLength(anew ? 1 : 0);
  if (anew) holder.apply(full);
  expect(holder.current.catalog.size).toBe(2);
  store.close();
  return anew;
}

describe("CMS-10 the file format of the replica follows the contracts", () => {
  const bare = formatOf(storedRows, []);
  const field = z.boolean();
  const changes: [string, number][] = [
    [
      "a listing has an extra field",
      formatOf({ ...storedRows, listings: listingSchema.extend({ garden: field }) }, []),
    ],
    [
      "an attribute is new",
      formatOf(
        {
          ...storedRows,
          listings: listingSchema.extend({ attributes: listingSchema.shape.attributes.extend({ sauna: field }) }),
        },
        [],
      ),
    ],
    [
      "a picture may lack its address",
      formatOf(
        {
          ...storedRows,
          listings: listingSchema.extend({ pictures: z.array(pictureSchema.extend({ url: z.string().nullable() })) }),
        },
        [],
      ),
    ],
    ["a card shows more", formatOf({ ...storedRows, cards: cardSourceSchema.extend({ street: z.string() }) }, [])],
    ["a project has a field more", formatOf({ ...storedRows, projects: storedRows.projects.extend({ field }) }, [])],
    ["a type has a field more", formatOf({ ...storedRows, types: storedRows.types.extend({ field }) }, [])],
    ["a tree has a field more", formatOf({ ...storedRows, trees: storedRows.trees.extend({ field }) }, [])],
    ["its numbers are packed in another way", formatOf(storedRows, ["price", "goal"])],
  ];

  it.each(changes)("and the replica is refilled when %s", (_what, format) => {
    const store = new ReplicaStore(folder, undefined, bare);
    store.apply(full);
    store.close();
    expect([startWith(bare), startWith(format), startWith(format)]).toEqual([false, true, false]);
  });

  it("and is stable for the same contracts, within SQLite's range", () => {
    expect(formatOf({ ...storedRows }, [])).toBe(bare);
    expect(storedFormat).toBeGreaterThan(0);
    expect(storedFormat).toBeLessThan(2 ** 31);
  });
});

describe("a row of the replica's file", () => {
  it("parses to what its schema declares", () => {
    const listing = listingFixture({ id: 1, seo: { isActiveSEO: { nl: false } } });
    const card = cardSource(listing);
    expect(storedRows.listings.parse(readRow("listings", JSON.stringify(listing)))).toEqual(listing);
    expect(storedRows.cards.strict().parse(readRow("cards", JSON.stringify(card)))).toEqual(card);
    expect(card.isActiveSEO).toEqual({ nl: false });
  });
});
