import { describe, expect, it } from "vitest";
import { unsafeHtml } from "./unsafe-html";

describe("CMS-11 unsafe HTML", () => {
  it.each([
    "",
    "<p>Een <strong>ruim</strong> huis, <a href='/nl/te-koop/'>te koop</a>.</p>",
    "Gewone tekst met een < teken en 3 > 2.",
    '<a href="mailto:info@gevel.example">mail</a> <a href="tel:+3231234567">bel</a>',
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>',
    "**Markdown** met een [link](https://example.be)",
  ])("lets %j through", (html) => {
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
  ])("reads %j", (html, named) => {
    if (named === null) expect(unsafeHtml(html)).toBeNull();
    else {
      const inEach: unknown = expect.stringContaining(named);
      expect(unsafeHtml(html)).toEqual({ nl: inEach, fr: inEach, en: inEach });
    }
  });

  it("names the first of several", () => {
    expect(unsafeHtml("<p>a</p><form></form><script></script>")?.fr).toContain("<form>");
  });
});
