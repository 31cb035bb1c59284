import { describe, expect, it } from "vitest";
import { replicaFixture } from "~/shell/site-fixture";
import { listingFixture } from "~/replica/replica-fixture";
import { readCardPictures } from "./card-picture-data";
import { cardPictures } from "./card-pictures.server";
import { renderCards } from "./render-cards.server";

const picture = (url: string, alt = {}) => ({ url, width: null, height: null, thumbhash: null, alt });

describe("the pictures of a card", () => {
  const replica = replicaFixture([
    listingFixture({ id: 1, pictures: [picture("/uploads/a.jpg", { nl: "Gevel" }), picture("/uploads/b.jpg")] }),
    listingFixture({ id: 2, pictures: [picture("/uploads/a.jpg")] }),
    listingFixture({ id: 3, pictures: [] }),
  ]);

  it("PROP-4 are counted on the card where there are several, and not otherwise", () => {
    const html = renderCards(replica, [1], "nl");
    expect(html).toContain('data-pictures="2"');
    expect(html).not.toContain("/uploads/b.jpg");
    for (const id of [2, 3]) expect(renderCards(replica, [id], "nl")).not.toContain("data-pictures");
  });

  it("PROP-4 load all, starting at the visible one, described in the page's language or the default one", () => {
    for (const language of ["nl", "fr"] as const)
      expect(readCardPictures(cardPictures(replica, 1, language))).toEqual([
        { url: "/uploads/a.jpg", alt: "Gevel", color: "" },
        { url: "/uploads/b.jpg", alt: "", color: "" },
      ]);
    expect(cardPictures(replica, 3, "nl")).toEqual([]);
    expect(cardPictures(replica, 99, "nl")).toBeNull();
  });

  it.each([null, {}, "[]", [null], [{ url: "/uploads/a.jpg" }], [{ url: 1, alt: "", color: "" }]])(
    "PROP-4 are empty for %j",
    (answer) => expect(readCardPictures(answer)).toBeNull(),
  );
});
