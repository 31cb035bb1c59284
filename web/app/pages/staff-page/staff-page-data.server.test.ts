import { expect, it } from "vitest";
import type { ItemsBlock, StoryItem } from "~/modules/content/items";
import { moduleFixture } from "~/modules/content/module-fixture";
import { pageFixture, siteFixture } from "~/shell/site-fixture";
import { drawStaffPage } from "./staff-page-data.server";

const story = (title: string): StoryItem => ({
  ...{ kind: "story", id: "s", lang: "nl", title, intro: "", html: "", picture: null, routeId: null },
});
const moduleOf = (id: string, title: string) => {
  const rest = { heading: null, more: null, empty: null, perView: null, autoplay: false };
  return moduleFixture<ItemsBlock>({ id, blocks: [{ kind: "items", id, items: [story(title)], ...rest }] });
};
/** React draws no objects: as good as any other mistake in a design, or in what it is given. */
const broken = { an: "object" } as unknown as string;

function drawn(...modules: ReturnType<typeof moduleOf>[]) {
  const site = siteFixture({});
  const logged: object[] = [];
  const log = { ...site.context.log, error: (details: object) => void logged.push(details) };
  const context = { ...site.context, log, drawn: new Map<string, string>(), isDataRequest: false, leftOut: false };
  const data = drawStaffPage(context, pageFixture(), { banner: null, modules }, site.tree("nl"));
  return { ids: data.modules.map(({ id }) => id), html: [...context.drawn.values()].join(), logged, context };
}

it("ERR-3 a module whose items cannot be drawn is left out, told, and no page without it is kept", () => {
  const { ids, html, logged, context } = drawn(moduleOf("a", "Ervoor"), moduleOf("b", broken), moduleOf("c", "Erna"));
  expect(ids).toEqual(["a", "c"]);
  expect(html).toMatch(/Ervoor[^]*Erna/);
  expect(logged).toMatchObject([{ moduleId: "b", pageId: "page" }]);
  expect(context.leftOut).toBe(true);
});

it("a page that is whole may be kept", () => {
  const { ids, logged, context } = drawn(moduleOf("a", "Ervoor"));
  expect([ids, logged, context.leftOut]).toEqual([["a"], [], false]);
});
