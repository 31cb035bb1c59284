import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { siteFixture, siteUrl } from "~/shell/site-fixture";
import { loader } from "./film-frame";

const { context } = siteFixture({}, [
  listingFixture({ id: 1, videoUrl: 'https://films.example/huis.mp4?a=1&b="' }),
  listingFixture({ id: 2, videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }),
]);
const fetchPath = (owner: string, id: string, kind: string) =>
  loader({
    request: new Request(`${siteUrl}/film-frame/${owner}/${id}/${kind}/?language=fr`),
    context,
    params: { owner, id, kind },
  } satisfies LoaderFunctionArgs);

describe("the page of a film file", () => {
  it("PROP-17 plays the film of a listing and names its host for the policy", async () => {
    const answer = fetchPath("listing", "1", "video");
    expect(answer.headers.get("x-film-origin")).toBe("https://films.example");
    expect(await answer.text()).toContain('src="https://films.example/huis.mp4?a=1&amp;b=%22"');
  });

  it.each([
    ["listing", "1", "tour"],
    ["listing", "2", "video"],
    ["listing", "3", "video"],
    ["project", "1", "video"],
    ["page", "1", "video"],
    ["listing", "1", "agent"],
  ])("PROP-17 does not exist for %s %s %s, which has no film file", (owner, id, kind) => {
    expect(fetchPath(owner, id, kind).status).toBe(404);
  });
});
