import sharp from "sharp";
import { z } from "zod";
import { expect, test } from "../support/test.js";

test("SEO-3 a home has a picture to share, in the words of its page, and in nobody else's", async ({
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
  expect(answer.headers()["cache-control"]).toContain("immutable");
  const { width, height } = await sharp(await answer.body()).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect((await request.get(dutch.replace(/share\/./, "share/_"))).status()).toBe(400);
  expect(await newestOn("/fr/a-vendre/")).not.toBe(dutch);
});
