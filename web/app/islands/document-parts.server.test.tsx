import { useId, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DocumentParts } from "./document-parts.server";
import { DocumentContext, Drawn } from "./drawn";
import { Kept } from "./kept";
import { KeptMarkup } from "./kept-markup.server";
import type { Laid } from "./laid.server";

const secret = "c0ffee";

function drawPage(page: ReactElement, { kept, laid = [] }: { kept: KeptMarkup | null; laid?: [string, Laid][] }) {
  const parts = new DocumentParts(new Map(laid), secret, kept);
  return parts.bytesOf(renderToString(<DocumentContext.Provider value={parts}>{page}</DocumentContext.Provider>));
}

let drawn = 0;
function Field({ name }: { name: string }) {
  const id = useId();
  drawn += 1;
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
      <Kept key={name} name="field" of={() => name}>
        <>
          <Field name={name} />
          <section>{inside}</section>
        </>
      </Kept>
    ))}
    <Field name="after" />
  </main>
);

/** As the browser draws it, to which the HTML must come up. */
const inBrowser = (element: ReactElement) => renderToString(element);

describe("the parts of a document", () => {
  it("stand where they belong, and what was drawn for another page is drawn no more", () => {
    const kept = new KeptMarkup();
    const first = page(["Prijs <€>", "Type"]);
    expect(drawPage(first, { kept }).toString()).toBe(inBrowser(first));
    // Same place and same contents, so the first is known.
    const second = page(["Prijs <€>", "Plaats"]);
    const wanted = inBrowser(second);
    drawn = 0;
    expect(drawPage(second, { kept }).toString()).toBe(wanted);
    expect(drawn).toBe(3);
  });

  it("have the ids of their place: alike elsewhere in the page is another part", () => {
    const kept = new KeptMarkup();
    drawPage(page(["a", "b"]), { kept });
    const turned = page(["b", "a"]);
    expect(drawPage(turned, { kept }).toString()).toBe(inBrowser(turned));
  });

  it("hold parts of their own and markup that was laid for the page, as text or as bytes", () => {
    const kept = new KeptMarkup();
    const laid: [string, Laid][] = [
      ["cards", [Buffer.from("<li>één</li>"), Buffer.from("<li>twee</li>")]],
      ["words", "<em>drie €</em>"],
    ];
    const inside = (
      <Kept name="inner" of={() => "inner"}>
        <div>
          <Drawn as="ul" markup={{ name: "cards", html: null }} />
          <Drawn as="div" markup={{ name: "words", html: null }} />
          <Drawn as="div" markup={{ name: "nothing", html: null }} />
        </div>
      </Kept>
    );
    const once = drawPage(page(["a"], inside), { kept, laid }).toString();
    expect(once).toContain('<ul data-drawn="cards"><li>één</li><li>twee</li></ul>');
    expect(once).toContain('<div data-drawn="words"><em>drie €</em></div><div data-drawn="nothing"></div>');
    expect(once).not.toContain("g-kept");
    drawn = 0;
    expect(drawPage(page(["a"], inside), { kept, laid }).toString()).toBe(once);
    expect(drawn).toBe(2);
    // What is laid is of the page: staff may have changed it since the part was drawn.
    laid[0] = ["cards", "<li>drie</li>"];
    expect(drawPage(page(["a"], inside), { kept, laid }).toString()).toContain(
      '<ul data-drawn="cards"><li>drie</li></ul><div data-drawn="words"><em>drie €</em></div>',
    );
  });

  it("are drawn by themselves where nothing is kept, or where the part is of its page alone", () => {
    const plain = page(["a"]);
    expect(drawPage(plain, { kept: null }).toString()).toBe(inBrowser(plain));
    const kept = new KeptMarkup();
    const own = (
      <Kept name="own" of={() => null}>
        <Field name="own" />
      </Kept>
    );
    expect(drawPage(own, { kept }).toString()).toBe(inBrowser(own));
    expect(kept.bytes).toBe(0);
  });

  it("take no text of the page for a mark", () => {
    const text = `{{${secret.replace("c", "d")}:0}} </g-kept> <g-kept id="{{`;
    const laid: [string, Laid][] = [["words", `<p>{{ffff:0}}</g-kept></p>`]];
    const parts = new DocumentParts(new Map(laid), secret, new KeptMarkup());
    const html = `${text}<div>${parts.place("words")}</div></g-kept>`;
    expect(parts.bytesOf(html).toString()).toBe(`${text}<div><p>{{ffff:0}}</g-kept></p></div></g-kept>`);
  });

  it("of a page that is drawn a second time are those of that time alone", () => {
    const kept = new KeptMarkup();
    const parts = new DocumentParts(new Map([["words", "words"]]), secret, kept);
    parts.place("words");
    parts.drawAnew();
    expect(parts.part("a")).toBeNull();
    expect(parts.bytesOf(`<p>${parts.place("words")}</p>`).toString()).toBe("<p>words</p>");
  });
});

describe("kept markup", () => {
  it("takes so many bytes and no more; what was not asked for longest goes first", () => {
    const kept = new KeptMarkup(350);
    const markup = [Buffer.alloc(90), "12345678"];
    for (const key of ["a", "b", "c"]) kept.keep(key, markup);
    expect(kept.get("a")).toBe(markup);
    kept.keep("d", markup);
    expect(kept.bytes).toBe(300);
    expect(["a", "b", "c", "d"].filter((key) => kept.get(key))).toEqual(["a", "c", "d"]);
  });
});
