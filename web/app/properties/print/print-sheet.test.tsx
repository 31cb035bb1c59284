import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { siteFixture } from "~/shell/site-fixture";
import { loadPropertyPage } from "../detail/property-page.server";
import { renderPrint } from "./render-print.server";

/** The sheets of a listing in this state, as text. */
function sheets(marquee: number): string {
  const { context, tree } = siteFixture({}, [listingFixture({ id: 7, marquee })]);
  const data = loadPropertyPage(context, 7, "nl");
  if (!data) throw new Error("no such page");
  return renderPrint({ ...context, isDataRequest: true, rendered: new Map() }, tree("nl"), data).html ?? "";
}

describe("the print sheet of a listing", () => {
  it.each([
    [2, "Verkocht · Huis · Antwerpen"],
    [4, "In optie · Huis · Antwerpen"],
    [0, ">Huis · Antwerpen"],
  ])("PROP-10 shows its status: marquee %i as %s", (marquee, words) => {
    expect(sheets(marquee)).toContain(words);
  });
});
