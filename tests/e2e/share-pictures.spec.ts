import sharp from "sharp";
import { z } from "zod";
import { expect, test } from "../support/test.js";

test("SEO-3 a listing has a share picture with the words of its page in each language, and a forged address is rejected", async ({
  page,
  request,
}) => {
  const newestOn = async (list: string) => {
    await page.goto(list);
    const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
    await page.goto(z.string().parse(await link.getAttribute("href")));
    return z.string().parse(await page.locator('meta[property="og:image"]').getAttribute("content"));
  };
  const dutch = await newestOn("/nl/te-koop/");
  expect(new URL(dutch).pathname).toMatch(/^\/pictures\/share\/[\w-]+\.[\w-]{22}\.jpg$/);
  const answer = await request.get(dutch);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/jpeg");
  // Its price may be hidden tomorrow.
  expect(answer.headers()["cache-control"]).toBe("public, max-age=3600");
  const { width, height } = await sharp(await answer.body()).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect((await request.get(dutch.replace(/share\/./, "share/_"))).status()).toBe(400);
  expect(await newestOn("/fr/a-vendre/")).not.toBe(dutch);
});

test("SEO-3 pages of staff, people, articles and projects have one too, with their title and photo", async ({
  request,
}) => {
  const shown = new Map<string, string>();
  for (const path of [
    "/nl/",
    "/nl/verkopen/",
    "/nl/disclaimer/",
    "/nl/team/anna-claes/",
    "/nl/projecten/antwerpen/kaai-17/1/",
  ]) {
    const html = await (await request.get(path)).text();
    const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(new URL(address).pathname, path).toMatch(/^\/pictures\/share\/[\w-]+\.[\w-]{22}\.jpg$/);
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([200, "image/jpeg"]);
    expect(answer.headers()["cache-control"]).toContain("immutable");
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height], path).toEqual([1200, 630]);
    shown.set(address, path);
    // Structured data contains the photo itself.
    const [, data = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(data, path).not.toContain("/pictures/share/");
  }
  expect(shown.size).toBe(5);
});
