import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "opentype.js";

const faces = {
  text: "figtree/files/figtree-$-400-normal.woff",
  strong: "figtree/files/figtree-$-600-normal.woff",
  display: "instrument-serif/files/instrument-serif-$-400-normal.woff",
} as const;
export type Face = keyof typeof faces;
/** A face's Latin letters, those of further languages, and for a sign that it lacks the next face. */
export type FaceFonts = readonly Font[];

async function read(path: string): Promise<Font> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(`@fontsource/${path}`));
  const { parse } = await import("opentype.js");
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const readFace = async (face: Face): Promise<Font[]> => [
  await read(faces[face].replace("$", "latin")),
  await read(faces[face].replace("$", "latin-ext")),
];

async function readFaces(): Promise<Readonly<Record<Face, FaceFonts>>> {
  const [text, strong, display] = [await readFace("text"), await readFace("strong"), await readFace("display")];
  // Instrument Serif has no ².
  return { text, strong, display: [...display, ...text] };
}

let loaded: ReturnType<typeof readFaces> | null = null;

/** Read with the first share picture: no page waits for them. */
export const shareFonts = () => (loaded ??= readFaces());
