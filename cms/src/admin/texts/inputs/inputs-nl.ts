import type { InputTexts } from "./inputs-en";

export const inputsNl: InputTexts = {
  "gevel.amounts.name": "Bedragen in euro",
  "gevel.amounts.add": "Toevoegen",
  "gevel.amounts.remove": "{amount} verwijderen",
  "gevel.amounts.added": "{count, plural, one {{amounts} toegevoegd.} other {# bedragen toegevoegd.}}",
  "gevel.amounts.removed": "{amount} verwijderd.",
  "gevel.amounts.none": "Nog geen bedragen.",
  "gevel.amounts.unreadable": "“{text}” is geen bedrag. Schrijf hele euro’s, bv. 250.000.",
  "gevel.amounts.double": "{amount} staat al in de lijst.",
  "gevel.places.name": "Plaatsen",
  "gevel.places.placeholder": "Naam of postcode",
  "gevel.places.noneFound": "Geen plaats gevonden.",
  "gevel.places.waiting": "De lijst wordt geladen…",
  "gevel.places.closed": "U mag de lijst van plaatsen niet lezen; wat gekozen is, blijft.",
  "gevel.places.unreachable": "De lijst van plaatsen kon niet worden geladen; wat gekozen is, blijft.",
  "gevel.places.again": "Opnieuw proberen",
  "gevel.places.remove": "{place} verwijderen",
  "gevel.places.all": "Alle plaatsen.",
};
