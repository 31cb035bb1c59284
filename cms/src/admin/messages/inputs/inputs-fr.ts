import type { InputMessages } from "./inputs-en";

export const inputsFr: InputMessages = {
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
  "gevel.twoEditors.title": "Cet élément a été enregistré entre-temps",
  "gevel.twoEditors.who":
    "{by} a enregistré cet élément le {at}, pendant que vous le modifiiez. Rien n’est encore écrasé.",
  "gevel.twoEditors.yourself":
    "Vous avez enregistré cet élément vous-même le {at}, dans une autre fenêtre. Rien n’est encore écrasé.",
  "gevel.twoEditors.program": "Un programme (un import, par exemple)",
  "gevel.twoEditors.what":
    "Garder ma version : ce que vous avez modifié est enregistré ; ce que seul l’autre a modifié reste. Prendre l’autre : vos modifications sont abandonnées.",
  "gevel.twoEditors.field": "Champ",
  "gevel.twoEditors.mine": "Chez vous",
  "gevel.twoEditors.theirs": "Chez l’autre",
  "gevel.twoEditors.both": "modifié par les deux",
  "gevel.twoEditors.nothing": "vide",
  "gevel.twoEditors.unreadable":
    "L’autre version ne peut pas être lue pour le moment. Revenez et enregistrez à nouveau.",
  "gevel.twoEditors.keepMine": "Garder ma version",
  "gevel.twoEditors.takeTheirs": "Prendre l’autre",
  "gevel.twoEditors.goBack": "Revenir à mon formulaire",
  "gevel.twoEditors.took": "Le formulaire montre l’autre version. Vos modifications sont abandonnées.",
  "gevel.twoEditors.remounted": "Pas enregistré : le formulaire a été redessiné avec ce qui est enregistré.",
  "gevel.twoEditors.wentBack": "Pas encore enregistré : vos modifications sont toujours dans le formulaire.",
};
