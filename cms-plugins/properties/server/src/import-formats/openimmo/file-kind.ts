/** A PDF may be a plan for showing; other papers are for whoever has the program. */
export type FileKind = "picture" | "pdf" | "paper" | "unsaid";

const kinds: ReadonlyMap<string, FileKind> = new Map([
  ...kindWords("picture", "jpg jpeg jpe jfif pjpeg png gif webp avif heic heif bmp tif tiff svg bild foto photo image"),
  ...kindWords("pdf", "pdf x-pdf"),
  ...kindWords(
    "paper",
    "doc docx docm dot dotx msword odt rtf txt plain pages xls xlsx xlsm xlsb ods csv numbers ppt pptx",
  ),
  ...kindWords("paper", "pptm odp key zip rar 7z tar gz eml msg vcf ics xml json dwg dxf ifc"),
]);

function kindWords(kind: FileKind, names: string): [string, FileKind][] {
  return names.split(" ").map((name) => [name, kind]);
}

/** By an ending, or a format as senders write it: `JPG`, `.pdf`, `image/jpeg`. */
function kindOfWord(word: string): FileKind {
  const plain = word.trim().toLowerCase().replace(/;.*$/, "");
  if (plain.startsWith("image/")) return "picture";
  const office = /^application\/(?:vnd\.(?:openxmlformats|oasis|ms-)|zip|x-zip)/.test(plain);
  return office ? "paper" : (kinds.get(plain.replace(/^.*[/.]/, "")) ?? "unsaid");
}

/** The endings of an address: that of its path, and of what a program is asked to hand out. */
function endingsOf(address: string): string[] {
  const [path = "", query = ""] = address.replace(/#.*$/, "").split(/\?(.*)/s);
  const name = path.replace(/^https?:\/\/[^/]*/i, "");
  return `${name};${query}`.split(/[&;=]/).flatMap((part) => /\.([a-z\d]{1,5})$/i.exec(part)?.[1] ?? []);
}

/** What lies at an address of the sender's, as far as he says: whatever calls it no picture is believed. */
export function fileKind(address: string, format: string): FileKind {
  const found = [format, ...endingsOf(address)].map(kindOfWord);
  return (["paper", "pdf", "picture"] as const).find((kind) => found.includes(kind)) ?? "unsaid";
}
