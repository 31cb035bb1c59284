import type { ImportMessage } from "./import-message.js";

/** What the reader of a feed says of a value. */
export const importValueMessages: readonly ImportMessage[] = [
  { en: "is no value we know", nl: "is geen waarde die we kennen", fr: "n’est pas une valeur que nous connaissons" },
  {
    en: "is no value we know; taken as {instead}",
    nl: "is geen waarde die we kennen; genomen als {instead}",
    fr: "n’est pas une valeur que nous connaissons ; pris comme {instead}",
  },
  { en: "is neither yes nor no", nl: "is ja noch nee", fr: "n’est ni oui ni non" },
  { en: "is no day", nl: "is geen dag", fr: "n’est pas une date" },
  {
    en: "lies not between {first} and {last}",
    nl: "ligt niet tussen {first} en {last}",
    fr: "n’est pas entre {first} et {last}",
  },
  {
    en: "more than {limit} of them are not taken",
    nl: "meer dan {limit} worden er niet aanvaard",
    fr: "au-delà de {limit}, ils ne sont pas acceptés",
  },
  { en: "is less than nothing", nl: "is minder dan niets", fr: "est inférieur à zéro" },
  { en: "is no year", nl: "is geen jaar", fr: "n’est pas une année" },
  { en: "is no moment in the past", nl: "is geen tijdstip in het verleden", fr: "n’est pas un moment du passé" },
  { en: "is a list, and no text", nl: "is een lijst en geen tekst", fr: "est une liste, pas un texte" },
  {
    en: "is a number, and no words for visitors",
    nl: "is een getal en geen tekst voor bezoekers",
    fr: "est un nombre, pas un texte pour les visiteurs",
  },
  {
    en: "is no text in a language of the site",
    nl: "is geen tekst in een taal van de site",
    fr: "n’est pas un texte dans une langue du site",
  },
  { en: "is none of {values}", nl: "is geen van {values}", fr: "n’est aucune des valeurs {values}" },
  {
    en: "is no list of the numbers of types",
    nl: "is geen lijst van typenummers",
    fr: "n’est pas une liste de numéros de types",
  },
  {
    en: "names no type; imported without a type",
    nl: "noemt geen type; zonder type ingevoerd",
    fr: "ne nomme aucun type ; importé sans type",
  },
  {
    en: "is no type we know; imported without a type",
    nl: "is geen type dat we kennen; zonder type ingevoerd",
    fr: "n’est pas un type que nous connaissons ; importé sans type",
  },
  {
    en: "is no kind of property we know; imported without a type",
    nl: "is geen soort pand die we kennen; zonder type ingevoerd",
    fr: "n’est pas une sorte de bien que nous connaissons ; importé sans type",
  },
  {
    en: "is no kind we know of this type",
    nl: "is geen soort die we van dit type kennen",
    fr: "n’est pas une sorte que nous connaissons de ce type",
  },
  { en: "is a second kind of property", nl: "is een tweede soort pand", fr: "est une deuxième sorte de bien" },
  {
    en: "prices in it are not shown",
    nl: "prijzen in deze munt worden niet getoond",
    fr: "les prix dans cette devise ne sont pas affichés",
  },
  {
    en: "the rent was reckoned to a month: {price}",
    nl: "de huur is naar een maand omgerekend: {price}",
    fr: "le loyer a été ramené à un mois : {price}",
  },
  {
    en: "is by the month or the year, and preis_zeiteinheit says neither",
    nl: "is per maand of per jaar, en preis_zeiteinheit zegt geen van beide",
    fr: "est au mois ou à l’année, et preis_zeiteinheit ne dit ni l’un ni l’autre",
  },
  {
    en: "is the ground rent, not a price to buy for",
    nl: "is de erfpachtcanon, geen koopprijs",
    fr: "est le canon emphytéotique, pas un prix d’achat",
  },
  {
    en: "is a price to buy for, and the home is to let",
    nl: "is een koopprijs, en het pand is te huur",
    fr: "est un prix d’achat, et le bien est à louer",
  },
  {
    en: "is a rent, and the home is for sale",
    nl: "is een huurprijs, en het pand is te koop",
    fr: "est un loyer, et le bien est à vendre",
  },
  {
    en: "offered more than one way; taken as sale",
    nl: "op meer dan één manier aangeboden; genomen als verkoop",
    fr: "offert de plusieurs façons ; pris comme vente",
  },
  {
    en: "offered more than one way; taken as rent",
    nl: "op meer dan één manier aangeboden; genomen als verhuur",
    fr: "offert de plusieurs façons ; pris comme location",
  },
  { en: "taken as sale", nl: "genomen als verkoop", fr: "pris comme vente" },
  { en: "taken as rent", nl: "genomen als verhuur", fr: "pris comme location" },
  {
    en: "is a consumption that was measured, not the demand of the certificate",
    nl: "is een gemeten verbruik, niet het cijfer van het energieattest",
    fr: "est une consommation mesurée, pas la valeur du certificat",
  },
  { en: "is no language of the site", nl: "is geen taal van de site", fr: "n’est pas une langue du site" },
  {
    en: "is no language of the site; texts in it are left out",
    nl: "is geen taal van de site; teksten erin zijn weggelaten",
    fr: "n’est pas une langue du site ; ses textes sont omis",
  },
  {
    en: "is the language of objektbeschreibung",
    nl: "is de taal van objektbeschreibung",
    fr: "est la langue d’objektbeschreibung",
  },
  {
    en: "is the language of another objekt_text",
    nl: "is de taal van een andere objekt_text",
    fr: "est la langue d’un autre objekt_text",
  },
  {
    en: "is none that is translated; shown in English alone",
    nl: "wordt niet vertaald; enkel in het Engels getoond",
    fr: "n’est pas traduit ; affiché en anglais seulement",
  },
  {
    en: "the same listing says otherwise in another language",
    nl: "hetzelfde pand zegt iets anders in een andere taal",
    fr: "le même bien dit autre chose dans une autre langue",
  },
  {
    en: "is not written as the format has it{where}; it {taken}",
    nl: "is niet geschreven zoals het formaat het heeft{where}; het {taken}",
    fr: "n’est pas écrit comme le format le veut{where} ; {taken}",
  },
  {
    en: "is not written as the format has it; it {taken}",
    nl: "is niet geschreven zoals het formaat het heeft; het {taken}",
    fr: "n’est pas écrit comme le format le veut ; {taken}",
  },
  { en: ", line {line}", nl: ", regel {line}", fr: ", ligne {line}" },
  {
    en: ", line {line} ({count} times in it)",
    nl: ", regel {line} ({count} keer)",
    fr: ", ligne {line} ({count} fois)",
  },
  { en: " ({count} times in it)", nl: " ({count} keer)", fr: " ({count} fois)" },
  { en: "was left out", nl: "is weggelaten", fr: "omis" },
  { en: "was read as {meant}", nl: "is gelezen als {meant}", fr: "lu comme {meant}" },
  { en: "a line break", nl: "een regeleinde", fr: "un retour à la ligne" },
  { en: "a blank", nl: "een spatie", fr: "une espace" },
];
