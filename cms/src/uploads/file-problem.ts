import { extname } from "node:path";
import { isHeicPhoto } from "@gevel/config/server";

/** What staff need for a site of homes. Whatever else there is, a browser or a computer may run; it goes into a zip. */
const pictures = ["jpg", "jpeg", "jfif", "png", "webp", "avif", "gif", "svg", "tif", "tiff", "bmp", "ico"];
const films = [
  "mp4",
  "m4v",
  "mov",
  "webm",
  "ogv",
  "mp3",
  "m4a",
  "aac",
  "ogg",
  "oga",
  "opus",
  "wav",
  "flac",
  "vtt",
  "srt",
];
const documents = ["pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods", "odp", "rtf", "txt", "csv", "zip"];
const others = ["ics", "vcf", "dwg", "dxf", "ifc", "glb", "woff", "woff2", "ttf", "otf"];
const taken: ReadonlySet<string> = new Set([...pictures, ...films, ...documents, ...others]);

const declaredActive =
  /^(text\/(html|xml|css|(x-)?(java|ecma|live|j)script[\d.]*)|application\/(xhtml\+xml|xml|(x-)?(java|ecma)script|wasm|x-msdownload|x-sh|x-httpd-php|hta|x-shockwave-flash|java-archive)|multipart\/.*|message\/.*)$/;

/** How a page, a script for a shell or a program begins, whatever its name says; `latin1`, so that all bytes are seen. */
const beginsAsProgram =
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*(?:<(?:!doctype|html|head|body|script|iframe|svg|\?xml|\?php|!--|meta|title|style|link|base|form|img)|#!|MZ.{58}|\x7fELF|PK\x03\x04.{26}META-INF)/is;

/** What makes a picture do something. A logo has none of these. */
const activeSvg =
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener|set|animate\w*|audio|video|link|meta)\b|[\s"'/]on[a-z]+\s*=|javascript\s*:|data\s*:\s*(?:text|application)|<!entity|<!doctype[^>]*\[|<\?xml-stylesheet|@import|&#/i;

export interface UploadedFile {
  name: string;
  /** What the browser calls it; empty where it says nothing. */
  type: string;
  bytes: Buffer;
}

export type FileProblem = "type" | "heic" | "content" | "svg";

/** What an iPhone makes of a photo: no browser but Safari shows one, and its patented codec is not among ours to make another of it. */
const isHeic = (extension: string, bytes: Buffer) => extension === "heic" || extension === "heif" || isHeicPhoto(bytes);

/** Null too for text that is none: an SVG in another encoding would pass the search below. */
function svgText(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /<svg[\s>]/i.test(text) && !text.includes("\0") ? text : null;
  } catch {
    return null;
  }
}

/** CMS-8 Q-3: why staff may not upload a file, by its name, its type and its first bytes; an SVG is read whole. */
export function fileProblem({ name, type, bytes }: UploadedFile): FileProblem | null {
  const extension = extname(name).slice(1).toLowerCase();
  if (isHeic(extension, bytes)) return "heic";
  if (!taken.has(extension) || declaredActive.test(type.toLowerCase().split(";")[0]?.trim() ?? "")) return "type";
  if (extension !== "svg") return beginsAsProgram.test(bytes.toString("latin1", 0, 2048)) ? "content" : null;
  const text = svgText(bytes);
  if (text === null) return "content";
  return activeSvg.test(text) ? "svg" : null;
}
