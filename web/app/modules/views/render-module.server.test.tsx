import { moduleViews } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import type { ItemsBlock, ModuleContent, StoryItem } from "../content/items";
import { moduleFixture } from "../content/module-fixture";
import { isMoving } from "../module-islands";
import { renderModule } from "./render-module.server";

const staticViews = moduleViews.filter((view) => !isMoving(view));

const story = (title: string): StoryItem => ({
  ...{
    kind: "story",
    id: title,
    lang: "nl",
    title,
    intro: "Een regel.",
    html: "",
    lead: "",
    picture: null,
    routeId: null,
  },
});
const group = (given: Partial<ItemsBlock> = {}): ItemsBlock => ({
  ...{ kind: "items", id: "g", heading: null, items: [story("Doe alsof u thuis bent")], more: null, empty: null },
  ...{ perView: null, autoplay: false },
  ...given,
});
const heading = (title: string) => ({ lang: "nl" as const, title, text: "", picture: null });
const paths = createPaths({ language: "nl", rows: [] });

function shown(module: Partial<ModuleContent> & { id: string }, level: 1 | 2 = 2) {
  const rendered = new Map<string, string>();
  const { blocks, formVariant } = renderModule({ rendered, isDataRequest: false }, paths, moduleFixture(module), level);
  return { blocks, formVariant, html: [...rendered.values()].join("\n") };
}
const titled = { lang: "nl" as const, title: "Waarmee we u helpen", kicker: "", html: "", text: "" };

describe("a rendered module in its page", () => {
  it.each(staticViews)("CMS-2 sends of the items of a %s only the name of its markup", (view) => {
    const { blocks, html } = shown({ id: "m", view, blocks: [group()] });
    expect(blocks).toEqual([{ kind: "rendered", id: "g", rendered: { name: "group-m-0-2", html: null } }]);
    expect(html).toContain("Doe alsof u thuis bent");
    expect(html).toContain("Een regel.");
  });

  it("CMS-2 has a layout in each view, with room for its form", () => {
    const views = staticViews.map((view) => shown({ id: "m", view, blocks: [group()] }));
    expect(new Set(views.map(({ html }) => html)).size).toBe(staticViews.length);
    const variants = new Set(moduleViews.map((view) => shown({ id: "m", view }).formVariant));
    expect([...variants].sort()).toEqual(["beside", "card", "single", "turned"]);
  });

  it("renders the items of a slider separately, because visitors move them", () => {
    const items = [story("Een"), story("Twee")];
    const { blocks, html } = shown({ id: "m", view: "slider-view", blocks: [group({ items, perView: 2 })] });
    const slides = [0, 1].map((at) => ({ name: `group-m-0-2-${at}`, html: null }));
    expect(blocks).toMatchObject([{ kind: "slides", slides, perView: { desktop: 2 } }]);
    expect(html).toMatch(/Een[^]*Twee/);
  });

  it("keeps two groups apart that start with the same item", () => {
    const groups = [group(), group({ items: [story("Doe alsof u thuis bent"), story("Wat zoekt u?")] })];
    const { blocks } = shown({ id: "m", blocks: groups });
    const names = blocks.flatMap((block) => (block.kind === "rendered" ? block.rendered.name : []));
    expect(new Set(names).size).toBe(2);
  });

  it("has no slider without a slide", () => {
    const { blocks } = shown({ id: "m", view: "slider-view", blocks: [group({ items: [] })] });
    expect(blocks).toMatchObject([{ kind: "rendered" }]);
  });

  it("includes the markup in a data-only request", () => {
    const rendered = new Map<string, string>();
    const module = renderModule(
      { rendered, isDataRequest: true },
      paths,
      moduleFixture({ id: "m", blocks: [group()] }),
      2,
    );
    expect(JSON.stringify(module.blocks)).toContain("Doe alsof u thuis bent");
    expect(rendered.size).toBe(0);
  });

  it("has a link to continue, and a text when it is empty", () => {
    const more = { label: "Bekijk alles", routeId: null, url: "https://example.com/" };
    const { html } = shown({ id: "m", blocks: [group({ items: [], empty: "no-listings", more })] });
    expect(html).toContain("Bekijk alles");
    expect(html).toMatch(/<p>[^<]+<\/p>/);
    expect(html).not.toContain("<ul");
  });
});

describe("heading levels", () => {
  it.each([
    ["the page's own title over a titled group", titled, 1, "Ons team", ["h2", "h3"]],
    ["a module's title over a titled group", titled, 2, "Ons team", ["h3", "h4"]],
    ["a module's title over single items", titled, 2, "", ["h3"]],
    ["only the group's title", { ...titled, title: "" }, 2, "Ons team", ["h2", "h3"]],
    ["only items", { ...titled, title: "" }, 2, "", ["h2"]],
  ] as const)("%s", (_, head, level, of, levels) => {
    const { html } = shown({ id: "m", head, blocks: [group({ heading: of ? heading(of) : null })] }, level);
    expect([...html.matchAll(/<(h\d)/g)].map(([, name]) => name)).toEqual(levels);
  });
});
