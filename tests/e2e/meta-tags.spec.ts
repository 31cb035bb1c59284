import { screens } from "../fixtures/pages.js";
import { expect, test } from "../support/test.js";
import { inScope } from "../support/test-scope.js";

test("SEO-1 SEO-3 every screen has one title, one h1, and an existing share picture @full", async ({ site }) => {
  const pictures = new Set<string>();
  for (const [name, path] of screens) {
    const html = await (await fetch(site + path)).text();
    expect(html.match(/<title>[^<]+<\/title>/g), name).toHaveLength(1);
    expect(html.match(/<h1[\s>]/g), name).toHaveLength(1);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(picture, name).toMatch(new RegExp(`^${site}/pictures(\\?src=|/share/)`));
    if (picture) pictures.add(picture);
  }
  // The site draws each when it is first requested.
  for (const picture of inScope([...pictures])) {
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get("content-type")], picture).toEqual([200, "image/jpeg"]);
  }
});
