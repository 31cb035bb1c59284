import { accountsFr } from "../accounts/messages/accounts-fr";
import { historyFr } from "../history/messages/history-fr";
import { reportsFr } from "../reports/messages/reports-fr";
import type { Messages } from "./en";
import type { StatisticsMessages } from "../statistics/messages/statistics-en";

const statisticsFr: StatisticsMessages = {
  "owner-stats.statistics.title": "Pages vues",
  "owner-stats.statistics.subtitle":
    "Combien de fois les pages des biens ont été vues, du {from} au {until}. Un visiteur compte une fois par bien et par demi-heure.",
  "owner-stats.statistics.period": "Période",
  "owner-stats.statistics.period.7": "7 derniers jours",
  "owner-stats.statistics.period.30": "30 derniers jours",
  "owner-stats.statistics.period.90": "90 derniers jours",
  "owner-stats.statistics.period.365": "12 derniers mois",
  "owner-stats.statistics.source": "Source",
  "owner-stats.statistics.site": "Site de l’agence",
  "owner-stats.statistics.agent": "Agent",
  "owner-stats.statistics.agents.all": "Tous les agents",
  "owner-stats.statistics.export": "Exporter en CSV",
  "owner-stats.statistics.failed": "L’export n’est pas arrivé : {reason}",
  "owner-stats.statistics.total": "Pages vues",
  "owner-stats.statistics.before": "{before} pendant la période précédente",
  "owner-stats.statistics.plot": "{total} pages vues du {from} au {until}, {most} au plus en un jour",
  "owner-stats.statistics.plot.weeks": "{total} pages vues du {from} au {until}, {most} au plus en une semaine",
  "owner-stats.statistics.asTable": "Afficher en tableau",
  "owner-stats.statistics.day": "Jour",
  "owner-stats.statistics.week": "Semaine du",
  "owner-stats.statistics.byHome": "Par bien",
  "owner-stats.statistics.byAgent": "Par agent",
  "owner-stats.statistics.bySource": "Par source",
  "owner-stats.statistics.home": "Bien",
  "owner-stats.statistics.reference": "Référence",
  "owner-stats.statistics.homes": "Biens",
  "owner-stats.statistics.earlier": "Période précédente",
  "owner-stats.statistics.gone": "Bien n° {id}, disparu depuis",
  "owner-stats.statistics.nobody": "Sans agent",
  "owner-stats.statistics.others":
    "{others, plural, one {# autre bien figure} other {# autres biens figurent}} dans l’export.",
  "owner-stats.statistics.none": "Aucune page vue n’a été comptée pendant cette période.",
  "owner-stats.statistics.uncounted": "Ne pas me compter dans ce navigateur",
};

export const fr: Messages = {
  ...accountsFr,
  ...historyFr,
  ...reportsFr,
  ...statisticsFr,
  "owner-stats.menu": "Propriétaires",
  "owner-stats.parts": "Parties des propriétaires",
};
