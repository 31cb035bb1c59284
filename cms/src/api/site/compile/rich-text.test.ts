import { describe, expect, it } from "vitest";
import { plainText, richText } from "./rich-text";

describe("richText", () => {
  it("renders the Markdown that Strapi's editor writes", () => {
    expect(richText("**Vet** en [link](/nl/contact/)")).toBe(
      '<p><strong>Vet</strong> en <a href="/nl/contact/">link</a></p>',
    );
  });

  it("leaves HTML as HTML, indented lines too", () => {
    expect(richText("<ul>\n    <li>Eén</li>\n</ul>")).toBe("<ul>\n    <li>Eén</li>\n</ul>");
  });

  it("takes out whatever could run or restyle the page", () => {
    const hostile = `<p style="position:fixed" onclick="x()">Dag<script>x()</script><a href="javascript:x()">hier</a></p>
<iframe src="https://evil.example/"></iframe><img src="/a.jpg" onerror="x()">`;
    const safe = richText(hostile);
    expect(safe).not.toMatch(/style|onclick|script|onerror|evil|iframe/);
    expect(safe).toContain('<img src="/a.jpg" alt="" loading="lazy" />');
  });

  it("keeps a film of a known host and closes links to new windows", () => {
    expect(richText('<p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></p>')).toContain(
      "youtube.com/embed",
    );
    expect(richText('<p><a href="https://a.example" target="_blank">a</a></p>')).toContain('rel="noopener"');
  });
});

describe("plainText", () => {
  it("keeps words apart and entities readable", () => {
    expect(plainText("<h2>Kop</h2><p>Jan &amp; An<br>wonen</p>")).toBe("Kop Jan & An wonen");
  });
});
