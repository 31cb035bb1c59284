import type { DuplicatesMessages } from "./duplicates-en";

export const duplicatesNl: DuplicatesMessages = {
  "gevel.duplicate.saveFirst": "Dupliceren (eerst opslaan)",
  "gevel.duplicate.help":
    "{count, plural, =0 {De kopie wordt een concept in elke taal van het origineel.} one {De kopie wordt een concept in elke taal van het origineel, met een eigen kopie van # module. Wat u eraan wijzigt, laat het origineel zoals het is.} other {De kopie wordt een concept in elke taal van het origineel, met eigen kopieën van # modules. Wat u eraan wijzigt, laat het origineel zoals het is.}}",
  "gevel.duplicate.shared": "Onderliggende pagina’s en het menu-item blijven bij het origineel.",
  "gevel.duplicate.name": "Naam",
  "gevel.duplicate.heading": "Titel",
  "gevel.duplicate.path": "Adres",
  "gevel.duplicate.from": "Oud adres",
  "gevel.duplicate.in": "{field} ({language})",
  "gevel.duplicate.original": "Van het origineel: {value}",
  "gevel.duplicate.originalEmpty": "Het origineel is de startpagina.",
  "gevel.duplicate.what": "Wat er gedupliceerd wordt",
  "gevel.duplicate.close": "Sluiten",
  "gevel.duplicate.cancel": "Annuleren",
  "gevel.duplicate.go": "Dupliceren",
  "gevel.duplicate.made":
    "{count, plural, =0 {De kopie is er als concept: {languages}.} one {De kopie is er als concept, met # eigen module: {languages}.} other {De kopie is er als concept, met # eigen modules: {languages}.}}",
};
