import type { PictureTexts } from "./pictures-en";

export const picturesNl: PictureTexts = {
  "gevel.pictures.title": "Alternatieve teksten",
  "gevel.pictures.subtitle":
    "Wat er op elke foto te zien is, voor wie ze niet ziet. Een taal zonder tekst krijgt die van de standaardtaal, en anders de titel bij de foto.",
  "gevel.pictures.show": "Te tonen foto’s",
  "gevel.pictures.all": "Alle foto’s ({count, number})",
  "gevel.pictures.lacking": "Zonder tekst: {language} ({count, number})",
  "gevel.pictures.none": "Elke foto heeft een tekst.",
  "gevel.pictures.save": "Opslaan",
  "gevel.pictures.saved": "Opgeslagen.",
  "gevel.pictures.failed": "Niet opgeslagen. Probeer opnieuw.",
  "gevel.pictures.leave": "Sommige teksten zijn nog niet opgeslagen. Toch weggaan?",
  "gevel.pictures.previous": "Vorige pagina",
  "gevel.pictures.next": "Volgende pagina",
  "gevel.pictures.page": "Pagina {page} van {pageCount}",
  "upload.form.input.description.file-alt":
    "In de standaardtaal van de site. De andere talen staan in het menu bij “Alternatieve teksten”.",
};
