import { videoSource } from "@gevel/config";
import { z } from "zod";
import { safeAddress } from "../site/compile/safe-address";
import { comparable, type EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import type { StaffText } from "../../validation/staff-text";

const rowSchema = z.object({
  banner: z
    .object({
      type: z.string().nullable(),
      videoUrl: z
        .string()
        .nullable()
        .transform((value) => value?.trim() ?? ""),
      videoFile: z.object({}).nullish(),
    })
    .nullish(),
});

const noVideo: StaffText = {
  nl: "Dit is geen adres van een film. Plak het volledige adres, bv. https://www.youtube.com/watch?v=…",
  fr: "Ce n'est pas l'adresse d'une vidéo. Collez l'adresse complète, p. ex. https://www.youtube.com/watch?v=…",
  en: "This is no address of a film. Paste the whole address, e.g. https://www.youtube.com/watch?v=…",
};
const videoRequired: StaffText = {
  nl: "Kies een film uit de mediabibliotheek of plak het adres van een film, of kies een ander soort banner.",
  fr: "Choisissez une vidéo de la médiathèque ou collez l'adresse d'une vidéo, ou choisissez un autre type de bannière.",
  en: "Choose a film of the media library or paste the address of one, or choose another kind of banner.",
};

/** One of the house, or one that a visitor can be led to. */
const isVideo = (address: string) => address.startsWith("/uploads/") || videoSource(safeAddress(address)) !== null;

/** CMS-4: a page goes out only with a film that can be seen. */
export async function checkBanner(context: EntryContext): Promise<Problem[]> {
  const row: unknown = await context.strapi.db.query("api::page.page").findOne({
    where: { ...comparable(context), documentId: context.documentId },
    populate: { banner: { populate: { videoFile: { select: ["id"] } } } },
  });
  const banner = row === null ? null : rowSchema.parse(row).banner;
  if (banner?.type !== "video" || banner.videoFile) return [];
  if (banner.videoUrl !== "")
    return isVideo(banner.videoUrl) ? [] : [{ path: ["banner", "videoUrl"], message: noVideo }];
  return context.published ? [{ path: ["banner", "videoFile"], message: videoRequired }] : [];
}
