import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { waitForSiteText } from "../support/wait-for-site.js";
import { expect, expectAccessible, test } from "../support/test.js";
import { inScope } from "../support/test-scope.js";

const views = ["module-view", "odds-view", "single-view", "slider-view"] as const;
const made = z.object({ data: z.object({ documentId: z.string() }) });

/** Pages created by staff for a test, with a way to delete them. */
async function madeByStaff() {
  const staff = await adminApi("marketing");
  const entries: [uid: string, id: string][] = [];
  const type = (uid: string) => `/content-manager/collection-types/${uid}`;
  async function make(uid: string, entry: object): Promise<string> {
    const { json } = await staff.call(`${type(uid)}?locale=nl`, "POST", entry);
    const { documentId } = made.parse(json).data;
    entries.unshift([uid, documentId]);
    const published = await staff.publish(uid, documentId, {});
    expect(published.status, JSON.stringify(published.json)).toBe(200);
    return documentId;
  }
  return {
    staff,
    /** A page of these modules, once it is on the site. */
    async page(path: string, modules: object[]): Promise<string> {
      const ids: string[] = [];
      for (const module of modules) ids.push(await make("api::module.module", module));
      await make("api::page.page", { title: "Bouwstenen", path, modules: { connect: ids } });
      await waitForSiteText(`/nl/${path}/`).toContain("Bouwstenen");
      return `/nl/${path}/`;
    },
    async takeAway() {
      for (const [uid, id] of entries) await staff.call(`${type(uid)}/${id}?locale=*`, "DELETE");
    },
  };
}

const newsletter = async (staff: Awaited<ReturnType<typeof adminApi>>) => {
  const [form] = await staff.find("api::contact-form.contact-form", "&filters[form][$eq]=newsletter");
  return [{ __component: "relation.contact", contact: { connect: [form?.documentId] } }];
};

test("Q-1 a form that is twice on a page works in both places", async ({ page }) => {
  const { staff, page: makePage, takeAway } = await madeByStaff();
  try {
    const relations = await newsletter(staff);
    const path = await makePage("twee-keer", [
      { title: "Eerste", relations },
      { title: "Tweede", relations },
    ]);
    for (const formIndex of [1, 0]) {
      await page.goto(path);
      const forms = page.getByRole("main").locator("form[method=post]");
      await expect(forms).toHaveCount(2);
      await expectAccessible(page);
      const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      const form = forms.nth(formIndex);
      await form.scrollIntoViewIfNeeded();
      await form.getByLabel("E-mailadres").fill(`twee-${formIndex}-${Date.now()}@example.org`);
      await form.getByRole("button").last().click();
      await expect(form.getByLabel(/stuur mij de nieuwsbrief/)).toBeFocused();
      await form.getByLabel(/stuur mij de nieuwsbrief/).check();
      await form.getByRole("button").last().click();
      await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
    }
  } finally {
    await takeAway();
  }
});

test("CMS-2 Q-1 a form has a layout in each view, and no heading breaks within a word at any width @full", async ({
  page,
}) => {
  const { staff, page: makePage, takeAway } = await madeByStaff();
  try {
    const relations = await newsletter(staff);
    const title = "Vastgoedmakelaarskantoor bij u in de buurt";
    const path = await makePage("weergaven", [
      ...views.map((view) => ({ title, view, relations, titleSize: "h2" })),
      ...views.slice(0, 3).map((view) => ({
        title,
        view,
        relations,
        span: 4,
        backgroundType: "color",
        colorBackground: "#7c7c7c",
      })),
    ]);
    const seen = new Set<string>();
    await page.goto(path);
    for (const width of inScope([1440, 320, 375, 768])) {
      await page.setViewportSize({ width, height: 900 });
      const forms = page.getByRole("main").locator("form[method=post]");
      await expect(forms).toHaveCount(views.length + 3);
      // The other widths have the parts and colours of these.
      if (width === 375 || width === 1440) await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
      const failed = await page
        .getByRole("main")
        .getByRole("heading", { level: 2 })
        .evaluateAll(
          (headings) =>
            headings.filter((heading) => {
              const [text] = [...heading.childNodes].filter((node) => node instanceof Text);
              const range = document.createRange();
              if (!text) return false;
              return [...(text.textContent ?? "").matchAll(/\S+/g)].some(({ 0: word, index }) => {
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return range.getClientRects().length > 1;
              });
            }).length,
        );
      expect(failed, `${width}`).toBe(0);
      if (width < 1440) continue;
      for (const form of (await forms.all()).slice(0, views.length)) {
        const checks = await form.evaluate((element) => {
          const { left, top, width: across } = element.getBoundingClientRect();
          const heading = element.parentElement?.querySelector("h2, h3")?.getBoundingClientRect();
          return [left, across, (heading?.left ?? 0) - left, (heading?.top ?? 0) - top].map(Math.round).join();
        });
        seen.add(checks);
      }
    }
    expect(seen.size).toBe(views.length);
  } finally {
    await takeAway();
  }
});

test("CMS-2 a heading of sixty letters in a module at span 4 is hyphenated between syllables, and never cut off @full", async ({
  page,
}) => {
  const { staff, page: makePage, takeAway } = await madeByStaff();
  try {
    const relations = await newsletter(staff);
    const title = "Vastgoedmakelaarskantoorverzekeringsaansprakelijkheidspolissen";
    const path = await makePage("lang-woord", [
      { title, span: 4, relations: [] },
      { title, span: 4, view: "odds-view", relations },
      { title, span: 4, view: "slider-view", backgroundType: "color", colorBackground: "#1f2421", relations: [] },
    ]);
    await page.goto(path);
    for (const width of inScope([375, 768, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
      const headings = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(headings).toHaveCount(3);
      const faults = await headings.evaluateAll((all) =>
        all.flatMap((heading) => {
          const [text] = [...heading.childNodes].filter((node) => node instanceof Text);
          if (!text) return ["no text"];
          const fonts = text.textContent ?? "";
          const topOf = (at: number) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            // The first letter of a line also has a rectangle of zero width at the end of the previous line.
            return [...range.getClientRects()].at(-1)?.top ?? 0;
          };
          const written = [...fonts].flatMap((letter, at) => (letter === "\u00AD" ? [] : [{ at, top: topOf(at) }]));
          const failed = written.filter(({ at, top }, index) => {
            const before = written[index - 1];
            const isWithin = /\S/.test(fonts[at] ?? "") && /[^\s\u00AD]/.test(fonts[at - 1] ?? "");
            return before !== undefined && top > before.top + 4 && isWithin;
          });
          const cut = heading.scrollWidth > heading.clientWidth + 1 ? ["cut off"] : [];
          return [...cut, ...failed.map(({ at }) => `broken at ${at}`)];
        }),
      );
      expect(faults, `${width}`).toEqual([]);
    }
  } finally {
    await takeAway();
  }
});

test("CHROME-7 a narrow footer column with a long address fits a phone", async ({ page }) => {
  const { staff } = await madeByStaff();
  const [footer] = await staff.find("api::footer.footer");
  const id = footer?.documentId ?? "";
  const before = await staff.read("api::footer.footer", id);
  const column = {
    ...{ title: "Bereikbaarheid", introHtml: "<p>vastgoedmakelaarskantoor@antwerpen-zuid.example</p>" },
    ...{ sm: 6, md: 3, lg: 3 },
  };
  const columns = z.array(z.record(z.string(), z.unknown())).parse(before["columns"]);
  try {
    const saved = await staff.publish("api::footer.footer", id, { ...before, columns: [column, column, ...columns] });
    expect(saved.status).toBe(200);
    await waitForSiteText("/nl/contact/").toContain("vastgoedmakelaarskantoor@antwerpen-zuid.example");
    await page.goto("/nl/contact/");
    for (const width of inScope([320, 375])) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  } finally {
    await staff.publish("api::footer.footer", id, before);
  }
});
