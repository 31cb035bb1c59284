import { describe, expect, it } from "vitest";
import { fileProblem } from "./reject-dangerous-files.js";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const problem = (name: string, type: string, content: string | Buffer) =>
  fileProblem({ name, type, bytes: Buffer.from(content) });

describe("a file uploaded by staff", () => {
  it.each([
    ["photo.JPG", "image/jpeg", "\xff\xd8\xff"],
    ["plan.pdf", "application/pdf", "%PDF-1.7"],
    ["lastenboek v2.docx", "", "PK\u0003\u0004"],
    ["prijzen.csv", "text/csv", "a;b\n1;2"],
    ["logo.svg", "image/svg+xml", svg('<style>.a{fill:#fff}</style><path class="a" d="M0 0h9"/>')],
    [
      "logo.svg",
      "image/svg+xml",
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${svg("<use href='#a'/>")}`,
    ],
    ["leeg.txt", "text/plain", ""],
  ])("CMS-8 %s is accepted", (name, type, content) => expect(problem(name, type, content)).toBeNull());

  it.each([
    ["IMG_0042.HEIC", "x"],
    ["foto.heif", "x"],
    ["foto.jpg", "\0\0\0\u0024ftypheic\0\0\0\0mif1heic"],
    ["foto.jpg", "\0\0\0\u0024ftypmif1\0\0\0\0mif1heic"],
  ])("PROP-16 %s is rejected at once as a HEIC photo", (name, content) =>
    expect(problem(name, "image/heic", content)).toBe("heic"),
  );

  it("PROP-16 an AVIF photo, of the same family, is accepted", () => {
    expect(problem("foto.avif", "image/avif", "\0\0\0\u0020ftypavif\0\0\0\0avifmif1miafMA1B")).toBeNull();
  });

  it.each([
    ["page.html", ""],
    ["page.HTM", ""],
    ["page.jpg.xhtml", ""],
    ["code.js", ""],
    ["code.mjs", ""],
    ["sheet.css", ""],
    ["feed.xml", ""],
    ["logo.svgz", ""],
    ["setup.exe", ""],
    ["nothing", ""],
    [".html", ""],
    ["photo.jpg", "text/html"],
    ["photo.jpg", "Text/HTML; charset=utf-8"],
    ["code.txt", "application/javascript"],
  ])("Q-3 %s of type %j is rejected by its type", (name, type) => expect(problem(name, type, "x")).toBe("type"));

  it.each([
    ["photo.jpg", "<!DOCTYPE html><script>alert(1)</script>"],
    ["plan.pdf", "\ufeff  \n<html>"],
    ["text.txt", "<ScRiPt>"],
    ["photo.png", svg("<script/>")],
    ["film.mp4", "#!/bin/sh"],
    ["logo.svg", "<html></html>"],
    ["logo.svg", Buffer.from(svg("<script/>"), "utf16le")],
  ])("Q-3 %s is rejected by its content", (name, content) => expect(problem(name, "", content)).toBe("content"));

  it.each([
    "<script>alert(1)</script>",
    "<x:script xmlns:x='http://www.w3.org/2000/svg'>1</x:script>",
    "<rect onload='1'/>",
    "<rect/onclick='1'/>",
    "<a href='javascript:alert(1)'><text>x</text></a>",
    "<a href='java&#115;cript:alert(1)'/>",
    "<foreignObject><body/></foreignObject>",
    "<animate attributeName='href' values='x'/>",
    "<set attributeName='onmouseover' to='1'/>",
    "<image href='data:text/html,x'/>",
    "<style>@import 'https://evil.example/x.css'</style>",
  ])("Q-3 an active picture is rejected: %s", (inside) =>
    expect(problem("logo.svg", "image/svg+xml", svg(inside))).toBe("svg"),
  );
});
