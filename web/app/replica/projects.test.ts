import { describe, expect, it } from "vitest";
import { fallbackProjectPaths } from "@gevel/config";
import { replicaFixture } from "../shell/site-fixture";
import { changeLogFixture, listingFixture, projectFixture, treeFixture } from "./replica-fixture";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReplicaHolder } from "./replica-holder.server";
import { ReplicaStore } from "./store.server";

describe("the projects of the replica", () => {
  it("ROUTE-7 have an address in each language, without a title by their city, else by their postal code", () => {
    const named = projectFixture({ id: 7, name: { nl: "Residentie De Kaai", fr: "Résidence Le Quai" } });
    const bare = projectFixture({ id: 8, name: {}, city: "", cityNames: {} });
    const { projects } = replicaFixture([], {}, [named, bare]);
    expect(projects.path(7, "nl")).toBe("/nl/projecten/antwerpen/residentie-de-kaai/7/");
    expect(projects.path(7, "fr")).toBe("/fr/projets/anvers/residence-le-quai/7/");
    expect(projects.path(7, "de")).toBe(`/de/${fallbackProjectPaths.de}/antwerpen/residentie-de-kaai/7/`);
    expect(projects.path(8, "nl")).toBe("/nl/projecten/2000/8/");
    expect(projects.path(9, "nl")).toBeNull();
  });

  it("PROP-13 come newest first, each with the listings that name it", () => {
    const old = projectFixture({ id: 1, createdAt: "2024-01-01T00:00:00.000Z" });
    const young = projectFixture({ id: 2, createdAt: "2026-01-01T00:00:00.000Z" });
    const unit = listingFixture({ id: 5, projectReference: old.key });
    const { projects } = replicaFixture([unit, listingFixture({ id: 6 })], {}, [old, young]);
    expect(projects.all.map(({ id }) => id)).toEqual([2, 1]);
    expect([projects.unitsOf(old), projects.unitsOf(young)]).toEqual([[5], []]);
  });

  it("PROP-13 follow the change log: put, changed and removed", () => {
    const folder = mkdtempSync(join(tmpdir(), "projects-"));
    const store = new ReplicaStore(folder);
    const holder = new ReplicaHolder(store);
    const cities = () => holder.current.projects.all.map(({ id, city }) => `${id} ${city}`);
    holder.apply(
      changeLogFixture({
        reset: true,
        trees: [treeFixture("nl")],
        projects: [projectFixture({ id: 1 }), projectFixture({ id: 2 })],
      }),
    );
    expect(cities()).toEqual(["2 Antwerpen", "1 Antwerpen"]);
    holder.apply(
      changeLogFixture({ revision: 2, projects: [projectFixture({ id: 1, city: "Gent" })], removedProjects: [2] }),
    );
    expect(cities()).toEqual(["1 Gent"]);
    holder.apply(changeLogFixture({ reset: true, revision: 3, trees: [treeFixture("nl")] }));
    expect(cities()).toEqual([]);
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
