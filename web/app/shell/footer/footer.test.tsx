import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { footerPlaceholder, languages } from "@gevel/config";
import { createPaths } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { treeFixture } from "~/replica/replica-fixture";
import { renderStatic } from "~/islands/render-static.server";
import { FooterContent } from "./footer-content";

const identity = {
  ...{ companyName: "Gevel", companyNumber: "0123.456.789", vatNumber: "BE 0123.456.789", agents: [] },
  ...{ supervisor: "", supervisorAddress: "", insurer: "", policyNumber: "", codeOfConductUrl: "" },
  thirdPartyAccount: "",
};

describe("the footer", () => {
  it("CHROME-7 reserves the height of the style sheet until it is near", () => {
    const css = readFileSync(fileURLToPath(new URL("footer.module.css", import.meta.url)), "utf8");
    expect(css).toContain(`contain-intrinsic-size: auto ${footerPlaceholder.height}px;`);
    expect(footerPlaceholder.offset).toBe(100);
  });

  it.each(languages)("Q-1 has no landmark with a name that the page may have too, in %s", (language) => {
    const tree = treeFixture(language, { identity });
    const name = `aria-label="${textOf(language, "site.identity")}"`;
    const paths = createPaths({ language, rows: [] });
    expect(renderStatic(<FooterContent {...tree} />, paths)).toContain(`role="group" ${name}`);
  });
});
