import type { SalutationMode } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { choicesInPage, formChoices } from "./form-choices.server";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { listingFixture } from "~/replica/replica-fixture";
import { nearZones } from "~/saved-searches/zone";
import { replicaFixture } from "~/shell/site-fixture";
import { ZoneCheckboxes } from "~/saved-searches/zone-checkboxes";

const choices = formChoices({ replica: replicaFixture([]) }, "demand-register", "nl");
const zones = choices["zones"] ?? [];

it("FORM-1 a form offers the salutations of its language's configuration, and asks for none where staff want none", () => {
  const offered = (salutations: SalutationMode) => {
    const replica = replicaFixture([], { salutations });
    return formChoices({ replica }, "contact-demand", "nl")["title"]?.map(({ label }) => label);
  };
  expect([offered("mr-ms"), offered("mr-ms-miss"), offered("not-asked")]).toEqual([
    ["De heer", "Mevrouw"],
    ["De heer", "Mevrouw", "Juffrouw"],
    [],
  ]);
});

describe("FORM-3 zones of a saved search", () => {
  it("Q-2 are checkboxes in the page, each once, the chosen one ticked and visible", () => {
    const paths = createPaths({ language: "nl", rows: [] });
    const html = renderStatic(<ZoneCheckboxes name="zones" values={["municipality:11002"]} zones={zones} />, paths);
    const values = [...html.matchAll(/<input[^>]* value="([^"]+)"/g)].map(([, value]) => value);
    expect(values.toSorted()).toEqual(zones.map(({ value }) => value).toSorted());
    expect(html).toMatch(/<details data-within="province:VAN" open="">(?:(?!<details).)*value="municipality:11002"/);
    expect(html.match(/ checked=""/g)).toHaveLength(1);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  });

  it("begin with where the agency has most homes, a city of several postal codes as a whole", () => {
    const at = (id: number, city: string, zip: string) => listingFixture({ id, city, zip, cityNames: {} });
    const listings = [
      ...[at(1, "Deurne", "2100"), at(2, "Antwerpen", "2000"), at(3, "Mortsel", "2640"), at(4, "ANVERS", "2018")],
      listingFixture({ id: 5, city: "Nergens", zip: "9999", cityNames: {} }),
    ];
    const { zones: all = [] } = formChoices({ replica: replicaFixture(listings) }, "demand-register", "nl");
    const near = nearZones(all);
    expect(near.map(({ value, label }) => [value, label])).toEqual([
      ["municipality:11002", "Heel Antwerpen"],
      ["municipality:11029", "Mortsel"],
    ]);
    const html = renderStatic(
      <ZoneCheckboxes name="zones" values={[]} zones={all} />,
      createPaths({ language: "nl", rows: [] }),
    );
    expect(html.match(/value="municipality:11002"/g)).toHaveLength(1);
    expect(html.indexOf("Waar wij actief zijn")).toBeLessThan(html.indexOf('value="region:'));
  });

  it("are not in a document's data, and arrive with the data of a client-side navigation", () => {
    const rendered = new Map<string, string>();
    const document = choicesInPage({ rendered, isDataRequest: false }, choices);
    expect(Object.keys(document)).toEqual(["propertyTypes", "title"]);
    expect([...rendered.values()].join()).toContain("municipality:11002");
    expect(choicesInPage({ rendered: new Map(), isDataRequest: true }, choices)).toEqual(choices);
  });
});
