import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanHtml, cleanLine, cleanText } from "./clean-text.js";

describe("an imported description", () => {
  it.each([
    ["Ruim huis", "<p>Ruim huis</p>"],
    ["Een.\nTwee.\r\n\r\nDrie.", "<p>Een.<br />Twee.</p><p>Drie.</p>"],
    ["100 m² > 90 & < 110", "<p>100 m² &gt; 90 &amp; &lt; 110</p>"],
    ["<p>Ruim <b>huis</b></p>", "<p>Ruim <b>huis</b></p>"],
    ["<p>Mooi</p><script>alert(1)</script>", "<p>Mooi</p>"],
    ['<p onclick="x()" style="color:red">Mooi</p>', "<p>Mooi</p>"],
    ["<h1>Titel</h1>", "<h3>Titel</h3>"],
    ['<a href="javascript:alert(1)">klik</a>', '<p><a rel="nofollow noopener">klik</a></p>'],
    ['<a href="//evil.example">klik</a>', '<p><a rel="nofollow noopener">klik</a></p>'],
    ['<a href="https://epc.be" target="x">EPC</a>', '<p><a href="https://epc.be" rel="nofollow noopener">EPC</a></p>'],
    ["<p> </p><br>", ""],
    ["Huis &#1; te koop", "<p>Huis  te koop</p>"],
    ["<p><svg/onload=<script>!<p>", "<p>!</p><p></p><p></p>"],
    ["  ", ""],
    ["a\u0000b\u001fc\ud800", "<p>abc</p>"],
    ["Huis &#x202e;000.003&#8238;", "<p>Huis 000.003</p>"],
    ["<p>NaN</p>", ""],
    ["Een. \n \t\n Twee.", "<p>Een.</p><p>Twee.</p>"],
    ["&", "<p>&amp;</p>"],
    ["<ul><li>Een</li></ul>", "<ul><li>Een</li></ul>"],
  ])("reads %j as %j", (given, html) => {
    expect(cleanHtml(given)).toBe(html);
  });

  it("Q-3 keeps every tag of a description, and lowers its headings below those of the page", () => {
    const allowed = [
      "<p>a<br />b</p><ul><li>c</li></ul><ol><li>d</li></ol><h3>e</h3><h4>f</h4>",
      "<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u></p>",
    ];
    for (const html of allowed) expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml("<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>")).toBe(
      "<h3>a</h3><h3>b</h3><h3>c</h3><h4>d</h4><h4>e</h4><h4>f</h4>",
    );
  });

  it.each(["http://a.be", "https://a.be", "mailto:an@example.org", "tel:+3231", "/contact"])(
    "Q-3 keeps only links to pages, mailboxes and telephones: %s",
    (href) => {
      const rel = 'rel="nofollow noopener"';
      expect(cleanHtml(`<p><a href="${href}" rel="me">klik</a></p>`)).toBe(`<p><a href="${href}" ${rel}>klik</a></p>`);
    },
  );

  it.each(["ftp://a.be", "data:text/html,x", "file:///etc"])("Q-3 removes the link to %s", (href) => {
    expect(cleanHtml(`<p><a href="${href}">klik</a></p>`)).toBe('<p><a rel="nofollow noopener">klik</a></p>');
  });

  it("never lets a script, a handler or a foreign tag through, and is idempotent", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "<script>",
        "<img src=x onerror=y>",
        "<svg/onload=",
        "<p>",
        "</p>",
        "<a href='javascript:x'>",
        "&lt;",
        "<!--",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const html = cleanHtml(pieces.join(""));
        for (const [tag] of html.matchAll(/<[^>]*>/g))
          expect(tag).toMatch(
            /^<(?:\/?(?:p|strong|b|em|i|u|ul|ol|li|h3|h4|a)|br \/|a (?:href="(?:https?:|mailto:|tel:)[^"]*" |href="[^":]*" )?rel="nofollow noopener")>$/,
          );
        expect(cleanHtml(html)).toBe(html);
      }),
    );
  });
});

describe("a text without markup", () => {
  it.each([
    ["Huis <b>te koop</b>", "Huis te koop"],
    ["<script>alert(1)</script>Huis", "Huis"],
    ["Prijs < 300.000 & goed", "Prijs < 300.000 & goed"],
    ["Bos &amp; Hei", "Bos &amp; Hei"],
    ["<i>Bos</i> &amp; Hei", "Bos & Hei"],
    ["<i>Bos</i> &lt; 5 &gt; 3 &quot;Hei&quot; &amp;quot;", 'Bos < 5 > 3 "Hei" &quot;'],
    ["Huis<br>", "Huis"],
    ["Huis<BR/>met tuin", "Huis met tuin"],
    ["<h2>Huis</h2><p>met</p><div>een</div>tuin", "Huis met een tuin"],
    ["<ul><li>Tuin</li><li>Zon</li></ul><table><tr><td>1</td><td>2</td></tr></table>", "Tuin Zon 1 2"],
    ["Bos<b>rand</b> <pre>x</pre>y", "Bosrand xy"],
    ["</p>Huis", "Huis"],
    ["Huis <!-- en tuin -->", "Huis"],
    ["👍 Søndre", "👍 Søndre"],
    ["Huis \u202e000.003\u2066", "Huis 000.003"],
    ["NaN", ""],
    ["<b>undefined</b>", ""],
  ])("reads %j as %j", (given, text) => {
    expect(cleanText(given)).toBe(text);
  });

  it("is one line when that is required", () => {
    expect(cleanLine(" Grote\n\tsteenweg  12 ")).toBe("Grote steenweg 12");
  });
});
