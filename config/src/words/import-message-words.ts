/** A sentence of the import in the languages of the admin; `{name}` stands for a value, or for another of these rows. */
export interface ImportMessageWords {
  readonly en: string;
  readonly nl: string;
  readonly fr: string;
}

/** What is expected of a value. */
const expectations: readonly ImportMessageWords[] = [
  {
    en: "expected {what}, not {value}",
    nl: "verwacht wordt {what}, niet {value}",
    fr: "attendu : {what}, et non {value}",
  },
  { en: "expected {what}", nl: "verwacht wordt {what}", fr: "attendu : {what}" },
  { en: "{number} ({unit})", nl: "{number} ({unit})", fr: "{number} ({unit})" },
  {
    en: "a whole number from {min} to {max}",
    nl: "een geheel getal van {min} tot {max}",
    fr: "un nombre entier de {min} à {max}",
  },
  { en: "a whole number from {min}", nl: "een geheel getal vanaf {min}", fr: "un nombre entier à partir de {min}" },
  {
    en: "a whole number above {min}, up to {max}",
    nl: "een geheel getal boven {min}, hoogstens {max}",
    fr: "un nombre entier supérieur à {min}, au plus {max}",
  },
  { en: "a whole number", nl: "een geheel getal", fr: "un nombre entier" },
  { en: "a number from {min} to {max}", nl: "een getal van {min} tot {max}", fr: "un nombre de {min} à {max}" },
  { en: "a number from {min}", nl: "een getal vanaf {min}", fr: "un nombre à partir de {min}" },
  { en: "a number up to {max}", nl: "een getal van hoogstens {max}", fr: "un nombre d’au plus {max}" },
  {
    en: "a number above {min}, up to {max}",
    nl: "een getal boven {min}, hoogstens {max}",
    fr: "un nombre supérieur à {min}, au plus {max}",
  },
  { en: "a number", nl: "een getal", fr: "un nombre" },
  { en: "true or false", nl: "true of false", fr: "true ou false" },
  { en: "one of {values}", nl: "een van {values}", fr: "une des valeurs {values}" },
  {
    en: "a text of {min} to {max} characters",
    nl: "een tekst van {min} tot {max} tekens",
    fr: "un texte de {min} à {max} caractères",
  },
  {
    en: "a text of at most {max} characters",
    nl: "een tekst van hoogstens {max} tekens",
    fr: "un texte d’au plus {max} caractères",
  },
  {
    en: "{what}, of at most {max} characters",
    nl: "{what}, van hoogstens {max} tekens",
    fr: "{what}, d’au plus {max} caractères",
  },
  { en: "a text", nl: "een tekst", fr: "un texte" },
  {
    en: "a text, or texts by language code (nl, fr, en, de), of {max} characters at most",
    nl: "een tekst, of teksten per taalcode (nl, fr, en, de), van hoogstens {max} tekens",
    fr: "un texte, ou des textes par code de langue (nl, fr, en, de), d’au plus {max} caractères",
  },
  { en: "a day as YYYY-MM-DD", nl: "een dag als JJJJ-MM-DD", fr: "un jour sous la forme AAAA-MM-JJ" },
  {
    en: "a moment as YYYY-MM-DDThh:mm:ssZ",
    nl: "een tijdstip als JJJJ-MM-DDTuu:mm:ssZ",
    fr: "un moment sous la forme AAAA-MM-JJThh:mm:ssZ",
  },
  {
    en: "a moment from {first} to {years} years ahead",
    nl: "een tijdstip van {first} tot {years} jaar vooruit",
    fr: "un moment entre le {first} et dans {years} ans",
  },
  {
    en: "a day between {first} and {last}",
    nl: "een dag tussen {first} en {last}",
    fr: "un jour entre le {first} et le {last}",
  },
  {
    en: "an e-mail address, of at most {max} characters",
    nl: "een e-mailadres van hoogstens {max} tekens",
    fr: "une adresse e-mail d’au plus {max} caractères",
  },
  { en: "an e-mail address", nl: "een e-mailadres", fr: "une adresse e-mail" },
  {
    en: "an http or https address, or a path below /uploads/",
    nl: "een http- of https-adres, of een pad onder /uploads/",
    fr: "une adresse http ou https, ou un chemin sous /uploads/",
  },
  { en: "an http or https address", nl: "een http- of https-adres", fr: "une adresse http ou https" },
  { en: "a list of at most {max}", nl: "een lijst van hoogstens {max}", fr: "une liste d’au plus {max} éléments" },
  { en: "{one} or {other}", nl: "{one} of {other}", fr: "{one} ou {other}" },
  { en: "a list", nl: "een lijst", fr: "une liste" },
  { en: "an object with fields", nl: "een object met velden", fr: "un objet avec des champs" },
  {
    en: "type ids divided by commas, or a list of them",
    nl: "typenummers met komma’s ertussen, of een lijst ervan",
    fr: "des numéros de type séparés par des virgules, ou une liste",
  },
  { en: "no control characters", nl: "geen stuurtekens", fr: "aucun caractère de contrôle" },
  {
    en: "a reference, not what a program writes where it has none",
    nl: "een referentie, niet wat een programma schrijft als het er geen heeft",
    fr: "une référence, et non ce qu’un programme écrit quand il n’en a pas",
  },
  {
    en: "a Belgian postal code of four digits, or the countryId of another country",
    nl: "een Belgische postcode van vier cijfers, of het countryId van een ander land",
    fr: "un code postal belge de quatre chiffres, ou le countryId d’un autre pays",
  },
  {
    en: "lower-case letters, digits and dashes, 50 at most",
    nl: "kleine letters, cijfers en streepjes, hoogstens 50",
    fr: "des minuscules, des chiffres et des tirets, 50 au plus",
  },
  { en: "kWh/m² a year", nl: "kWh/m² per jaar", fr: "kWh/m² par an" },
  { en: "kWh a year", nl: "kWh per jaar", fr: "kWh par an" },
  { en: "kg CO₂/m² a year", nl: "kg CO₂/m² per jaar", fr: "kg CO₂/m² par an" },
  { en: "€ a month", nl: "€ per maand", fr: "€ par mois" },
  { en: "months", nl: "maanden", fr: "mois" },
  { en: "degrees", nl: "graden", fr: "degrés" },
  { en: "pixels", nl: "pixels", fr: "pixels" },
];

/** What stands against an item or one of its values. */
const statements: readonly ImportMessageWords[] = [
  { en: "is required", nl: "is verplicht", fr: "est obligatoire" },
  {
    en: "is required where {field} is given",
    nl: "is verplicht waar {field} gegeven is",
    fr: "est obligatoire quand {field} est donné",
  },
  {
    en: "is required: there is no property type {number} yet",
    nl: "is verplicht: er is nog geen pandtype {number}",
    fr: "est obligatoire : il n’y a pas encore de type de bien {number}",
  },
  { en: "is not accepted", nl: "wordt niet aanvaard", fr: "n’est pas accepté" },
  { en: "is no field of {what}", nl: "is geen veld van {what}", fr: "n’est pas un champ d’{what}" },
  { en: "a listing", nl: "een pand", fr: "un bien" },
  { en: "a project", nl: "een project", fr: "un projet" },
  { en: "a property type", nl: "een pandtype", fr: "un type de bien" },
  { en: "an owner", nl: "een eigenaar", fr: "un propriétaire" },
  { en: "is not known here", nl: "is hier niet bekend", fr: "n’est pas connu ici" },
  {
    en: "and {count} more that are wrong",
    nl: "en nog {count} die fout zijn",
    fr: "et encore {count} qui ne conviennent pas",
  },
  {
    en: "may be read as {one} and as {other}; send it as a number, or without the dot if it is {same}",
    nl: "kan {one} en {other} betekenen; stuur het als getal, of zonder punt als het {same} is",
    fr: "peut se lire {one} ou {other} ; envoyez un nombre, ou sans le point si c’est {same}",
  },
  {
    en: "give both latitude and longitude, or neither",
    nl: "geef breedtegraad en lengtegraad, of geen van beide",
    fr: "indiquez la latitude et la longitude, ou aucune des deux",
  },
  {
    en: "is the type itself; expected the webId of another type, or 0 for none",
    nl: "is het type zelf; verwacht wordt het webId van een ander type, of 0 voor geen",
    fr: "est le type lui-même ; attendu : le webId d’un autre type, ou 0 pour aucun",
  },
  {
    en: "{number} is the webId of no property type; send that type along in propertyTypes, or 0 for none",
    nl: "{number} is het webId van geen enkel pandtype; stuur dat type mee in propertyTypes, of 0 voor geen",
    fr: "{number} n’est le webId d’aucun type de bien ; envoyez ce type dans propertyTypes, ou 0 pour aucun",
  },
  {
    en: "{number} is a kind itself; expected a type that is a kind of none",
    nl: "{number} is zelf een soort; verwacht wordt een type dat van geen ander een soort is",
    fr: "{number} est lui-même une sorte ; attendu : un type qui n’est une sorte d’aucun autre",
  },
  {
    en: "this type has kinds of its own, such as {number}, so it can be a kind of none; expected 0",
    nl: "dit type heeft zelf soorten, zoals {number}, en kan er dus geen zijn; verwacht wordt 0",
    fr: "ce type a lui-même des sortes, comme {number}, et ne peut donc pas en être une ; attendu : 0",
  },
  { en: "lies before 1970", nl: "ligt voor 1970", fr: "est antérieur à 1970" },
  { en: "lies in the future", nl: "ligt in de toekomst", fr: "est dans le futur" },
  {
    en: "is the {field} of item {index} of this batch too; that one was taken",
    nl: "is ook de {field} van item {index} van deze levering; dat werd genomen",
    fr: "est aussi la {field} de l’élément {index} de cette livraison ; celui-là a été pris",
  },
  {
    en: "is the reference of unit {index} too",
    nl: "is ook de referentie van eenheid {index}",
    fr: "est aussi la référence de l’unité {index}",
  },
  {
    en: "{number} is the webId of no property type (known are {known}); send the type along in propertyTypes or make it in the admin, or send 0 where it has none",
    nl: "{number} is het webId van geen enkel pandtype (bekend zijn {known}); stuur het type mee in propertyTypes of maak het in de admin, of stuur 0 als er geen is",
    fr: "{number} n’est le webId d’aucun type de bien (connus : {known}) ; envoyez le type dans propertyTypes ou créez-le dans l’admin, ou envoyez 0 s’il n’y en a pas",
  },
  { en: "is still to come", nl: "moet nog komen", fr: "est encore à venir" },
  {
    en: "is still to come, so the visit is not done",
    nl: "moet nog komen, dus het bezoek is niet voorbij",
    fr: "est encore à venir, la visite n’est donc pas terminée",
  },
  {
    en: "lies before the day it begins",
    nl: "ligt voor de dag waarop het begint",
    fr: "précède le jour où cela commence",
  },
  { en: "is the price before it", nl: "is de prijs ervoor", fr: "est le prix d’avant" },
  {
    en: "is no listing of the source {source}",
    nl: "is geen pand van de bron {source}",
    fr: "n’est pas un bien de la source {source}",
  },
  { en: "a visit", nl: "een bezoek", fr: "une visite" },
  { en: "a communication", nl: "een communicatie", fr: "une communication" },
  { en: "is no listing of this source", nl: "is geen pand van deze bron", fr: "n’est pas un bien de cette source" },
];

export const importMessageWords: readonly ImportMessageWords[] = [...expectations, ...statements];
