import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { tellProgress } from "../../bootstrap/start-progress";
import { strapiService } from "../../bootstrap/strapi-services";
import { pictureFile, pictures, type PictureName, type SeedPicture } from "../pictures";
import { readText } from "../seed-types";

const uploadedSchema = z.array(z.object({ id: z.number() })).min(1);

/** One field for all languages, in the form that the site reads: `nl: Voordeur | fr: Porte d'entrée`. */
const alternativeText = ({ alt }: SeedPicture): string =>
  languages.flatMap((language) => (alt[language] ? [`${language}: ${readText(alt, language)}`] : [])).join(" | ");

const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures);

/** Uploads every content picture that was drawn into `folder`; a missing one is left out, its place stays empty. */
export async function uploadPictures(strapi: Core.Strapi, folder: string): Promise<Map<PictureName, number>> {
  const uploaded = new Map<PictureName, number>();
  for (const [index, name] of names.entries()) {
    tellProgress(strapi, "taking in pictures", { done: index + 1, of: names.length });
    const originalFilename = pictureFile(name);
    const filepath = join(folder, originalFilename);
    if (!existsSync(filepath)) continue;
    const files = await strapiService(strapi, "plugin::upload.upload").upload({
      data: { fileInfo: { name: originalFilename, alternativeText: alternativeText(pictures[name]) } },
      files: {
        filepath,
        originalFilename,
        mimetype: originalFilename.endsWith(".svg") ? "image/svg+xml" : "image/jpeg",
        size: statSync(filepath).size,
      },
    });
    const [file] = uploadedSchema.parse(files);
    if (file) uploaded.set(name, file.id);
  }
  return uploaded;
}
