import { translateImportMessage } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { tinyPng } from "../fixtures/make-zip.js";
import { DeliveryFiles } from "./delivery-files.js";

/** Different pictures, each with its name in the zip. */
function filesOf(...names: string[]) {
  const bytes = new Map(names.map((name, at) => [name, Buffer.concat([tinyPng, Buffer.from([at])])]));
  const files = new DeliveryFiles(bytes);
  const urlOf = (name: string) => {
    const stored = new DeliveryFiles(new Map()).store(bytes.get(name) ?? Buffer.alloc(0));
    return stored.ok ? stored.url : stored.reason;
  };
  const byUrl = new Map(names.map((name) => [urlOf(name), name]));
  return {
    files,
    resolve: (path: string) => {
      const storedFiles = files.resolve(path);
      return storedFiles.ok ? byUrl.get(storedFiles.url) : storedFiles.reason;
    },
  };
}

describe("the file that a delivery's document names", () => {
  const folders = filesOf("2101/1.png", "2102/1.png", "2102/tuin.png", "Bilder/Küche.png");
  it.each([
    ["2101/1.png", "2101/1.png"],
    ["2102/1.png", "2102/1.png"],
    ["2102\\1.PNG", "2102/1.png"],
    ["./2102/1.png", "2102/1.png"],
    ["C:\\export\\2102\\1.png", "2102/1.png"],
    ["file:///C:/export/2101/1.png", "2101/1.png"],
    // The only file with its name, whatever its folder.
    ["tuin.png", "2102/tuin.png"],
    ["fotos/tuin.png", "2102/tuin.png"],
    ["K%C3%BCche.png", "Bilder/Küche.png"],
    ["Ku\u0308che.png", "Bilder/Küche.png"],
    ["bilder/K\u201eche.png", "Bilder/Küche.png"],
    ["1.png", "is the name of 2 files that came with the feed; write the folder before it"],
    ["2103/1.png", "is the name of 2 files that came with the feed; write the folder before it"],
    ["3.png", "did not come with the feed"],
  ])("API-6 as %j is %s", (path, name) => {
    expect(folders.resolve(path)).toBe(name);
  });

  it("API-6 is looked for beside the document first", () => {
    const { files, resolve } = filesOf("2101/1.png", "2102/1.png", "1.png");
    files.setFolderOf("2102/openimmo.xml");
    expect([resolve("1.png"), resolve("2101/1.png")]).toEqual(["2102/1.png", "2101/1.png"]);
    files.setFolderOf("openimmo.xml");
    expect(resolve("1.png")).toBe("1.png");
  });

  it("API-6 is matched by case when two names differ in nothing else", () => {
    const { resolve } = filesOf("a.png", "A.png");
    expect([resolve("a.png"), resolve("A.png")]).toEqual(["a.png", "A.png"]);
  });
});

describe("PROP-16 a HEIC photo of a delivery", () => {
  const heic = Buffer.from("\0\0\0\u0024ftypheic\0\0\0\0mif1heic", "latin1");
  it.each(["IMG_0042.HEIC", "gevel.jpg"])("API-2 a HEIC photo is reported, whatever its file name: %s", (name) => {
    const storedFiles = new DeliveryFiles(new Map([[name, heic]])).resolve(name);
    if (storedFiles.ok) throw new Error("it was taken");
    expect([storedFiles.isThere, storedFiles.reason]).toEqual([
      true,
      "is a photo in HEIC, the format of an iPhone, which most browsers do not show; send it as JPEG",
    ]);
    expect(translateImportMessage(storedFiles.reason, "fr")).toContain("photo au format HEIC");
  });
});
