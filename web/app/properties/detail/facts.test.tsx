import { describe, expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { FactGroups } from "./fact-groups";
import type { MessageName } from "~/i18n/message-id";
import { FactList } from "./fact-list";
import { joinScores } from "./join-scores";
import type { FactRow } from "./property-content";

const text = (key: MessageName<"listing.">, value: string): FactRow => ({
  key,
  label: `listing.${key}`,
  value: { kind: "text", text: value },
});
const flag = (key: MessageName<"listing.">, is: boolean): FactRow => ({
  key,
  label: `listing.${key}`,
  value: { kind: "message", messageId: is ? "listing.yes" : "listing.no" },
});

describe("the facts of a listing", () => {
  const html = renderStatic(
    <FactGroups
      groups={[
        { group: "general", rows: [text("constructionYear", "1930")] },
        { group: "layout", rows: [flag("hasLift", false), text("bedrooms", "3"), flag("hasCellar", true)] },
        { group: "comfort", rows: [flag("hasGas", true)] },
      ]}
    />,
    createPaths({ language: "nl", rows: [] }),
  );

  it("PROP-1 are all in the page, the groups after the first folded", () => {
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html.indexOf("1930")).toBeLessThan(html.indexOf("<details"));
    expect(html.indexOf("Slaapkamers")).toBeGreaterThan(html.indexOf("<details"));
  });

  it("PROP-1 that are yes or no share a line, true ones first, each with its full label", () => {
    const [, lines = ""] = /<ul[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
    const items = lines.split("</li>").map((item) => item.replace(/<[^>]*>/g, ""));
    expect(items.filter(Boolean)).toEqual(["Kelder: Ja", "Lift: nee"]);
    expect(html.match(/<dl/g)).toHaveLength(2);
  });

  it("PROP-1 have hyphenation points in long German words", () => {
    const inGerman = renderStatic(
      <FactList rows={[{ key: "asbestosType", label: "listing.asbestosType", value: null }]} />,
      createPaths({ language: "de", rows: [] }),
    );
    expect(inGerman).toContain("Asbestinventar\u00adbescheinigung");
  });

  it("PROP-20 with flood scores come together at the first one's place, a missing one named", () => {
    const lines = joinScores([
      { key: "permit", label: "listing.permit", value: null },
      {
        key: "floodPScore",
        label: "listing.floodPScore",
        value: { kind: "message", messageId: "listing.floodPScore.A" },
      },
      { key: "floodReportDate", label: "listing.floodReportDate", value: null },
      { key: "floodGScore", label: "listing.floodGScore", value: null },
    ]);
    expect(lines.map(({ label, parts }) => [label, parts.map(({ key }) => key)])).toEqual([
      ["listing.permit", ["permit"]],
      ["properties.detail.floodScores", ["floodPScore", "floodGScore"]],
      ["listing.floodReportDate", ["floodReportDate"]],
    ]);
    expect(joinScores([{ key: "floodGScore", label: "listing.floodGScore", value: null }])[0]?.label).toBe(
      "listing.floodGScore",
    );
  });
});
