import { describe, expect, it } from "vitest";
import { loadPropertyPage } from "~/properties/detail/property-page.server";
import { loadProject } from "~/projects/project-content.server";
import { replicaFixture } from "~/shell/site-fixture";
import { listingFixture, projectFixture, treeFixture } from "~/replica/replica-fixture";
import { previewReplica } from "./preview.server";

const published = replicaFixture([listingFixture({ id: 1, price: 100_000 }), listingFixture({ id: 2 })]);

describe("CMS-9 the preview of a listing", () => {
  it("shows one that is not public, with similar public listings", () => {
    const withdrawn = listingFixture({ id: 7, typeDescription: { nl: "Stil huis", fr: "Maison calme" } });
    const replica = previewReplica(published, treeFixture("fr"), { listing: withdrawn });
    const page = loadPropertyPage({ replica }, 7, "fr");
    expect(page).toMatchObject({ id: 7, title: "Maison calme", typeName: "Huis", city: "Anvers" });
    expect(page?.similar).toHaveLength(2);
    expect(loadPropertyPage({ replica: published }, 7, "fr")).toBeNull();
  });

  it("shows the draft, not the published version, and the draft's settings", () => {
    const changed = listingFixture({ id: 1, price: 200_000, marquee: 9 });
    const tree = treeFixture("nl", { propertyList: { marquees: [{ value: 9, label: "Net weg", state: "sold" }] } });
    const page = loadPropertyPage({ replica: previewReplica(published, tree, { listing: changed }) }, 1, "nl");
    expect(page).toMatchObject({ price: { amount: "€\u00a0200.000" }, state: "sold", marquee: "Net weg" });
    expect(loadPropertyPage({ replica: published }, 1, "nl")).toMatchObject({ price: { amount: "€\u00a0100.000" } });
  });
});

describe("CMS-9 the preview of a project", () => {
  const unit = listingFixture({ id: 5, projectReference: "crm/P-1", typeDescription: { nl: "Penthouse" } });
  const others = [projectFixture({ id: 1 }), projectFixture({ id: 2 })];
  const visible = replicaFixture([unit], {}, others);
  const shown = (project: ReturnType<typeof projectFixture>) =>
    loadProject({ replica: previewReplica(visible, treeFixture("nl"), { project }) }, project.id, "nl");

  it("shows unsaved text, with units that are listings as visitors see them", () => {
    const page = shown(projectFixture({ id: 1, name: { nl: "Hof ten Dijle" } }));
    expect(page).toMatchObject({ title: "Hof ten Dijle", units: [{ name: "Penthouse" }] });
    expect(page?.similar.map(({ id }) => id)).toEqual([2]);
    expect(loadProject({ replica: visible }, 1, "nl")?.title).toBe("Residentie 1");
  });

  it("works for one that is not public", () => {
    const page = shown(projectFixture({ id: 9, key: "office/", name: {} }));
    expect(page).toMatchObject({ id: 9, title: "Nieuwbouwproject in Antwerpen", units: [] });
    expect(page?.similar).toHaveLength(2);
  });
});
