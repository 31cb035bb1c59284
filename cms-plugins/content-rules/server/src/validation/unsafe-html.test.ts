import type { RichTextRules } from "@gevel/config";
import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import * as withRules from "./unsafe-html.js";

const markdown = new MarkdownIt({ html: true });
markdown.validateLink = () => true;
const rules: RichTextRules = {
  tags: ["p", "strong", "a", "img", "iframe"],
  schemes: ["http", "https", "mailto", "tel"],
  frameHosts: ["www.youtube-nocookie.com"],
  otherFrame: { nl: "Alleen YouTube.", fr: "Seulement YouTube.", en: "YouTube only." },
  toHtml: (text) => markdown.render(text),
};
const unsafeHtml = (html: string) => withRules.unsafeHtml(html, rules);

describe("CMS-11 unsafe HTML", () => {
  it.each([
    "",
    "<p>Een <strong>ruim</strong> huis, <a href='/nl/te-koop/'>te koop</a>.</p>",
    "Gewone tekst met een < teken en 3 > 2.",
    '<a href="mailto:info@gevel.example">mail</a> <a href="tel:+3231234567">bel</a>',
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>',
    "**Markdown** met een [link](https://example.be)",
    "[pagina](contact/) [anker](#boven) [vraag](?type=2) [web](www.example.be) [leeg]()",
    "<p><a href=''>leeg</a> <a>geen</a> <a href='contact/form'>x</a></p>",
    "`[code](javascript:alert(1))`",
  ])("accepts %j", (html) => {
    expect(unsafeHtml(html)).toBeNull();
  });

  it.each([
    ["<script>alert(1)</script>", "<script>"],
    ["<p>x</p><SCRIPT src=//x></SCRIPT>", "<script>"],
    ["<p><style>p{}</style></p>", "<style>"],
    ["<svg><animate /></svg>", "<svg>"],
    ["<form action=/x><input></form>", "<form>"],
    ["<object data=x></object>", "<object>"],
    ["<custom-element></custom-element>", "<custom-element>"],
    ["<img src=x onerror=alert(1)>", "onerror"],
    ["<a href='javascript:alert(1)'>x</a>", "javascript:"],
    ["<a href=' JavaScript:alert(1)'>x</a>", "JavaScript:"],
    ["<img src='data:text/html,x'>", "data:"],
    ["<iframe src='https://example.com/'></iframe>", "YouTube"],
    ["<iframe></iframe>", "YouTube"],
    ["<p", null],
  ])("finds what is unsafe in %j", (html, named) => {
    if (named === null) expect(unsafeHtml(html)).toBeNull();
    else {
      const inEach: unknown = expect.stringContaining(named);
      expect(unsafeHtml(html)).toEqual({ nl: inEach, fr: inEach, en: inEach });
    }
  });

  it.each([
    ["[Klik hier](javascript:alert(1))", "Klik hier", "javascript:alert(1)"],
    ["Zie [**Onze** folder](data:text/html;base64,PHA+)", "Onze folder", "data:text/html"],
    ["[Oud](vbscript:msgbox)", "Oud", "vbscript:msgbox"],
    ["[Straks][1]\n\n[1]: JAVASCRIPT:alert(1)", "Straks", "JAVASCRIPT:alert(1)"],
    ["<p><a href='java&#115;cript:alert(1)'>Kijk</a></p>", "Kijk", "javascript:alert(1)"],
    ["<p><a href='java\tscript:alert(1)'>Kijk</a></p>", "Kijk", "script:alert(1)"],
    ["<a href='file:///C:/folder.pdf'>Folder</a>", "Folder", "file:///C:/folder.pdf"],
    ["[Bestand](ftp://example.be/a)", "Bestand", "ftp://example.be/a"],
    ["[Elders](//elders.example/)", "Elders", "//elders.example/"],
  ])("Q-3 names the link of %j and the accepted ones", (text, words, address) => {
    const found = unsafeHtml(text);
    for (const part of [words, address, "https://", "mailto:", "tel:"])
      for (const language of ["nl", "fr", "en"] as const) expect(found?.[language]).toContain(part);
  });

  it("Q-3 names a Markdown picture with an embedded file", () => {
    expect(unsafeHtml("![plan](data:image/png;base64,AAAA)")?.en).toContain("data:image/png");
  });

  it("names the first of several", () => {
    expect(unsafeHtml("<p>a</p><form></form><script></script>")?.fr).toContain("<form>");
  });
});
