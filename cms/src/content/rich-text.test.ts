import { describe, expect, it } from "vitest";
import { plainText, richText } from "./rich-text";

describe("richText", () => {
  it("renders the Markdown that Strapi's editor writes", () => {
    expect(richText("**Vet** en [link](/nl/contact/)")).toBe(
      '<p><strong>Vet</strong> en <a href="/nl/contact/">link</a></p>',
    );
  });

  it("CMS-11 links an address that begins with www. as a web address, as a link field does", () => {
    expect(richText("[web](www.example.be/a)")).toBe('<p><a href="https://www.example.be/a">web</a></p>');
  });

  it("leaves HTML as HTML, also with indented lines", () => {
    expect(richText("<ul>\n    <li>Eén</li>\n</ul>")).toBe("<ul>\n    <li>Eén</li>\n</ul>");
  });

  it("removes scripts and styles", () => {
    const hostile = `<p style="position:fixed" onclick="x()">Dag<script>x()</script><a href="javascript:x()">hier</a></p>
<iframe src="https://evil.example/"></iframe><img src="/a.jpg" onerror="x()">`;
    const safe = richText(hostile);
    expect(safe).not.toMatch(/style|onclick|script|onerror|evil|iframe/);
    expect(safe).toContain('<img src="/a.jpg" alt="" loading="lazy" />');
  });

  it("keeps a film of a known host and opens links in new windows safely", () => {
    expect(richText('<p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></p>')).toContain(
      "youtube.com/embed",
    );
    expect(richText('<p><a href="https://a.example" target="_blank">a</a></p>')).toContain('rel="noopener"');
  });
});

describe("CMS-11 HTML of staff", () => {
  it.each([
    '<p><a href="/nl/" title="Thuis" target="_self" rel="nofollow" lang="nl" hreflang="nl">a</a></p>',
    '<p><a href="https://a.example" target="_blank" rel="noopener">a</a></p>',
    '<p><a href="mailto:a@b.example">a</a> <a href="tel:+323">b</a></p>',
    '<p><img src="/a.jpg" alt="Gevel" width="8" height="6" loading="lazy" /></p>',
    '<p><iframe src="https://player.vimeo.com/video/1" title="Film" width="8" height="6" allowfullscreen loading="lazy"></iframe></p>',
    '<table><tbody><tr><th scope="col" colspan="2" rowspan="1">a</th><td colspan="2" rowspan="3">b</td></tr></tbody></table>',
    '<p><time datetime="2026-01-01">vandaag</time> <span lang="fr">merci</span></p>',
  ])("keeps attributes with a meaning: %s", (html) => expect(richText(html)).toBe(html));

  it.each([
    ['<p class="rood">a</p>', "<p>a</p>"],
    ['<p><a href="//elders.example">a</a></p>', "<p><a>a</a></p>"],
    [
      '<p><a href="/a" target="_blank" rel="opener">a</a></p>',
      '<p><a href="/a" target="_blank" rel="noopener">a</a></p>',
    ],
    ['<p><img src="/a.jpg" loading="eager"></p>', '<p><img src="/a.jpg" loading="lazy" alt="" /></p>'],
    ["<h1>Kop</h1>", "<h2>Kop</h2>"],
    ["<p>a<iframe></iframe></p>", "<p>a</p>"],
    ["<p>a<button><b>b</b></button></p>", "<p>a<b>b</b></p>"],
  ])("loses the others: %s", (html, safe) => expect(richText(html)).toBe(safe));

  it.each(["p", "h1", "h6", "ul", "ol", "div", "table", "blockquote", "figure", "section", "dl"])(
    "with <%s> is HTML throughout, with other tags it is Markdown",
    (tag) => {
      const stars = "**geen vet**";
      expect(richText(`${stars}<${tag.toUpperCase()}></${tag}>`)).toContain(stars);
      expect(richText(`${stars}</${tag}>`)).toContain(stars);
      expect(richText(`${stars}<${tag}>`)).toContain(stars);
      expect(richText(`${stars} <i>a</i> <${tag}x>`)).toContain("<strong>");
    },
  );

  it("keeps line breaks and plain addresses, as Strapi's editor shows them", () => {
    expect(richText("een\ntwee www.example.com")).toBe("<p>een\ntwee www.example.com</p>");
    expect(richText("een <b>twee</b>")).toBe("<p>een <b>twee</b></p>");
  });
});

describe("plainText", () => {
  it.each([
    ["<p>a</p><p>b</p>", "a b"],
    ["<h3>a</h3>b", "a b"],
    ["<ul><li>a</li><li>b</li></ul>", "a b"],
    ["<div>a</div>b", "a b"],
    ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b c"],
    ["a<br>b<br />c<BR  />d", "a b c d"],
    ["<b>a</b>b", "ab"],
    [" a&nbsp;\u00a0\n b ", "a b"],
    ["a&nbsp;b\u00a0c", "a b c"],
    ["1 &lt; 2 &gt; 0 &quot;x&quot; &amp; y &lt;", '1 < 2 > 0 "x" & y <'],
    ['<a href="/nl/">a</a>', "a"],
  ])("of %j is %j", (html, text) => expect(plainText(html)).toBe(text));

  it("separates words and decodes entities", () => {
    expect(plainText("<h2>Kop</h2><p>Jan &amp; An<br>wonen</p>")).toBe("Kop Jan & An wonen");
  });
});
