import type { ReportMessages } from "./reports-en";

export const reportsNl: ReportMessages = {
  "owner-stats.reports.title": "Maandverslagen",
  "owner-stats.reports.subtitle":
    "{homes, plural, =0 {Geen pand in aanbod voor een eigenaar} one {# pand in aanbod} other {# panden in aanbod}} in {month} · uiterlijk op {due}",
  "owner-stats.reports.month": "Maand",
  "owner-stats.reports.none":
    "Niets te melden: in deze maand was geen pand in aanbod dat aan een eigenaar gekoppeld is.",
  "owner-stats.reports.home": "Pand",
  "owner-stats.reports.report": "Verslag",
  "owner-stats.reports.owners": "Eigenaars",
  "owner-stats.reports.open": "Open het verslag van {home} in het {language}",
  "owner-stats.reports.made": "gemaakt op {at}",
  "owner-stats.reports.madeBy": "gemaakt op {at} door {by}",
  "owner-stats.reports.notMade": "Nog niet gemaakt",
  "owner-stats.reports.state.portal": "In het portaal",
  "owner-stats.reports.state.waiting": "Mail wacht",
  "owner-stats.reports.state.sent": "Verstuurd",
  "owner-stats.reports.state.dead": "Niet bereikt",
  "owner-stats.reports.state.owed": "Te versturen",
  "owner-stats.reports.again": "Opnieuw versturen",
  "owner-stats.reports.againTo": "Stuur het verslag van {home} opnieuw naar {name}",
  "owner-stats.reports.sentAgain": "Het verslag gaat opnieuw naar {name}.",
  "owner-stats.reports.overdue":
    "{owners, plural, one {# eigenaar heeft} other {# eigenaars hebben}} nog geen verslag van {month}. De wet vraagt er elke maand een.",
  "owner-stats.reports.dead":
    "{owners, plural, one {# eigenaar werd} other {# eigenaars werden}} niet bereikt per mail. Verbeter het adres bij de eigenaar en verstuur het opnieuw.",
  "owner-stats.reports.ownerless":
    "{homes, plural, one {# pand in aanbod heeft} other {# panden in aanbod hebben}} geen eigenaar: koppel er een, anders wordt niemand ingelicht.",
  "owner-stats.reports.making": "De verslagen worden gemaakt. U mag deze pagina verlaten.",
  "owner-stats.reports.make": "Maken en versturen",
  "owner-stats.reports.makeWhat":
    "Maakt de verslagen van {month} die ontbreken en bezorgt ze aan {owners, plural, one {# eigenaar} other {# eigenaars}}, per mail of in het portaal zoals ieder het wil. Een verslag wordt één keer gemaakt: wat later geteld of geschreven wordt, verandert het niet. Verslagen die er al zijn, blijven zoals ze zijn.",
  "owner-stats.reports.cancel": "Annuleren",
  "owner-stats.reports.began": "De verslagen worden gemaakt.",
  "owner-stats.reports.failed": "Dat is niet gelukt: {reason}",
  "owner-stats.reports.plan": "Wanneer de verslagen vertrekken",
  "owner-stats.reports.planHelp": "Elke maand over de maand ervoor, volgens de Belgische klok.",
  "owner-stats.reports.enabled": "Automatisch",
  "owner-stats.reports.on": "Aan",
  "owner-stats.reports.off": "Uit",
  "owner-stats.reports.day": "Dag van de maand",
  "owner-stats.reports.hour": "Uur",
  "owner-stats.reports.save": "Opslaan",
  "owner-stats.reports.saved": "Opgeslagen.",
};
