import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { languages, type Localized } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reportProgress } from "../../environment/start-progress";
import { strapiService } from "../../environment/strapi-services";
import { pictureFile, pictures, type PictureName, type SeedPicture } from "../../content/first-content/pictures";
import { readText } from "../../content/first-content/seed-types";

const uploadedSchema = z.array(z.object({ id: z.number() })).min(1);

const alternativeTexts = ({ alt }: SeedPicture): Localized =>
  Object.fromEntries(languages.flatMap((language) => (alt[language] ? [[language, readText(alt, language)]] : [])));

const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures);

/** Uploads every content picture generated into `folder`; a missing one is skipped and its field stays empty. */
export async function uploadPictures(strapi: Core.Strapi, folder: string): Promise<Map<PictureName, number>> {
  const uploaded = new Map<PictureName, number>();
  for (const [index, name] of names.entries()) {
    reportProgress(strapi, "uploading pictures", { done: index + 1, of: names.length });
    const originalFilename = pictureFile(name);
    const filepath = join(folder, originalFilename);
    if (!existsSync(filepath)) continue;
    const files = await strapiService(strapi, "plugin::upload.upload").upload({
      data: { fileInfo: { name: originalFilename } },
      files: {
        filepath,
        originalFilename,
        mimetype: originalFilename.endsWith(".svg") ? "image/svg+xml" : "image/jpeg",
        size: statSync(filepath).size,
      },
    });
    const [file] = uploadedSchema.parse(files);
    if (!file) continue;
    uploaded.set(name, file.id);
    const { focalPoint }: SeedPicture = pictures[name];
    const data = { alternativeTexts: alternativeTexts(pictures[name]), ...(focalPoint && { focalPoint }) };
    await strapi.db.query("plugin::upload.file").update({ where: { id: file.id }, data });
  }
  return uploaded;
}
