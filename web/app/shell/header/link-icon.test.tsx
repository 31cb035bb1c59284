import { topBarIcons } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { LinkIcon } from "./link-icon";

const rendered = (name: string, color = "") =>
  renderStatic(<LinkIcon name={name} color={color} />, createPaths({ language: "nl", rows: [] }));

describe("CHROME-3 the icon of a top-bar item", () => {
  it.each([...topBarIcons, "Heart ", "email", "map"])("is rendered for %s", (name) => {
    expect(rendered(name)).toContain("<svg");
  });

  it("has staff's colour, and a dot has it where there is no icon", () => {
    expect(rendered("heart", "#a4452c")).toContain('stroke="#a4452c"');
    expect(rendered("", "#a4452c")).toContain("background-color:#a4452c");
    expect(rendered("unknown", "#a4452c")).not.toContain("<svg");
    expect(rendered("")).toBe("");
    expect(rendered("", "red;")).toBe("");
  });
});
