import sharp from "sharp";
import { thumbHashToAverageRGBA, thumbHashToApproximateAspectRatio } from "thumbhash";
import { describe, expect, it } from "vitest";
import { readPictureFacts } from "./check-pictures.js";

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

describe("PROP-16 the facts of a picture's bytes", () => {
  it.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)(
    "are its size and colour, for %s",
    async (format) => {
      const facts = await readPictureFacts(await picture(300, 200, "#cc6633").toFormat(format).toBuffer());
      expect(facts).toMatchObject({ width: 300, height: 200 });
      const hash = Buffer.from(facts.thumbhash, "base64");
      expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(1.5, 0);
      const { r, g, b } = thumbHashToAverageRGBA(hash);
      expect([r, g, b].map((part) => part * 255)).toEqual(
        [0xcc, 0x66, 0x33].map((part) => expect.closeTo(part, -1.2) as number),
      );
    },
  );

  it("are its size as displayed when the camera was held upright", async () => {
    const turned = await picture(300, 200, "#888888").jpeg().withMetadata({ orientation: 8 }).toBuffer();
    expect(await readPictureFacts(turned)).toMatchObject({ width: 200, height: 300 });
  });

  it("are none for a drawing, a page, a truncated picture or one that would need too much memory", async () => {
    const whole = await picture(300, 200, "#123456").jpeg().toBuffer();
    const bomb = Buffer.from(
      "89504e470d0a1a0a0000000d49484452000075300000753008020000008ab9d1ce0000000049454e44ae426082",
      "hex",
    );
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [drawing, Buffer.from("<html>"), Buffer.alloc(0), whole.subarray(0, 400), bomb])
      await expect(readPictureFacts(bytes)).rejects.toMatchObject({ kind: "refused" });
  });
});
