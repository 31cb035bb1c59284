import { describe, expect, it } from "vitest";
import { decodeEntities, withMarkup } from "./decode-entities.js";

describe("API-6 HTML entities left in an XML text", () => {
  it.each([
    ["Huis &amp; tuin", "Huis & tuin"],
    ["Caf&eacute;", "Café"],
    ["&#8364;&nbsp;5 &#x26; &quot;meer&quot; l&#39;&eacute;t&eacute;", '€\u00a05 & "meer" l\'été'],
    ["&lt; 5 m", "< 5 m"],
    ["R&D & co; AT&T;", "R&D & co; AT&T;"],
    ["?a=1&copy=2", "?a=1&copy=2"],
    // Once: an entity escaped twice is decoded once.
    ["&amp;eacute;", "&eacute;"],
    ["Huis", "Huis"],
  ])("%j becomes %j", (written, meant) => {
    expect(decodeEntities(written)).toBe(meant);
  });

  it.each([
    ["&lt;p&gt;Ruim&lt;/p&gt;", "<p>Ruim</p>"],
    ["Een&lt;br /&gt;twee", "Een<br />twee"],
    ["Minder dan &lt; 5 min", "Minder dan &lt; 5 min"],
    ["<p>&lt;b&gt;</p>", "<p>&lt;b&gt;</p>"],
  ])("the description %j becomes %j", (written, meant) => {
    expect(withMarkup(written)).toBe(meant);
  });
});
