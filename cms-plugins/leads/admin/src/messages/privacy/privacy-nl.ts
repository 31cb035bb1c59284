import type { PrivacyMessages } from "./privacy-en";

export const privacyNl: PrivacyMessages = {
  "leads.privacy.title": "Persoonsgegevens",
  "leads.privacy.what": "Alle gegevens bij een e-mailadres: om te exporteren of te wissen.",
  "leads.privacy.address": "Mailadres",
  "leads.privacy.search": "Opzoeken",
  "leads.privacy.nothing": "Onder dit adres wordt niets bewaard.",
  "leads.privacy.asHtml": "Exporteren om te lezen",
  "leads.privacy.asJson": "Exporteren als JSON",
  "leads.privacy.erase": "Wissen…",
  "leads.privacy.eraseTitle": "Alle gegevens van {address} wissen?",
  "leads.privacy.eraseWhat":
    "Dit wordt gewist, en niemand kan het terughalen. Wat blijft is een regel die zegt hoeveel er gewist werd, zonder van wie.",
  "leads.privacy.typeAgain": "Typ het mailadres nog eens",
  "leads.privacy.cancel": "Annuleren",
  "leads.privacy.eraseNow": "Definitief wissen",
  "leads.privacy.erased": "Gewist.",
  "leads.privacy.changedMeanwhile": "Er is niets gewist: er is intussen iets anders. Bekijk het eerst.",
  "leads.retention.title": "Bewaring",
  "leads.retention.what":
    "Gegevens worden gewist na hun bewaartermijn; {settled} dagen vooraf aangekondigd, en {open} dagen als de lead nog open is.",
  "leads.retention.none": "Geen.",
  "leads.retention.figures": "Bewaartermijnen van de privacyverklaring",
  "leads.retention.of.questions": "Vragen, terugbelverzoeken, documenten: {months} maanden na het laatste contact",
  "leads.retention.of.visits": "Bezoeken: {months} maanden",
  "leads.retention.of.valuations": "Schattingen: {months} maanden",
  "leads.retention.of.applications": "Sollicitaties: {months} maanden nadat ze afgehandeld zijn",
  "leads.retention.of.subscriptions":
    "Zoekopdrachten en nieuwsbrief: tot ze stopgezet worden; om de {years} jaar vragen we of ze nog gewenst zijn, en {days} dagen na een vraag zonder antwoord stoppen ze",
  "leads.retention.open": "Nog open, en worden gewist",
  "leads.retention.planned": "Geplande wissingen",
  "leads.retention.plannedLine":
    "{day}: {form}, {count, plural, one {# lead} other {# leads}}{open, plural, =0 {} other {, # nog open}}",
  "leads.retention.erasures": "Uitgevoerde wissingen",
  "leads.retention.asked": "gewist door een medewerker",
  "leads.retention.timeOver": "bewaartermijn verstreken",
  "leads.retention.count": "{count, plural, one {# gegeven} other {# gegevens}}",
  "leads.retention.lookedAt": "Laatst nagekeken op {at}.",
  "leads.retention.notLooked": "Nog niet nagekeken; dat gebeurt elk uur.",
};
