import { moduleViews } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { ownComponentUids } from "../../api/module/own-kinds";
import { relationKinds } from "../../api/module/relation-kinds";
import { buildingEn } from "../texts/building/building-en";
import { chosenIn, moduleStarts, newModule, type ModuleStart } from "./module-starts";

const starts: readonly ModuleStart[] = moduleStarts;
const kinds: Readonly<Record<string, { field: string; target: string }>> = relationKinds;
const [homes] = moduleStarts;
const words = { title: "Net binnen", pageTitle: "Kopen", language: "nl", entry: "list-1" };

describe("CMS-2 the ways to begin a module", () => {
  it("know each view and each kind of content", () => {
    expect(new Set(starts.map(({ view }) => view))).toEqual(new Set(moduleViews));
    expect(new Set(starts.flatMap(({ content }) => content?.kind ?? []))).toEqual(
      new Set([...Object.keys(relationKinds), ...ownComponentUids]),
    );
  });

  it.each(starts.map((start) => [start.name, start] as const))(
    "%s chooses what its component holds",
    (_name, start) => {
      const chosen = chosenIn(start);
      if (chosen !== null)
        expect(chosen).toMatchObject({ field: kinds[chosen.kind]?.field, target: kinds[chosen.kind]?.target });
      else expect([undefined, ...ownComponentUids]).toContain(start.content?.kind);
    },
  );

  it("have a name for each view and kind", () => {
    for (const view of moduleViews) expect(buildingEn).toHaveProperty([`gevel.building.view.${view}`]);
    for (const kind of [...Object.keys(relationKinds), ...ownComponentUids])
      expect(buildingEn).toHaveProperty([`gevel.building.kind.${kind}`]);
  });

  it("send a draft that staff find by its page, with the entry that was chosen", () => {
    expect(newModule(homes, words, "Homes")).toMatchObject({
      ...{
        name: "Kopen: Net binnen",
        title: "Net binnen",
        view: "module-view",
        numberItemOfRow: 4,
        maxItems: 8,
        span: 12,
      },
      relations: [
        { __component: "relation.property-list", propertyList: { connect: [{ documentId: "list-1", locale: "nl" }] } },
      ],
    });
  });

  it("may begin without a heading, without a page and without an entry", () => {
    const empty = newModule(homes, { ...words, title: "", pageTitle: "", entry: null }, "Homes");
    expect(empty).toMatchObject({ name: "Homes", title: "", relations: [{ __component: "relation.property-list" }] });
  });
});
