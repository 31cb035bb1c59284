import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { stripPictureMetadata } from "./strip-picture-metadata.js";
import { UnreadablePicture } from "./unreadable-picture.js";

const secret = "Hidden Lane 7";
const exif = {
  IFD0: { ImageDescription: secret, Artist: secret, Orientation: "6" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 13/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "4/1 24/1 0/1" },
};
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${secret}"/></rdf:RDF></x:xmpmeta>`;

const picture = () =>
  sharp({ create: { width: 80, height: 50, channels: 3, background: "#3366aa" } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: "#cc2200" } }, left: 5, top: 5 }])
    .withIccProfile("p3")
    .withExif(exif)
    .withXmp(xmp)
    .withMetadata({ orientation: 6 });

/** The latitude above as Exif writes it, in either order of bytes. */
const latitude = [51, 1, 13, 1, 0, 1];
const littleEndian = Buffer.from(Uint32Array.from(latitude).buffer);
const hasLocation = (bytes: Buffer) =>
  bytes.includes(littleEndian) || bytes.includes(Buffer.from(littleEndian).swap32());

const made = {
  jpg: () => picture().jpeg().toBuffer(),
  "progressive jpg": () => picture().jpeg({ progressive: true }).toBuffer(),
  png: () => picture().png().toBuffer(),
  webp: () => picture().webp().toBuffer(),
  avif: () => picture().avif().toBuffer(),
  tif: () => picture().tiff().toBuffer(),
};

const pixels = (bytes: Buffer) => sharp(bytes, { failOn: "warning" }).rotate().raw().toBuffer();

describe("PROP-9 PROP-16 the metadata of a picture", () => {
  it.each(Object.entries(made))(
    "of %s is removed; its pixels, orientation and colour profile stay",
    async (kind, make) => {
      const bytes = await make();
      expect(bytes.includes(secret)).toBe(true);
      const before = await sharp(bytes).metadata();
      // libvips writes no directory of GPS into a TIFF.
      expect(hasLocation(bytes)).toBe(kind !== "tif");

      const stripped = stripPictureMetadata(bytes);
      if (!stripped) throw new Error("nothing was taken out");
      expect(stripped.includes(secret)).toBe(false);
      expect(stripped.includes("photoshop")).toBe(false);
      const after = await sharp(stripped, { failOn: "warning" }).metadata();
      expect(hasLocation(stripped)).toBe(false);
      expect(after.xmpAsString?.trim() ?? "").toBe("");
      expect([after.width, after.height, after.orientation ?? 1]).toEqual([
        before.width,
        before.height,
        before.orientation ?? 1,
      ]);
      expect(after.icc).toEqual(before.icc);
      expect(await pixels(stripped)).toEqual(await pixels(bytes));
      expect(stripPictureMetadata(stripped)).toBeNull();
    },
  );

  it("of a GIF is removed; its frames and loop count stay", async () => {
    const frames = await sharp(
      await Promise.all(
        ["#ff0000", "#0000ff"].map((background) =>
          sharp({ create: { width: 9, height: 9, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .gif({ loop: 3 })
      .toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])]);
    const reported = Buffer.concat([frames.subarray(0, -1), comment, frames.subarray(-1), Buffer.from(secret)]);
    expect(stripPictureMetadata(reported)).toEqual(frames);
    expect(stripPictureMetadata(frames)).toBeNull();
  });

  it("of a JPEG is removed with data after the picture, the maker's segments and the thumbnail", async () => {
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#111111" } })
      .jpeg()
      .toBuffer();
    const segment = (code: number, text: string) =>
      Buffer.concat([Buffer.from([0xff, code, 0, text.length + 2]), Buffer.from(text, "latin1")]);
    const iptc = segment(0xed, `Photoshop 3.0\0${secret}`);
    const others = [segment(0xe2, `MPF\0${secret}`), segment(0xe7, secret), segment(0xfe, secret)];
    const reported = Buffer.concat([plain.subarray(0, 2), iptc, ...others, plain.subarray(2), Buffer.from(secret)]);
    expect(stripPictureMetadata(reported)).toEqual(plain);
  });

  it("of a TIFF is removed with its GPS directory, wherever its values are", () => {
    const tiff = Buffer.alloc(120);
    tiff.write("II*\0", "latin1");
    tiff.writeUInt32LE(8, 4);
    // Two entries: the width, and the offset of the GPS directory.
    tiff.writeUInt16LE(2, 8);
    for (const [at, tag, type, value] of [
      [10, 256, 3, 1],
      [22, 34853, 4, 40],
      [42, 2, 5, 64],
    ] as const) {
      tiff.writeUInt16LE(tag, at);
      tiff.writeUInt16LE(type, at + 2);
      tiff.writeUInt32LE(type === 5 ? 3 : 1, at + 4);
      tiff.writeUInt32LE(value, at + 8);
    }
    tiff.writeUInt16LE(1, 40);
    littleEndian.copy(tiff, 64);
    const stripped = stripPictureMetadata(tiff);
    expect(stripped?.subarray(8, 22)).toEqual(Buffer.from("0100000103000100000001000000", "hex"));
    expect(stripped?.subarray(22).every((byte) => byte === 0)).toBe(true);
  });

  it("is left to the caller for a truncated picture, and other files are unchanged", async () => {
    for (const make of Object.values(made)) {
      const bytes = await make();
      expect(() => stripPictureMetadata(bytes.subarray(0, 60))).toThrow(UnreadablePicture);
    }
    expect(stripPictureMetadata(Buffer.from("%PDF-1.7 and the rest"))).toBeNull();
    expect(stripPictureMetadata(Buffer.alloc(0))).toBeNull();
  });
});
