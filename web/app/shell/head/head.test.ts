import { expect, it } from "vitest";
import { headDescriptors, type Head } from "./head";

const head: Head = {
  title: "Over ons",
  description: "Wie wij zijn",
  canonical: "https://www.agency.be/nl/over-ons/",
  alternates: [{ hreflang: "x-default", href: "https://www.agency.be/nl/over-ons/" }],
  index: true,
  openGraph: {
    ...{ type: "website", siteName: "Gevel", locale: "nl_BE", title: "Over ons" },
    ...{ description: "Wie wij zijn", image: "https://www.agency.be/pictures?src=a" },
  },
  twitter: { title: "Over ons", description: "", image: "https://www.agency.be/pictures?src=a" },
};

it("SEO-1 SEO-3 writes all metadata of a page, and nothing empty", () => {
  const written = headDescriptors(head);
  expect(written).toEqual(
    expect.arrayContaining([
      { title: "Over ons" },
      { tagName: "link", rel: "canonical", href: head.canonical },
      { tagName: "link", rel: "alternate", hrefLang: "x-default", href: head.canonical },
      { property: "og:url", content: head.canonical },
      { property: "og:image", content: head.openGraph.image },
      { name: "twitter:card", content: "summary_large_image" },
    ]),
  );
  expect(JSON.stringify(written)).not.toMatch(/robots|twitter:description|""/);
});

it("SEO-3 separates card from Open Graph texts where staff did", () => {
  const descriptionOf = (description: string) =>
    JSON.stringify(headDescriptors({ ...head, twitter: { ...head.twitter, description } }));
  expect(descriptionOf("Kort gezegd")).toContain('{"name":"twitter:description","content":"Kort gezegd"}');
  expect(descriptionOf(head.openGraph.description)).not.toContain("twitter:description");
  const apart = { title: "Op X", description: "", image: "https://www.agency.be/pictures?src=b" };
  expect(headDescriptors({ ...head, twitter: apart })).toEqual(
    expect.arrayContaining([
      { name: "twitter:title", content: "Op X" },
      { name: "twitter:image", content: apart.image },
    ]),
  );
  expect(JSON.stringify(headDescriptors(head))).not.toMatch(/twitter:(title|image)/);
});

it("SEO-1 hides a page without an address of its own from search engines", () => {
  const { openGraph, twitter } = head;
  const written = headDescriptors({
    ...head,
    canonical: null,
    alternates: [],
    index: false,
    openGraph: { ...openGraph, image: null },
    twitter: { ...twitter, image: null },
  });
  expect(written).toContainEqual({ name: "robots", content: "noindex" });
  expect(written).toContainEqual({ name: "twitter:card", content: "summary" });
  expect(JSON.stringify(written)).not.toMatch(/canonical|alternate|og:url|image/);
});
