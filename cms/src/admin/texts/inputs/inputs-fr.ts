import type { InputTexts } from "./inputs-en";

export const inputsFr: InputTexts = {
  "gevel.amounts.name": "Montants en euros",
  "gevel.amounts.add": "Ajouter",
  "gevel.amounts.remove": "Supprimer {amount}",
  "gevel.amounts.added": "{count, plural, one {{amounts} ajouté.} other {# montants ajoutés.}}",
  "gevel.amounts.removed": "{amount} supprimé.",
  "gevel.amounts.none": "Pas encore de montants.",
  "gevel.amounts.unreadable": "« {text} » n’est pas un montant. Écrivez des euros entiers, p. ex. 250 000.",
  "gevel.amounts.double": "{amount} figure déjà dans la liste.",
  "gevel.places.name": "Localités",
  "gevel.places.placeholder": "Nom ou code postal",
  "gevel.places.noneFound": "Aucune localité trouvée.",
  "gevel.places.waiting": "Chargement de la liste…",
  "gevel.places.closed": "Vous ne pouvez pas lire la liste des localités ; le choix reste tel quel.",
  "gevel.places.unreachable": "La liste des localités n’a pas pu être chargée ; le choix reste tel quel.",
  "gevel.places.again": "Réessayer",
  "gevel.places.remove": "Supprimer {place}",
  "gevel.places.all": "Toutes les localités.",
};
