import { describe, expect, it } from "vitest";
import { contactOriginalPath, languages } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import { treeFixture } from "~/replica/replica-fixture";
import { routeFixture } from "../site-fixture";
import { renderOffices } from "./render-offices.server";

const none = {
  ...{ companyName: "", companyNumber: "", vatNumber: "", agents: [], supervisor: "", supervisorAddress: "" },
  ...{ insurer: "", policyNumber: "", codeOfConductUrl: "", thirdPartyAccount: "" },
};
const identity = {
  ...{ ...none, companyName: "Gevel NV", companyNumber: "0123.456.789", vatNumber: "BE 0123.456.789" },
  agents: [{ name: "An Claes", title: "vastgoedmakelaar-bemiddelaar", number: "BIV 505.606" }],
};
const routes = [routeFixture({ id: "contact", originalPath: contactOriginalPath }), routeFixture({ id: "about" })];

function rendered(language: (typeof languages)[number], config: object, id = "contact") {
  const context = { rendered: new Map(), isDataRequest: true };
  return renderOffices(context, { ...treeFixture(language, config), routes }, { id })?.html ?? null;
}

describe("CMS-6 the contact page", () => {
  it.each(languages)("CMS-6 has the agency's legal identity under a heading of its own, in %s", (language) => {
    const html = rendered(language, { identity, offices: [] });
    expect(html).toMatch(new RegExp(`<h2[^>]*>${textOf(language, "site.identity")}</h2>`));
    for (const fact of ["Gevel NV", "0123.456.789", "BE 0123.456.789", "An Claes", "BIV 505.606"])
      expect(html).toContain(fact);
  });

  it("CMS-6 has no empty heading, and no other page has this one", () => {
    expect(rendered("nl", { identity: none, offices: [] })).toBeNull();
    expect(rendered("nl", { identity, offices: [] }, "about")).toBeNull();
  });
});
