import { useId, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DocumentParts } from "./document-parts.server";
import { DocumentContext, StaticHtml } from "./static-markup";
import { Cached } from "./cached";
import { MarkupCache } from "./markup-cache.server";
import type { SerializedMarkup } from "./serialized-markup.server";

const secret = "c0ffee";

function renderPage(
  page: ReactElement,
  { cache, serialized = [] }: { cache: MarkupCache | null; serialized?: [string, SerializedMarkup][] },
) {
  const parts = new DocumentParts(new Map(serialized), secret, cache);
  return parts.bytesOf(renderToString(<DocumentContext.Provider value={parts}>{page}</DocumentContext.Provider>));
}

let rendered = 0;
function Field({ name }: { name: string }) {
  const id = useId();
  rendered += 1;
  return (
    <p>
      <label htmlFor={id}>{name}</label>
      <input id={id} />
    </p>
  );
}

const page = (names: readonly string[], inside: ReactElement = <b>…</b>) => (
  <main>
    <Field name="before" />
    {names.map((name) => (
      <Cached key={name} name="field" of={() => name}>
        <>
          <Field name={name} />
          <section>{inside}</section>
        </>
      </Cached>
    ))}
    <Field name="after" />
  </main>
);

/** As the browser draws it, to which the HTML must come up. */
const inBrowser = (element: ReactElement) => renderToString(element);

describe("parts of a document", () => {
  it("are inserted in place, and parts rendered for another page are dropped", () => {
    const cache = new MarkupCache();
    const first = page(["Prijs <€>", "Type"]);
    expect(renderPage(first, { cache }).toString()).toBe(inBrowser(first));
    // Same place and same contents, so the first is known.
    const second = page(["Prijs <€>", "Plaats"]);
    const wanted = inBrowser(second);
    rendered = 0;
    expect(renderPage(second, { cache }).toString()).toBe(wanted);
    expect(rendered).toBe(3);
  });

  it("have ids by position: the same markup elsewhere in the page is another part", () => {
    const cache = new MarkupCache();
    renderPage(page(["a", "b"]), { cache });
    const turned = page(["b", "a"]);
    expect(renderPage(turned, { cache }).toString()).toBe(inBrowser(turned));
  });

  it("hold nested parts and markup rendered for the page, as text or as bytes", () => {
    const cache = new MarkupCache();
    const serialized: [string, SerializedMarkup][] = [
      ["cards", [Buffer.from("<li>één</li>"), Buffer.from("<li>twee</li>")]],
      ["words", "<em>drie €</em>"],
    ];
    const inside = (
      <Cached name="inner" of={() => "inner"}>
        <div>
          <StaticHtml as="ul" markup={{ name: "cards", html: null }} />
          <StaticHtml as="div" markup={{ name: "words", html: null }} />
          <StaticHtml as="div" markup={{ name: "nothing", html: null }} />
        </div>
      </Cached>
    );
    const once = renderPage(page(["a"], inside), { cache, serialized }).toString();
    expect(once).toContain('<ul data-drawn="cards"><li>één</li><li>twee</li></ul>');
    expect(once).toContain('<div data-drawn="words"><em>drie €</em></div><div data-drawn="nothing"></div>');
    expect(once).not.toContain("g-kept");
    rendered = 0;
    expect(renderPage(page(["a"], inside), { cache, serialized }).toString()).toBe(once);
    expect(rendered).toBe(2);
    // What is laid is of the page: staff may have changed it since the part was drawn.
    serialized[0] = ["cards", "<li>drie</li>"];
    expect(renderPage(page(["a"], inside), { cache, serialized }).toString()).toContain(
      '<ul data-drawn="cards"><li>drie</li></ul><div data-drawn="words"><em>drie €</em></div>',
    );
  });

  it("render alone where nothing is cached, or where the part is of its page only", () => {
    const plain = page(["a"]);
    expect(renderPage(plain, { cache: null }).toString()).toBe(inBrowser(plain));
    const cache = new MarkupCache();
    const own = (
      <Cached name="own" of={() => null}>
        <Field name="own" />
      </Cached>
    );
    expect(renderPage(own, { cache }).toString()).toBe(inBrowser(own));
    expect(cache.bytes).toBe(0);
  });

  it("treat no text of the page as a marker", () => {
    const text = `{{${secret.replace("c", "d")}:0}} </g-kept> <g-kept id="{{`;
    const serialized: [string, SerializedMarkup][] = [["words", `<p>{{ffff:0}}</g-kept></p>`]];
    const parts = new DocumentParts(new Map(serialized), secret, new MarkupCache());
    const html = `${text}<div>${parts.slotFor("words")}</div></g-kept>`;
    expect(parts.bytesOf(html).toString()).toBe(`${text}<div><p>{{ffff:0}}</g-kept></p></div></g-kept>`);
  });

  it("of a page rendered twice are those of the second time only", () => {
    const cache = new MarkupCache();
    const parts = new DocumentParts(new Map([["words", "words"]]), secret, cache);
    parts.slotFor("words");
    parts.disableCache();
    expect(parts.part("a")).toBeNull();
    expect(parts.bytesOf(`<p>${parts.slotFor("words")}</p>`).toString()).toBe("<p>words</p>");
  });
});

describe("cached markup", () => {
  it("is limited in bytes, and the least recently used goes first", () => {
    const cache = new MarkupCache(350);
    const markup = [Buffer.alloc(90), "12345678"];
    for (const key of ["a", "b", "c"]) cache.set(key, markup);
    expect(cache.get("a")).toBe(markup);
    cache.set("d", markup);
    expect(cache.bytes).toBe(300);
    expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
  });
});
