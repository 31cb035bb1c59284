import { drawLine, layOutText, type Line, type TextStyle } from "./text-layout.js";
import { contentBottom, contentWidth, paper, styles } from "./report-styles.js";

type Element = PDFKit.PDFStructureElement;

/** Options of pdfkit that its types lack. */
interface Options {
  title?: string;
  alt?: string;
  actual?: string;
  bbox?: [number, number, number, number];
  scope?: "Column";
}

interface Placed {
  x?: number;
  width?: number;
  /** Height of what follows that stays on the page of the last lines. */
  keep?: number;
}

/** Lays out content down the pages, and tags each part for screen readers. */
export class PageFlow {
  y: number = paper.top;
  readonly #root: Element;
  #inside: Element;
  #freshAt: number = paper.top;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    /** Draws the head of a continuation page and returns where its content begins. */
    private readonly continuationPage: () => number,
    /** Before a heading. */
    private readonly gap: number,
  ) {
    this.#root = doc.struct("Document");
    doc.addStructure(this.#root);
    this.#inside = this.#root;
  }

  /** Goes to the next page where so much does not fit on this one. */
  need(height: number): void {
    if (this.y + height <= contentBottom) return;
    this.doc.addPage();
    this.y = this.continuationPage();
    this.#freshAt = this.y;
  }

  get #isFresh(): boolean {
    return this.y === this.#freshAt;
  }

  /** Between parts; none at the head of a page. */
  space(height: number): void {
    if (!this.#isFresh) this.y += height;
  }

  /** For the eye alone. */
  artifact(draw: () => void): void {
    artifact(this.doc, draw);
  }

  /** Groups what `draw` adds in one structure element. */
  group(type: string, draw: () => void, options: Options = {}): void {
    const outer = this.#inside;
    const element = this.doc.struct(type, options);
    outer.add(element);
    this.#inside = element;
    draw();
    element.end();
    this.#inside = outer;
  }

  tagged(type: string, draw: () => void, options: Options = {}): void {
    const element = this.doc.struct(type, options);
    this.#inside.add(element);
    element.add(draw);
    element.end();
  }

  lines(text: string, style: TextStyle, width: number = contentWidth): Line[] {
    return layOutText(this.doc, text, style, width);
  }

  /** Draws lines at a position the caller reserved. */
  put(
    type: string,
    lines: readonly Line[],
    style: TextStyle,
    at: { x: number; y: number },
    options: Options = {},
  ): void {
    if (lines.length === 0) return;
    this.tagged(
      type,
      () => {
        for (const [index, line] of lines.entries())
          drawLine(this.doc, line, style, at.x, at.y + index * style.leading);
      },
      options,
    );
  }

  /** A text down the page, continued on the next if long; one structure element for screen readers. */
  text(
    type: string,
    text: string,
    style: TextStyle,
    { x = paper.side, width = contentWidth, keep = 0 }: Placed = {},
  ): void {
    const lines = this.lines(text, style, width);
    const element = this.doc.struct(type);
    this.#inside.add(element);
    // No widows or orphans: no line is alone at the end or the start of a page.
    for (const [index, line] of lines.entries()) {
      const left = lines.length - index;
      const together = index === 0 || left === 2 ? Math.min(2, left) : 1;
      this.need(together * style.leading + (left <= 2 ? keep : 0));
      const { y } = this;
      element.add(() => drawLine(this.doc, line, style, x, y));
      this.y += style.leading;
    }
    element.end();
  }

  /** Reserves room for what follows: a heading never ends a page. */
  heading(text: string, freeHeight = 48): void {
    this.need(styles.heading.leading + this.gap + 6 + freeHeight);
    this.space(this.gap);
    this.text("H2", text, styles.heading);
    this.space(7);
  }

  end(): void {
    this.#root.end();
  }
}

export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}
