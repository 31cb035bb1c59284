import type { ReportMessages } from "./reports-en";

export const reportsFr: ReportMessages = {
  "owner-stats.reports.title": "Rapports mensuels",
  "owner-stats.reports.subtitle":
    "{homes, plural, =0 {Aucun bien proposé pour un propriétaire} one {# bien proposé} other {# biens proposés}} en {month} · pour le {due}",
  "owner-stats.reports.month": "Mois",
  "owner-stats.reports.none": "Rien à signaler : ce mois-là, aucun bien lié à un propriétaire n’était proposé.",
  "owner-stats.reports.home": "Bien",
  "owner-stats.reports.report": "Rapport",
  "owner-stats.reports.owners": "Propriétaires",
  "owner-stats.reports.open": "Ouvrir le rapport de {home} en {language}",
  "owner-stats.reports.made": "établi le {at}",
  "owner-stats.reports.madeBy": "établi le {at} par {by}",
  "owner-stats.reports.notMade": "Pas encore établi",
  "owner-stats.reports.state.portal": "Dans l’espace propriétaire",
  "owner-stats.reports.state.waiting": "E-mail en attente",
  "owner-stats.reports.state.sent": "Envoyé",
  "owner-stats.reports.state.dead": "Pas joint",
  "owner-stats.reports.state.owed": "À envoyer",
  "owner-stats.reports.again": "Renvoyer",
  "owner-stats.reports.againTo": "Renvoyer le rapport de {home} à {name}",
  "owner-stats.reports.sentAgain": "Le rapport est renvoyé à {name}.",
  "owner-stats.reports.overdue":
    "{owners, plural, one {# propriétaire n’a} other {# propriétaires n’ont}} pas encore de rapport pour {month}. La loi en demande un chaque mois.",
  "owner-stats.reports.dead":
    "{owners, plural, one {# propriétaire n’a pas été joint} other {# propriétaires n’ont pas été joints}} par e-mail. Corrigez l’adresse dans sa fiche et renvoyez le rapport.",
  "owner-stats.reports.ownerless":
    "{homes, plural, one {# bien proposé n’a} other {# biens proposés n’ont}} pas de propriétaire : liez-en un, sinon personne n’est informé.",
  "owner-stats.reports.making": "Les rapports sont en cours d’établissement. Vous pouvez quitter cette page.",
  "owner-stats.reports.make": "Établir et envoyer",
  "owner-stats.reports.makeWhat":
    "Établit les rapports de {month} qui manquent et les remet à {owners, plural, one {# propriétaire} other {# propriétaires}}, par e-mail ou dans l’espace propriétaire selon le souhait de chacun. Un rapport est établi une seule fois : ce qui est compté ou écrit ensuite ne le change pas. Les rapports existants restent tels quels.",
  "owner-stats.reports.cancel": "Annuler",
  "owner-stats.reports.began": "Les rapports sont en cours d’établissement.",
  "owner-stats.reports.failed": "Cela n’a pas réussi : {reason}",
  "owner-stats.reports.plan": "Quand les rapports partent",
  "owner-stats.reports.planHelp": "Chaque mois sur le mois précédent, à l’heure belge.",
  "owner-stats.reports.enabled": "Automatiquement",
  "owner-stats.reports.on": "Oui",
  "owner-stats.reports.off": "Non",
  "owner-stats.reports.day": "Jour du mois",
  "owner-stats.reports.hour": "Heure",
  "owner-stats.reports.save": "Enregistrer",
  "owner-stats.reports.saved": "Enregistré.",
};
