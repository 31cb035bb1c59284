import { ascentOf, inFonts, type Face, type FontRun } from "./report-fonts.js";

export interface TextStyle {
  face: Face;
  size: number;
  /** From one line to the next. */
  leading: number;
  color: string;
  /** Letter spacing, for small capitals. */
  tracking?: number;
}

interface Run extends FontRun {
  width: number;
}
export interface Line {
  runs: readonly Run[];
  width: number;
}

/** Relative to the style's size: size and rise of a superscript. */
const raised = { size: 0.6, by: 0.33 };
const sizeOf = (run: FontRun, { size }: TextStyle) => (run.raised ? size * raised.size : size);

/** Tabular figures. */
const figures: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum", "kern", "liga"];

function runsOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle): Run[] {
  const { face, tracking = 0 } = style;
  return inFonts(text, face).map((part) => ({
    ...part,
    width: doc
      .font(part.font)
      .fontSize(sizeOf(part, style))
      .widthOfString(part.text, { characterSpacing: tracking, features: figures }),
  }));
}

const widthOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle) =>
  runsOf(doc, text, style).reduce((sum, { width }) => sum + width, 0);

export const textWidth = widthOf;

/** Widths of frequent pieces; every report uses the same font files. */
const measured = new Map<string, number>();
const cacheLimit = 20_000;

function pieceWidth(doc: PDFKit.PDFDocument, piece: string, style: TextStyle): number {
  const key = `${style.face} ${style.size} ${style.tracking ?? 0} ${piece}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  if (measured.size >= cacheLimit) measured.clear();
  const width = widthOf(doc, piece, style);
  measured.set(key, width);
  return width;
}

/** Words, and the points within them where a line may break; a number stays with what it counts. */
const pieces = (paragraph: string) =>
  paragraph.match(/(?:\d[\d.,\u00A0\u202F]* (?=\p{L}))?(?:[^ \t/-]*[/-]+|[^ \t/-]+)|[ \t]+/gu) ?? [];

/** Cuts what is longer than a line wherever the line ends. */
function cut(doc: PDFKit.PDFDocument, piece: string, style: TextStyle, width: number): string[] {
  if (pieceWidth(doc, piece, style) <= width) return [piece];
  const parts: string[] = [];
  let part = "";
  for (const sign of piece) {
    if (part && widthOf(doc, part + sign, style) > width) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part];
}

/** A text in lines that are no wider; its own line ends stay. */
export function layOutText(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): Line[] {
  const lines: Line[] = [];
  const end = (line: string) => {
    const runs = runsOf(doc, line.trimEnd(), style);
    lines.push({ runs, width: runs.reduce((sum, run) => sum + run.width, 0) });
  };
  for (const paragraph of text.replace(/\r\n?/g, "\n").trim().split(/\n+/)) {
    let line = "";
    // Measured piece by piece: measuring the whole line again for each word costs the CMS half a second per report.
    let filled = 0;
    for (const piece of pieces(paragraph.trim()).flatMap((each) => cut(doc, each, style, width))) {
      const wide = pieceWidth(doc, piece, style);
      if (line && filled + wide > width && piece.trim()) {
        end(line);
        [line, filled] = [piece, wide];
      } else {
        line += piece;
        filled += wide;
      }
    }
    end(line);
  }
  return lines;
}

/** Draws a line with its top at `y`. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, style: TextStyle, x: number, y: number): void {
  let at = x;
  for (const run of line.runs) {
    // For readers it stays what it is.
    if (run.raised) doc.markContent("Span", { actual: run.raised });
    doc
      .font(run.font)
      .fontSize(sizeOf(run, style))
      .fillColor(style.color)
      .text(run.text, at, y, {
        ...{ lineBreak: false, characterSpacing: style.tracking ?? 0, features: figures },
        // One baseline for all fonts of a line.
        baseline: -(ascentOf(style.face) - (run.raised ? raised.by : 0)) * style.size,
      });
    if (run.raised) doc.endMarkedContent();
    at += run.width;
  }
}
