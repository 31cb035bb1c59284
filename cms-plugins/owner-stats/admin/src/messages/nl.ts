import { accountsNl } from "../accounts/messages/accounts-nl";
import { historyNl } from "../history/messages/history-nl";
import { reportsNl } from "../reports/messages/reports-nl";
import type { Messages } from "./en";
import type { StatisticsMessages } from "../statistics/messages/statistics-en";

const statisticsNl: StatisticsMessages = {
  "owner-stats.statistics.title": "Paginaweergaven",
  "owner-stats.statistics.subtitle":
    "Hoe vaak de pagina’s van panden bekeken werden, van {from} tot en met {until}. Een bezoeker telt per pand en halfuur één keer.",
  "owner-stats.statistics.period": "Periode",
  "owner-stats.statistics.period.7": "Laatste 7 dagen",
  "owner-stats.statistics.period.30": "Laatste 30 dagen",
  "owner-stats.statistics.period.90": "Laatste 90 dagen",
  "owner-stats.statistics.period.365": "Laatste 12 maanden",
  "owner-stats.statistics.source": "Bron",
  "owner-stats.statistics.site": "Eigen site",
  "owner-stats.statistics.agent": "Makelaar",
  "owner-stats.statistics.agents.all": "Alle makelaars",
  "owner-stats.statistics.export": "Exporteren als CSV",
  "owner-stats.statistics.failed": "De export is niet aangekomen: {reason}",
  "owner-stats.statistics.total": "Paginaweergaven",
  "owner-stats.statistics.before": "{before} in de periode ervoor",
  "owner-stats.statistics.plot": "{total} paginaweergaven van {from} tot en met {until}, hoogstens {most} op één dag",
  "owner-stats.statistics.plot.weeks":
    "{total} paginaweergaven van {from} tot en met {until}, hoogstens {most} in één week",
  "owner-stats.statistics.asTable": "Toon als tabel",
  "owner-stats.statistics.day": "Dag",
  "owner-stats.statistics.week": "Week vanaf",
  "owner-stats.statistics.byHome": "Per pand",
  "owner-stats.statistics.byAgent": "Per makelaar",
  "owner-stats.statistics.bySource": "Per bron",
  "owner-stats.statistics.home": "Pand",
  "owner-stats.statistics.reference": "Referentie",
  "owner-stats.statistics.homes": "Panden",
  "owner-stats.statistics.earlier": "Periode ervoor",
  "owner-stats.statistics.gone": "Pand nr. {id}, niet meer aanwezig",
  "owner-stats.statistics.nobody": "Geen makelaar",
  "owner-stats.statistics.others": "{others, plural, one {Nog # pand staat} other {Nog # panden staan}} in de export.",
  "owner-stats.statistics.none": "In deze periode zijn geen paginaweergaven geteld.",
  "owner-stats.statistics.uncounted": "Tel mij niet mee in deze browser",
};

export const nl: Messages = {
  ...accountsNl,
  ...historyNl,
  ...reportsNl,
  ...statisticsNl,
  "owner-stats.menu": "Eigenaars",
  "owner-stats.parts": "Onderdelen van de eigenaars",
};
