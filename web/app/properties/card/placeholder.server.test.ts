import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { describe, expect, it } from "vitest";
import { averageColor, blurredPicture } from "./placeholder.server";

async function hashOf(left: string, right: string) {
  const half = { create: { width: 50, height: 60, channels: 4, background: right } } as const;
  const { data, info } = await sharp({ create: { ...half.create, width: 100, background: left } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 50, top: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
const part = (color: string, at: number) => Number.parseInt(color[at] ?? "", 16);

describe("PROP-16 a placeholder", () => {
  it("is the picture's average colour on a card", async () => {
    const color = averageColor(await hashOf("#cc5511", "#cc5511")) ?? "";
    expect(color).toMatch(/^#[0-9a-f]{3}$/);
    for (const [at, wanted] of [0xc, 5, 1].entries())
      expect(Math.abs(part(color, at + 1) - wanted)).toBeLessThanOrEqual(1);
  });

  it("is a small blur of the picture on its own page, with colours in position", async () => {
    const blur = blurredPicture(await hashOf("#204080", "#e0c040")) ?? "";
    expect(blur.length).toBeLessThan(900);
    const bytes = Buffer.from(blur.replace("data:image/png;base64,", ""), "base64");
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ format: "raw", channels: 3, width: 16 });
    const pixel = (x: number) => [...data.subarray((5 * info.width + x) * 3, (5 * info.width + x) * 3 + 3)];
    const [red = 0, , blue = 0] = pixel(1);
    const [redAfter = 0, , blueAfter = 0] = pixel(info.width - 2);
    expect(blue).toBeGreaterThan(red + 40);
    expect(redAfter).toBeGreaterThan(blueAfter + 40);
  });

  it.each([null, "", "AA==", "no hash", "AAAA"])("is absent for %j", (hash) => {
    expect(averageColor(hash)).toBeUndefined();
    expect(blurredPicture(hash)).toBeUndefined();
  });

  it("renders from any stored value without failing", () => {
    for (const byte of [0, 127, 255]) {
      const hash = Buffer.alloc(25, byte).toString("base64");
      expect(averageColor(hash)).toMatch(/^#[0-9a-f]{3}$/);
      expect(blurredPicture(hash)).toMatch(/^data:image\/png;base64,[\w+/]+=*$/);
    }
  });
});
