import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { pageFixture, pictureFixture, siteFixture } from "~/shell/site-fixture";
import { loadBanner } from "./banner-content.server";

const listing = { url: "/uploads/house.jpg", width: 1600, height: 900, thumbhash: null, alt: {} };
const { context } = siteFixture({}, [listingFixture({ id: 7, pictures: [listing] })]);
const shown = (banner: Parameters<typeof pageFixture>[0]) => {
  const content = loadBanner(context, pageFixture(banner), "nl");
  return { video: content?.video?.url ?? null, pictures: content?.pictures.map(({ picture }) => picture.url) };
};
const image = pictureFixture("/uploads/still.jpg");

describe("CMS-4 the banner", () => {
  it("plays a film of the media library, with the still picture until it runs", () => {
    const video = { url: "/uploads/film.webm", type: "video/webm" };
    expect(shown({ banner: { type: "video", video, image } })).toEqual({ video: video.url, pictures: [image.url] });
    expect(shown({ banner: { type: "image", video, image } }).video).toBeNull();
  });

  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "YouTube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://vimeo.com/123456", "Vimeo", "https://player.vimeo.com/video/123456"],
    ["https://www.films.example/a.mp4", "films.example", null],
  ])("CONSENT-3 loads nothing from elsewhere unasked: %s is offered beside the picture", (url, provider, player) => {
    const page = pageFixture({ banner: { type: "video", video: { url, type: "" }, image } });
    const content = loadBanner(context, page, "nl");
    expect([content?.video, content?.pictures.map(({ picture }) => picture.url)]).toEqual([null, [image.url]]);
    expect(content?.film).toMatchObject({ url, provider });
    expect(content?.film?.player?.split("?")[0] ?? null).toBe(player);
  });

  it("offers no film that is none, and none in a banner of another kind", () => {
    const film = (type: "image" | "video", url: string) =>
      loadBanner(context, pageFixture({ banner: { type, video: { url, type: "" } } }), "nl")?.film;
    expect([film("video", "//films.example/a.mp4"), film("video", "mailto:an@films.example")]).toEqual([null, null]);
    expect(film("image", "https://vimeo.com/123456")).toBeNull();
  });

  it("shows the listings' own pictures, and a still one where there are none", () => {
    expect(shown({ banner: { type: "properties", image } }).pictures).toEqual([listing.url]);
    expect(shown({ banner: { type: "gallery", image } }).pictures).toEqual([image.url]);
    expect(shown({ banner: { type: "image" }, image }).pictures).toEqual([image.url]);
  });

  it("is not there when staff turned it off", () => {
    expect(loadBanner(context, pageFixture({ showPageBanner: false, banner: { image } }), "nl")).toBeNull();
    expect(loadBanner(context, pageFixture(), "nl")).toBeNull();
  });
});
