import { z } from "zod";
import { comparable, type EntryContext } from "./entry-context";
import type { Problem } from "./problem";
import type { StaffText } from "./staff-text";

const text = z
  .string()
  .nullable()
  .transform((value) => value?.trim() ?? "");
const rowSchema = z.object({
  banner: z
    .object({ type: z.string().nullable(), videoUrl: text, videoType: text, videoFile: z.object({}).nullish() })
    .nullish(),
});

const filmsOfOurOwn: StaffText = {
  nl: "Een banner speelt alleen een film uit de mediabibliotheek. Upload de film bij “Film” en maak dit veld leeg; een film op YouTube of Vimeo kunt u in de tekst van de pagina zetten.",
  fr: "Une bannière ne joue qu'un film de la médiathèque. Chargez le film sous « Film » et videz ce champ ; un film de YouTube ou de Vimeo peut figurer dans le texte de la page.",
  en: "A banner plays a film of the media library only. Upload the film under “Film” and empty this field; a film of YouTube or Vimeo can stand in the text of the page.",
};
const chooseAFilm: StaffText = {
  nl: "Kies een film uit de mediabibliotheek, of een ander soort banner.",
  fr: "Choisissez un film de la médiathèque, ou un autre type de bannière.",
  en: "Choose a film of the media library, or another kind of banner.",
};

/**
 * CMS-4: a film of another company may not load unasked, so a banner would never play it. A page goes out only with a
 * film that it can play.
 */
export async function checkBanner(context: EntryContext): Promise<Problem[]> {
  const row: unknown = await context.strapi.db.query("api::page.page").findOne({
    where: { ...comparable(context), documentId: context.documentId },
    populate: { banner: { populate: { videoFile: { select: ["id"] } } } },
  });
  const banner = row === null ? null : rowSchema.parse(row).banner;
  if (banner?.type !== "video" || banner.videoFile || banner.videoUrl.startsWith("/uploads/")) return [];
  if (banner.videoUrl !== "") return [{ path: ["banner", "videoUrl"], message: filmsOfOurOwn }];
  return context.published ? [{ path: ["banner", "videoFile"], message: chooseAFilm }] : [];
}
