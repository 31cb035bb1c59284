import type { PictureTexts } from "./pictures-en";

export const picturesFr: PictureTexts = {
  "gevel.pictures.title": "Textes alternatifs",
  "gevel.pictures.subtitle":
    "Ce que montre chaque image, pour qui ne la voit pas. Une langue sans texte reçoit celui de la langue par défaut, sinon le titre à côté de l’image.",
  "gevel.pictures.show": "Images à afficher",
  "gevel.pictures.all": "Toutes les images ({count, number})",
  "gevel.pictures.lacking": "Sans texte : {language} ({count, number})",
  "gevel.pictures.none": "Chaque image a un texte.",
  "gevel.pictures.save": "Enregistrer",
  "gevel.pictures.saved": "Enregistré.",
  "gevel.pictures.failed": "Non enregistré. Réessayez.",
  "gevel.pictures.previous": "Page précédente",
  "gevel.pictures.next": "Page suivante",
  "gevel.pictures.page": "Page {page} sur {pageCount}",
};
