import { describe, expect, it } from "vitest";
import { pictureTypeOf } from "./picture-type.js";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("PROP-16 the type of a picture by its first bytes", () => {
  it.each([
    ["jpg", "\xff\xd8\xff\xe0\0\x10JFIF"],
    ["png", "\x89PNG\r\n\x1a\n\0\0"],
    ["gif", "GIF89a\x01"],
    ["gif", "GIF87a\x01"],
    ["webp", "RIFF\x24\0\0\0WEBPVP8 "],
    ["tif", "II*\0\x08"],
    ["tif", "MM\0*\0"],
    ["avif", "\0\0\0\x20ftypavif\0\0\0\0"],
    ["avif", "\0\0\0\x20ftypmif1\0\0\0\0mif1avif"],
  ])("is %s", (type, text) => expect(pictureTypeOf(bytes(text))).toBe(type));

  it.each([
    ["nothing", ""],
    ["half a signature", "\xff\xd8"],
    ["a drawing", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["a page", "<!doctype html>"],
    ["a document", "%PDF-1.7"],
    ["sound", "RIFF\x24\0\0\0WAVEfmt "],
    ["a film", "\0\0\0\x20ftypisom\0\0\x02\0isomiso2"],
    ["a picture with a late signature", " \xff\xd8\xff"],
    ...["\0\xd8\xff", "\xff\0\xff", "\xff\xd8\0"].map((text) => ["one wrong byte of three", text]),
    ["a file with WEBP that is no RIFF", "RIFX\x24\0\0\0WEBPVP8 "],
    ["a file with avif outside its brand", "\0\0\0\x20moovavif\0\0\0\0"],
  ])("is none for %s", (_what, text) => expect(pictureTypeOf(bytes(text))).toBeNull());
});
