import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { moduleSchema, type Page } from "@gevel/config";
import { pageFixture, pictureFixture, routeFixture, siteFixture } from "~/shell/site-fixture";
import { loadBanner } from "./banner-content.server";

const listing = { url: "/uploads/house.jpg", width: 1600, height: 900, thumbhash: null, alt: {} };
const { context } = siteFixture({}, [listingFixture({ id: 7, pictures: [listing] })]);
const shown = (banner: Parameters<typeof pageFixture>[0]) => {
  const content = loadBanner(context, pageFixture(banner), "nl");
  return { video: content?.video?.url ?? null, pictures: content?.pictures.map(({ picture }) => picture.url) };
};
const image = pictureFixture("/uploads/still.jpg");

describe("CMS-4 the banner", () => {
  it("plays a film of the media library, with the still picture until it starts", () => {
    const video = { url: "/uploads/film.webm", type: "video/webm" };
    expect(shown({ banner: { type: "video", video, image } })).toEqual({ video: video.url, pictures: [image.url] });
    expect(shown({ banner: { type: "image", video, image } }).video).toBeNull();
  });

  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "YouTube", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://vimeo.com/123456", "Vimeo", "https://player.vimeo.com/video/123456"],
    ["https://www.films.example/a.mp4", "films.example", null],
  ])(
    "CONSENT-3 loads nothing from elsewhere without a click: %s is offered beside the picture",
    (url, provider, player) => {
      const page = pageFixture({ banner: { type: "video", video: { url, type: "" }, image } });
      const content = loadBanner(context, page, "nl");
      expect([content?.video, content?.pictures.map(({ picture }) => picture.url)]).toEqual([null, [image.url]]);
      expect(content?.film).toMatchObject({ url, provider });
      expect(content?.film?.player?.split("?")[0] ?? null).toBe(player);
    },
  );

  it("offers no invalid film, and none in a banner of another kind", () => {
    const film = (type: "image" | "video", url: string) =>
      loadBanner(context, pageFixture({ banner: { type, video: { url, type: "" } } }), "nl")?.film;
    expect([film("video", "//films.example/a.mp4"), film("video", "mailto:an@films.example")]).toEqual([null, null]);
    expect(film("image", "https://vimeo.com/123456")).toBeNull();
  });

  it("shows the listings' own pictures, and a still one without any", () => {
    expect(shown({ banner: { type: "properties", image } }).pictures).toEqual([listing.url]);
    expect(shown({ banner: { type: "gallery", image } }).pictures).toEqual([image.url]);
    expect(shown({ banner: { type: "image" }, image }).pictures).toEqual([image.url]);
  });

  it("CMS-4 shows older listings with pictures where the newest have none", () => {
    const bare = Array.from({ length: 30 }, (_, at) =>
      listingFixture({ id: 100 + at, createdAt: "2026-11-20T00:00:00Z" }),
    );
    const pictured = listingFixture({ id: 7, pictures: [listing], createdAt: "2026-01-01T00:00:00Z" });
    const site = siteFixture({}, [pictured, ...bare]);
    const content = loadBanner(site.context, pageFixture({ banner: { type: "properties", image } }), "nl");
    expect(content?.pictures.map(({ key }) => key)).toEqual(["7"]);
  });

  it("is absent when staff turned it off", () => {
    expect(loadBanner(context, pageFixture({ showPageBanner: false, banner: { image } }), "nl")).toBeNull();
    expect(loadBanner(context, pageFixture(), "nl")).toBeNull();
  });
});

describe("FORM-1 a valuation that starts in a banner", () => {
  const withForm = (id: string, form: "contact-demand" | "contact-me") => {
    const contact = { id: `form-of-${id}`, lang: "nl", form, title: "", introHtml: "", submitLabel: "", picture: null };
    const module = {
      ...{ id: `module-of-${id}`, lang: "nl", title: "", titleSize: "h2", descriptionHtml: "", position: "contentRow" },
      ...{ span: 12, sm: 12, md: 12, lg: 12, view: "single-view", backgroundType: "empty", colorBackground: "" },
      ...{ numberItemOfRow: 1, maxItems: 4, relations: [{ type: "contact", contact }] },
    };
    return { id, modules: [moduleSchema.parse(module)] };
  };
  type Given = Pick<Partial<Page>, "id" | "modules">;
  const start = (page: Given, others: Given[], original: Record<string, string> = {}) => {
    const pages = [page, ...others].map((given) => pageFixture(given));
    const { context: site } = siteFixture({
      routes: pages.map(({ id }) => routeFixture({ id, originalPath: original[id] ?? id })),
      pages: Object.fromEntries(pages.map((one) => [one.id, one])),
    });
    const shownPage = pageFixture({ ...page, banner: { showValuation: true } });
    return loadBanner(site, shownPage, "nl")?.valuation;
  };

  it("continues in the form of its own page, whatever other pages have one", () => {
    const own = withForm("own", "contact-demand");
    expect(start(own, [withForm("other", "contact-demand")], { other: "schatting" })).toEqual({
      ...{ path: "/nl/own/", contactId: "form-of-own" },
    });
  });

  it("otherwise continues on its designated page, otherwise on any page with the form", () => {
    const [one, two] = [withForm("one", "contact-demand"), withForm("two", "contact-demand")];
    expect(start({ id: "home" }, [one, two], { two: "schatting" })?.path).toBe("/nl/two/");
    expect(start({ id: "home" }, [one])?.path).toBe("/nl/one/");
  });

  it("does not start without a page with the form, or where staff did not enable it", () => {
    expect(start({ id: "home" }, [withForm("other", "contact-me")])).toBeNull();
    expect(loadBanner(context, pageFixture({ banner: {} }), "nl")?.valuation).toBeNull();
  });
});
