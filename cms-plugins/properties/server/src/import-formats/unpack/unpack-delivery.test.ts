import { gzipSync } from "node:zlib";
import { isAppError } from "@gevel/config";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeZip, tinyPng, type ZipEntry } from "../fixtures/make-zip.js";
import { readFixture } from "../fixtures/read-fixture.js";
import { decodePieces } from "./decode-text.js";
import { unpackDelivery as unpackFeedOf } from "./unpack-delivery.js";

const xml = readFixture("openimmo.xml");
const mb = 1024 * 1024;
const unpackDelivery = (bytes: Buffer, most = mb) => unpackFeedOf(bytes, most);
const document = { name: "feed.xml", bytes: xml };
const unpack = (...entries: Parameters<typeof makeZip>[0]) => unpackDelivery(makeZip(entries));

describe("a packed delivery", () => {
  it("API-6 is read plain, as gzip and as zip with its pictures", async () => {
    expect((await unpackDelivery(xml)).documents).toEqual([{ name: "", bytes: xml }]);
    expect((await unpackDelivery(gzipSync(xml))).documents).toEqual([{ name: "", bytes: xml }]);
    const ignoredEntries = ["__MACOSX/feed.xml", "bilder/._feed.xml"].map((name) => ({ name, bytes: xml }));
    const zip = await unpack(document, { name: "bilder/1.png", bytes: tinyPng }, ...ignoredEntries);
    expect(zip.documents).toEqual([document]);
    expect([...zip.files.keys()]).toEqual(["bilder/1.png"]);
  });

  it("API-6 includes all of several documents, and one without an extension when none has one", async () => {
    const second = { name: "b/2.JSON", bytes: Buffer.from("[]") };
    expect((await unpack(document, second)).documents).toEqual([document, second]);
    const unnamed = { name: "export", bytes: Buffer.from("\ufeff\n<openimmo/>") };
    expect((await unpack({ name: "1.png", bytes: tinyPng }, unnamed)).documents).toEqual([unnamed]);
  });

  it.each<[string, Partial<ZipEntry> & { name: string }, string]>([
    ["UTF-8 with its flag", { name: "Küche.png" }, "Küche.png"],
    ["UTF-8 without its flag", { name: "Küche.png", codePage: "utf8" }, "Küche.png"],
    ["code page 437", { name: "K\x81che.png", codePage: "latin1" }, "Küche.png"],
    ["Windows's backslashes", { name: "bilder\\1.png" }, "bilder/1.png"],
    ["sizes after the file", { name: "1.png", dataDescriptor: true }, "1.png"],
    ["no compression", { name: "1.png", stored: true }, "1.png"],
    ["zip64", { name: "1.png", zip64: true }, "1.png"],
  ])("API-6 of a packer that writes %s finds the file by its name", async (_, entry, name) => {
    const { files } = await unpack(document, { bytes: tinyPng, ...entry });
    expect([...files]).toEqual([[name, tinyPng]]);
  });

  it.each([
    ["a PNG", tinyPng, "a PNG picture"],
    ["a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "a JPEG picture"],
    ["a PDF", Buffer.from("%PDF-1.7"), "a PDF"],
    ["a RAR", Buffer.from("Rar!\x1a"), "a RAR archive; send a zip"],
    ["an old Excel file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), "a file of Word, Excel"],
    ["an Excel file", makeZip([{ name: "[Content_Types].xml", bytes: xml }]), "a file of Word, Excel"],
  ])("API-6 recognizes %s sent instead of an import file", async (_, bytes, message) => {
    await expect(unpackDelivery(bytes)).rejects.toThrow(message);
  });

  it.each([
    ["nothing", () => unpackDelivery(Buffer.alloc(0)), "it is empty"],
    ["an empty zip", () => unpack(), "the zip is empty"],
    ["a zip without a document", () => unpack({ name: "1.png", bytes: tinyPng }), "has no XML or JSON"],
    ["two files of one name", () => unpack(document, document), "two files of the name"],
    [
      "a name outside the folder",
      () => unpack(document, { name: "../../etc/cron.d/x", bytes: xml }),
      "invalid relative path",
    ],
    ["an absolute name", () => unpack(document, { name: "/etc/passwd", bytes: xml }), "absolute path"],
    ["a drive letter", () => unpack(document, { name: "C:\\x.png", bytes: xml }), "absolute path"],
    ["a cut-off zip", () => unpackDelivery(makeZip([document]).subarray(0, -40)), "cannot be read"],
    ["a cut-off gzip", () => unpackDelivery(gzipSync(xml).subarray(0, -9)), "cut off or damaged"],
    ["an entry larger than its declared size", () => unpack({ ...document, claimedSize: 100 }), "cannot be read"],
  ])("rejects %s", async (_, read, message) => {
    await expect(read()).rejects.toThrow(message);
  });

  it("rejects a zip bomb before unpacking, and one with a false size while unpacking", async () => {
    const zeros = Buffer.alloc(8 * mb);
    await expect(unpack({ name: "feed.xml", bytes: zeros })).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
    await expect(unpack({ name: "feed.xml", bytes: zeros, claimedSize: 5_000 })).rejects.toThrow("cannot be read");
  });

  it("rejects a gzip bomb", async () => {
    const bomb = gzipSync(Buffer.alloc(2 * mb));
    await expect(unpackDelivery(bomb)).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
  });

  it("uses no more memory than the upload limit, and as much again for pictures", async () => {
    const of = (megabytes: number, seed: number) =>
      Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 2_654_435_761 * seed) >>> 24))
        .toString("hex")
        .repeat(128 * megabytes);
    const picture = (seed: number) => ({ name: `${seed}.png`, bytes: Buffer.from(of(0.75, seed)) });
    const zip = (count: number) => makeZip([document, ...Array.from({ length: count }, (_, at) => picture(at + 1))]);
    expect((await unpackDelivery(zip(2))).files.size).toBe(2);
    await expect(unpackDelivery(zip(3))).rejects.toThrow(`the zip holds more than ${2 * mb} bytes`);
    const large = makeZip([{ name: "feed.xml", bytes: Buffer.from(of(1.25, 1)) }]);
    await expect(unpackDelivery(large)).rejects.toThrow(`larger than ${mb} bytes (IMPORT_MB) when unpacked`);
  });

  it("rejects a file whose checksum is wrong", async () => {
    const zip = makeZip([document]);
    const header = 30 + "feed.xml".length;
    // A bit within the packed text: it unpacks to something else or to nothing.
    zip.writeUInt8(zip.readUInt8(header + 900) ^ 4, header + 900);
    await expect(unpackDelivery(zip)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});

describe("a zip with bytes changed or cut off", () => {
  const whole = makeZip([document, { name: "1.png", bytes: tinyPng }]);
  const readsOrRejects = async (bytes: Buffer) => {
    try {
      const read = (await unpackDelivery(bytes)).documents[0]?.bytes ?? bytes;
      // A changed name, date or comment is harmless; the content is the packed one, or no zip at all.
      expect(read.equals(xml) || read.equals(bytes)).toBe(true);
    } catch (cause) {
      if (!isAppError(cause)) throw cause;
    }
  };

  it("is read correctly or rejected", async () => {
    const at = fc.nat({ max: whole.length - 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(at, fc.nat({ max: 255 })), { minLength: 1, maxLength: 3 }),
        async (changes) => {
          const bytes = Buffer.from(whole);
          for (const [where, byte] of changes) bytes[where] = byte;
          await readsOrRejects(bytes);
        },
      ),
      { seed: 11, numRuns: 600 },
    );
    await fc.assert(
      fc.asyncProperty(at, (end) => readsOrRejects(whole.subarray(0, end))),
      { seed: 12, numRuns: 200 },
    );
  });
});

const decodeText = (bytes: Buffer) => [...decodePieces(bytes)].join("");

describe("decodePieces", () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Küche à Liège</a>`;
  it.each([
    ["UTF-8", Buffer.from(declared("UTF-8"))],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${declared("UTF-8")}`)],
    ["ISO-8859-1", Buffer.from(declared("ISO-8859-1"), "latin1")],
    ["UTF-16 with a byte order mark", Buffer.from(`\ufeff${declared("UTF-16")}`, "utf16le")],
    ["UTF-16 big-endian", Buffer.from(`\ufeff${declared("UTF-16")}`, "utf16le").swap16()],
    ["no declaration", Buffer.from("<a>Küche à Liège</a>")],
  ])("reads %s", (_, bytes) => {
    expect(decodeText(bytes)).toContain("<a>Küche à Liège</a>");
  });

  it("yields chunks of the same size, and keeps a character split between two", () => {
    const text = `<a>${"ü".repeat(200_000)}</a>`;
    const pieces = [...decodePieces(Buffer.from(text))];
    expect(pieces.join("")).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
  });

  it("API-6 keeps a byte that is invalid in its encoding apart, with the letters around it", () => {
    const latin = Buffer.concat([Buffer.from("<a>Küche, Caf"), Buffer.from([0xe9]), Buffer.from("-😀</a>")]);
    expect(decodeText(latin)).toBe("<a>Küche, Caf\udce9-😀</a>");
    expect(decodeText(Buffer.from("<a>ü").subarray(0, -1))).toBe("<a>\udcc3");
    // How Java writes a letter beyond the first 65,536.
    expect(decodeText(Buffer.from([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]))).toBe("😀");
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(70_000), (bytes, before) => {
        const text = decodeText(Buffer.concat([Buffer.alloc(before, "ü"), bytes, Buffer.from("ü😀")]));
        expect(text.endsWith("ü😀")).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["ISO-8859-15", Buffer.from([0xa4]), "€"],
    ["windows-1252", Buffer.from([0x80, 0x93]), "€“"],
    ["Latin1", Buffer.from([0xfc]), "ü"],
    ["cp1252", Buffer.from([0x96]), "–"],
    // Valid UTF-8 is read as UTF-8, whatever encoding is declared.
    ["ISO-8859-1", Buffer.from("Grüner €"), "Grüner €"],
    ["UTF-16", Buffer.from("ü"), "ü"],
  ])("API-6 decodes a text declared as %s", (encoding, bytes, text) => {
    expect(decodeText(Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`), bytes]))).toContain(
      `?>${text}`,
    );
  });

  it("rejects an unsupported encoding", () => {
    expect(() => decodeText(Buffer.from(declared("KOI8-R")))).toThrow("KOI8-R");
  });
});
