import { moduleViews } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { ownComponentUids } from "../../../../cms/src/api/module/own-kinds";
import { relationKinds } from "../../../../cms/src/api/module/relation-kinds";
import { messagesByLocale } from "../../../../cms/src/admin/messages/all-messages";
import { chosenIn, moduleTemplates, newModule, type ModuleTemplate } from "./module-templates";

const starts: readonly ModuleTemplate[] = moduleTemplates;
const kinds: Readonly<Record<string, { field: string; target: string }>> = relationKinds;
const [homes] = moduleTemplates;
const input = { title: "Net binnen", pageTitle: "Kopen", language: "nl", entry: "list-1" };

describe("CMS-2 the module templates", () => {
  it("have only contents that a module can hold", () => {
    const known = [...Object.keys(relationKinds), ...ownComponentUids];
    expect(known).toEqual(expect.arrayContaining(starts.flatMap(({ content }) => content?.kind ?? [])));
  });

  it.each(starts.map((start) => [start.name, start] as const))(
    "%s relates to a target that its component has",
    (_name, start) => {
      const chosen = chosenIn(start);
      if (chosen !== null)
        expect(chosen).toMatchObject({ field: kinds[chosen.kind]?.field, target: kinds[chosen.kind]?.target });
      else expect([undefined, ...ownComponentUids]).toContain(start.content?.kind);
    },
  );

  it("have a name for each view and kind in every language of the admin", () => {
    for (const texts of Object.values(messagesByLocale))
      for (const name of [...moduleViews, ...Object.keys(relationKinds), ...ownComponentUids])
        expect(texts).toHaveProperty([name]);
  });

  it("create a draft that is linked to its page, with the chosen entry", () => {
    expect(newModule(homes, input, "Homes")).toMatchObject({
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

  it("CMS-17 hold the words and the picture that were typed with the heading", () => {
    const [pair, text] = ["textPicture", "text"].map((name) => starts.find((start) => start.name === name));
    const typed = { ...input, text: "Een alinea.", picture: 7, side: "right" as const };
    expect(pair && newModule(pair, typed, "Pair")).toMatchObject({
      relations: [{ __component: "relation.text-picture", text: "Een alinea.", picture: 7, side: "right" }],
    });
    expect(text && newModule(text, typed, "Text")).toMatchObject({ description: "Een alinea.", relations: [] });
    expect(newModule(homes, typed, "Homes")).not.toHaveProperty("description");
  });

  it("may begin without a heading, a page or an entry", () => {
    const empty = newModule(homes, { ...input, title: "", pageTitle: "", entry: null }, "Homes");
    expect(empty).toMatchObject({ name: "Homes", title: "", relations: [{ __component: "relation.property-list" }] });
  });
});
