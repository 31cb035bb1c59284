import { describe, expect, it } from "vitest";
import { choicesInPage, formChoices } from "./form-choices.server";
import { createPaths } from "~/i18n/paths";
import { draw } from "~/islands/draw.server";
import { replicaFixture } from "~/replica/catalog-fixture";
import { EveryZone } from "~/wishes/every-zone";

const choices = formChoices({ replica: replicaFixture([]) }, "demand-register", "nl");
const zones = choices["zones"] ?? [];

describe("FORM-3 the zones of a wish", () => {
  it("Q-2 stand in the page as boxes, each once, the chosen one ticked and in sight", () => {
    const paths = createPaths({ language: "nl", rows: [] });
    const html = draw(<EveryZone name="zones" values={["municipality:11002"]} zones={zones} />, paths);
    const values = [...html.matchAll(/<input[^>]* value="([^"]+)"/g)].map(([, value]) => value);
    expect(values.toSorted()).toEqual(zones.map(({ value }) => value).toSorted());
    expect(html).toMatch(/<details data-within="province:VAN" open="">(?:(?!<details).)*value="municipality:11002"/);
    expect(html.match(/ checked=""/g)).toHaveLength(1);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  });

  it("are no data of a document, and come with the data of a page that the browser turns to", () => {
    const drawn = new Map<string, string>();
    const document = choicesInPage({ drawn, isDataRequest: false }, choices);
    expect(Object.keys(document)).toEqual(["propertyTypes"]);
    expect([...drawn.values()].join()).toContain("municipality:11002");
    expect(choicesInPage({ drawn: new Map(), isDataRequest: true }, choices)).toEqual(choices);
  });
});
