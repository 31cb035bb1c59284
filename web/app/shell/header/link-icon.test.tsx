import { topBarIcons } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { draw } from "~/islands/draw.server";
import { LinkIcon } from "./link-icon";

const drawn = (name: string, color = "") =>
  draw(<LinkIcon name={name} color={color} />, createPaths({ language: "nl", rows: [] }));

describe("CHROME-3 the icon of a top-bar item", () => {
  it.each([...topBarIcons, "Heart ", "email", "map"])("is drawn for %s", (name) => {
    expect(drawn(name)).toContain("<svg");
  });

  it("has the colour of staff, and where there is none a dot has it", () => {
    expect(drawn("heart", "#a4452c")).toContain('stroke="#a4452c"');
    expect(drawn("", "#a4452c")).toContain("background-color:#a4452c");
    expect(drawn("unknown", "#a4452c")).not.toContain("<svg");
    expect(drawn("")).toBe("");
    expect(drawn("", "red;")).toBe("");
  });
});
