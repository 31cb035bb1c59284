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
  "gevel.pictures.leave": "Certains textes ne sont pas encore enregistrés. Quitter quand même ?",
  "gevel.pictures.previous": "Page précédente",
  "gevel.pictures.next": "Page suivante",
  "gevel.pictures.page": "Page {page} sur {pageCount}",
  "upload.form.input.description.file-alt":
    "Dans la langue par défaut du site. Les autres langues se trouvent dans le menu sous « Textes alternatifs ».",
};
