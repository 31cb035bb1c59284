import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { chromeOf, chromeReference } from "~/shell/chrome/chrome.server";
import { siteFixture, siteUrl } from "~/shell/site-fixture";
import { loader } from "./chrome-json";

const forEver = "public, max-age=31536000, immutable";

async function fetchPath({ context }: { context: AppLoadContext }, address: string) {
  const request = new Request(siteUrl + address);
  const answer = await loader({ context, request, params: {} }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  const body: unknown = await answer.json();
  return { status: answer.status, cacheControl: answer.headers.get("cache-control"), body };
}

describe("the header and footer data", () => {
  const before = siteFixture({ config: { phone: "03 1" } });
  const now = siteFixture({ config: { phone: "03 2" } });
  const addressOf = (site: typeof now) =>
    chromeReference(chromeOf(site.tree("nl"), "nl", "https://gevel.example")).chromeAddress;

  it("may be cached by its address, which changes with it", async () => {
    expect(addressOf(before)).not.toBe(addressOf(now));
    expect(await fetchPath(now, addressOf(now))).toMatchObject({
      status: 200,
      cacheControl: forEver,
      body: { language: "nl", config: { phone: "03 2" } },
    });
  });

  it("remains available for a page rendered before the last change", async () => {
    const address = addressOf(before);
    expect(await fetchPath(now, address)).toMatchObject({ cacheControl: forEver, body: { config: { phone: "03 1" } } });
  });

  it("is the newest, uncached, for an unknown address", async () => {
    expect(await fetchPath(now, "/chrome.json?language=fr&v=long-ago")).toMatchObject({
      cacheControl: "no-cache",
      body: { language: "fr", config: { phone: "03 2" } },
    });
  });

  it.each(["/chrome.json", "/chrome.json?language=xx", "/chrome.json?language=de"])(
    "is missing for a language that is off: %s",
    async (address) => {
      expect((await fetchPath(now, address)).status).toBe(404);
    },
  );
});
