import type { DuplicatesMessages } from "./duplicates-en";

export const duplicatesFr: DuplicatesMessages = {
  "gevel.duplicate.saveFirst": "Dupliquer (enregistrez d’abord)",
  "gevel.duplicate.help":
    "{count, plural, =0 {La copie sera un brouillon dans chaque langue de l’original.} one {La copie sera un brouillon dans chaque langue de l’original, avec sa propre copie de # module. Ce que vous y modifiez ne change rien à l’original.} other {La copie sera un brouillon dans chaque langue de l’original, avec ses propres copies de # modules. Ce que vous y modifiez ne change rien à l’original.}}",
  "gevel.duplicate.shared": "Les pages situées en dessous et l’entrée de menu restent à l’original.",
  "gevel.duplicate.name": "Nom",
  "gevel.duplicate.heading": "Titre",
  "gevel.duplicate.path": "Adresse",
  "gevel.duplicate.from": "Ancienne adresse",
  "gevel.duplicate.in": "{field} ({language})",
  "gevel.duplicate.original": "Celle de l’original : {value}",
  "gevel.duplicate.originalEmpty": "L’original est la page d’accueil.",
  "gevel.duplicate.what": "Ce qui est dupliqué",
  "gevel.duplicate.close": "Fermer",
  "gevel.duplicate.cancel": "Annuler",
  "gevel.duplicate.go": "Dupliquer",
  "gevel.duplicate.made":
    "{count, plural, =0 {La copie existe comme brouillon : {languages}.} one {La copie existe comme brouillon, avec # module à elle : {languages}.} other {La copie existe comme brouillon, avec # modules à elle : {languages}.}}",
};
