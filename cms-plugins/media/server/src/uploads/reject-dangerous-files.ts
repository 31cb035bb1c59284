import { open } from "node:fs/promises";
import { extname } from "node:path";
import { isHeicPhoto } from "@gevel/config/server";
import { throwProblems, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { UploadService } from "./upload-services.js";

/** The file types an estate agency's staff need. A browser or a computer may run any other; it can be uploaded as a zip. */
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

/** The beginning of a web page, a shell script or a program, whatever its name; `latin1`, to match every byte. */
const beginsAsProgram =
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*(?:<(?:!doctype|html|head|body|script|iframe|svg|\?xml|\?php|!--|meta|title|style|link|base|form|img)|#!|MZ.{58}|\x7fELF|PK\x03\x04.{26}META-INF)/is;

/** Active content of an SVG. A logo has none of it. */
const activeSvg =
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener|set|animate\w*|audio|video|link|meta)\b|[\s"'/]on[a-z]+\s*=|javascript\s*:|data\s*:\s*(?:text|application)|<!entity|<!doctype[^>]*\[|<\?xml-stylesheet|@import|&#/i;

interface UploadedFile {
  name: string;
  /** The browser's type; empty if it sends none. */
  type: string;
  bytes: Buffer;
}

type FileProblem = "type" | "heic" | "content" | "svg";

/** An iPhone's photo format: no browser but Safari shows it, and we lack its patented codec to convert it. */
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

/** CMS-8 Q-3: why staff may not upload a file, by its name, its type and its first bytes; an SVG is read completely. */
export function fileProblem({ name, type, bytes }: UploadedFile): FileProblem | null {
  const extension = extname(name).slice(1).toLowerCase();
  if (isHeic(extension, bytes)) return "heic";
  if (!taken.has(extension) || declaredActive.test(type.toLowerCase().split(";")[0]?.trim() ?? "")) return "type";
  if (extension !== "svg") return beginsAsProgram.test(bytes.toString("latin1", 0, 2048)) ? "content" : null;
  const text = svgText(bytes);
  if (text === null) return "content";
  return activeSvg.test(text) ? "svg" : null;
}

/** The first bytes identify any other type. */
const sniffed = 2048;
const longestSvg = 5 * 1024 * 1024;

const uploadedSchema = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullish(),
  mimetype: z.string().nullish(),
});
const filesSchema = z.union([uploadedSchema.transform((file) => [file]), z.array(uploadedSchema)]);

const messages: Readonly<Record<FileProblem, (name: string) => StaffText>> = {
  type: (name) => ({
    nl: `“${name}” is geen bestand dat u hier kunt opladen. Kies een foto, film, geluid, PDF of een document van Office; al de rest mag in een zip.`,
    fr: `« ${name} » n’est pas un fichier que vous pouvez charger ici. Choisissez une image, une vidéo, un son, un PDF ou un document Office ; mettez le reste dans un zip.`,
    en: `“${name}” is not a file that can be uploaded here. Choose a picture, film, sound, PDF or Office document; anything else may go into a zip.`,
  }),
  heic: (name) => ({
    nl: `“${name}” is een foto in HEIC, het formaat van een iPhone, die de meeste browsers niet tonen. Bewaar ze als JPEG en laad ze opnieuw op (iPhone: Instellingen → Camera → Structuren → Meest compatibel).`,
    fr: `« ${name} » est une photo au format HEIC d’un iPhone, que la plupart des navigateurs n’affichent pas. Enregistrez-la en JPEG et chargez-la à nouveau (iPhone : Réglages → Appareil photo → Formats → Le plus compatible).`,
    en: `“${name}” is a photo in HEIC, the format of an iPhone, which most browsers do not show. Save it as JPEG and upload it again (iPhone: Settings → Camera → Formats → Most Compatible).`,
  }),
  content: (name) => ({
    nl: `“${name}” bevat iets anders dan zijn naam zegt: een webpagina of een programma. Bewaar het bestand opnieuw in het juiste formaat.`,
    fr: `Le contenu de « ${name} » ne correspond pas à son nom : c’est une page web ou un programme. Enregistrez-le à nouveau dans le bon format.`,
    en: `“${name}” contains something other than its name says: a web page or a program. Save the file again in the right format.`,
  }),
  svg: (name) => ({
    nl: `“${name}” bevat code die kan worden uitgevoerd. Exporteer de tekening als gewone SVG, zonder scripts of animaties, of als PNG.`,
    fr: `« ${name} » contient du code exécutable. Exportez le dessin en SVG simple, sans scripts ni animations, ou en PNG.`,
    en: `“${name}” holds code that could run. Export the drawing as a plain SVG, without scripts or animations, or as PNG.`,
  }),
};

async function firstBytes(path: string, most: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function rejectDangerous(strapi: Core.Strapi, files: unknown): Promise<void> {
  const parsed = filesSchema.safeParse(files);
  // Strapi reports the missing file.
  if (!parsed.success) return;
  for (const { filepath, originalFilename, mimetype } of parsed.data) {
    const name = originalFilename ?? "";
    const bytes = await firstBytes(filepath, /\.svg$/i.test(name) ? longestSvg : sniffed);
    const problem = bytes.length === longestSvg ? "svg" : fileProblem({ name, type: mimetype ?? "", bytes });
    if (problem) throwProblems(strapi, [{ path: ["files"], message: messages[problem](name.slice(0, 100)) }]);
  }
}

/**
 * CMS-8 Q-3: runs before anything is written, for every way to upload or replace a file, since all use this service.
 * Strapi's own lists of types (`plugin::upload.security`) do not recognize text content and answer in English.
 */
export function rejectDangerousFiles(strapi: Core.Strapi, service: UploadService): UploadService {
  return {
    ...service,
    async upload(request, options) {
      await rejectDangerous(strapi, request.files);
      return service.upload(request, options);
    },
    async replace(id, request, options) {
      await rejectDangerous(strapi, request.file);
      return service.replace(id, request, options);
    },
  };
}
