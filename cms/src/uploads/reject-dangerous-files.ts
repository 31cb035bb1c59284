import { open } from "node:fs/promises";
import { z } from "zod";
import type { StrapiServices } from "../bootstrap/strapi-services";
import { throwProblems } from "../validation/problem";
import type { StaffText } from "../validation/staff-text";
import { fileProblem, type FileProblem } from "./file-problem";

/** Of others the first bytes say what they are. */
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

async function rejectDangerous(files: unknown): Promise<void> {
  const parsed = filesSchema.safeParse(files);
  // Strapi says that there is none.
  if (!parsed.success) return;
  for (const { filepath, originalFilename, mimetype } of parsed.data) {
    const name = originalFilename ?? "";
    const bytes = await firstBytes(filepath, /\.svg$/i.test(name) ? longestSvg : sniffed);
    const problem = bytes.length === longestSvg ? "svg" : fileProblem({ name, type: mimetype ?? "", bytes });
    if (problem) throwProblems([{ path: ["files"], message: messages[problem](name.slice(0, 100)) }]);
  }
}

/**
 * CMS-8 Q-3: before anything is written, in every way there is to upload or replace a file, since all of them go through this
 * service. Its own lists of types (`plugin::upload.security`) know no content of text and answer in English.
 */
export function rejectDangerousFiles<Service extends StrapiServices["plugin::upload.upload"]>(
  service: Service,
): Service {
  return {
    ...service,
    async upload(request, options) {
      await rejectDangerous(request.files);
      return service.upload(request, options);
    },
    async replace(id, request, options) {
      await rejectDangerous(request.file);
      return service.replace(id, request, options);
    },
  };
}
