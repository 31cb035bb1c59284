/** What we use of it; the package has no types. */
declare module "opentype.js" {
  export interface Font {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { toPathData(decimals: number): string };
  }
  export function parse(bytes: ArrayBuffer): Font;
}
