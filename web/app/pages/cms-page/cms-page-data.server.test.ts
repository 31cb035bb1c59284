import { describe, expect, it } from "vitest";
import type { FormBlock, ItemsBlock, PersonItem, QuoteItem, StoryItem } from "~/modules/content/items";
import { moduleFixture } from "~/modules/content/module-fixture";
import { pageFixture, routeFixture, siteFixture } from "~/shell/site-fixture";
import { renderCmsPage } from "./cms-page-data.server";

const story = (title: string): StoryItem => ({
  ...{ kind: "story", id: "s", lang: "nl", title, intro: "", html: "", lead: "", picture: null, routeId: null },
});
const moduleOf = (id: string, title: string) => {
  const rest = { heading: null, more: null, empty: null, perView: null, autoplay: false };
  return moduleFixture<ItemsBlock>({ id, blocks: [{ kind: "items", id, items: [story(title)], ...rest }] });
};
/** React cannot render objects: stands for any mistake in a design or its props. */
const broken = { an: "object" } as unknown as string;

function rendered(...modules: ReturnType<typeof moduleOf>[]) {
  const site = siteFixture({});
  const logged: object[] = [];
  const log = { ...site.context.log, error: (details: object) => void logged.push(details) };
  const context = { ...site.context, log, rendered: new Map<string, string>(), isDataRequest: false, leftOut: false };
  const data = renderCmsPage(context, pageFixture(), { banner: null, modules }, site.tree("nl"));
  return { ids: data.modules.map(({ id }) => id), html: [...context.rendered.values()].join(), logged, context };
}

it("ERR-3 a module whose items fail to render is left out and logged, and that page is not cached", () => {
  const { ids, html, logged, context } = rendered(
    moduleOf("a", "Ervoor"),
    moduleOf("b", broken),
    moduleOf("c", "Erna"),
  );
  expect(ids).toEqual(["a", "c"]);
  expect(html).toMatch(/Ervoor[^]*Erna/);
  expect(logged).toMatchObject([{ moduleId: "b", pageId: "page" }]);
  expect(context.leftOut).toBe(true);
});

it("a complete page may be cached", () => {
  const { ids, logged, context } = rendered(moduleOf("a", "Ervoor"));
  expect([ids, logged, context.leftOut]).toEqual([["a"], [], false]);
});

describe("the next step after a page of modules", () => {
  const rest = { heading: null, more: null, empty: null, perView: null, autoplay: false };
  const person: PersonItem = {
    ...{ kind: "person", id: "p", lang: "nl", name: "An", jobTitle: "", intro: "", phone: "", email: "" },
    ...{ picture: null, routeId: null },
  };
  const quote: QuoteItem = {
    ...{ kind: "quote", id: "q", lang: "nl", name: "Jan", place: "", text: "", date: null, rating: null },
    ...{ verified: false, routeId: null },
  };
  const form: FormBlock = {
    ...{ kind: "form", id: "f", choices: {}, privacyVersion: "1", person: null },
    form: {
      ...{ id: "f", lang: "nl", form: "contact-me", title: "", introHtml: "", submitLabel: "", picture: null },
    },
  };
  const endOf = (blocks: (ItemsBlock | FormBlock)[], type: "page" | "feedback" = "page") => {
    const site = siteFixture({ routes: [routeFixture({ id: "page", type })] });
    const context = { ...site.context, rendered: new Map<string, string>(), isDataRequest: false, leftOut: false };
    const modules = blocks.length > 0 ? [moduleFixture({ id: "m", blocks })] : [];
    return renderCmsPage(context, pageFixture(), { banner: null, modules }, site.tree("nl")).end?.of ?? null;
  };
  const items = (...shown: ItemsBlock["items"]): ItemsBlock => ({ kind: "items", id: "i", items: shown, ...rest });

  it("fits pages about people, clients, or anything else", () => {
    expect(endOf([items(story("Wie")), items(person)])).toBe("team");
    expect(endOf([items(quote)])).toBe("review");
    expect(endOf([items(story("Hoe"))])).toBe("article");
    expect(endOf([], "feedback")).toBe("thanks");
  });

  it("leads sellers to sold listings, and nobody to a missing page", () => {
    const end = (originalPath: string) => {
      const routes = [
        routeFixture({ id: "page", type: "feedback", originalPath }),
        routeFixture({ id: "sold", originalPath: "realisaties" }),
        routeFixture({ id: "buy", originalPath: "for-sale" }),
      ];
      const site = siteFixture({ routes });
      const context = { ...site.context, rendered: new Map<string, string>(), isDataRequest: true, leftOut: false };
      const { end } = renderCmsPage(context, pageFixture(), { banner: null, modules: [] }, site.tree("nl"));
      return end?.rendered.html?.match(/<a [^>]*>[^<]*/g)?.map((link) => link.replace(/^.*>/, ""));
    };
    expect(end("feedback/contact-demand")).toEqual(["Bekijk wat we verkochten en verhuurden"]);
    expect(end("feedback/demand-register")).toEqual(["Bekijk wat te koop is"]);
  });

  it("is absent where a form is on the page, and after legal texts", () => {
    expect(endOf([items(person), form])).toBeNull();
    expect([endOf([]), endOf([items()])]).toEqual([null, null]);
  });
});
