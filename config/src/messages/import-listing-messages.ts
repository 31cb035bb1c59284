import type { ImportMessage } from "./import-message.js";

/** What it says of a listing: its place, its pictures, whether it shows. */
export const importListingMessages: readonly ImportMessage[] = [
  {
    en: "{value} is no country that listings are taken from; these are Belgium (BE), Luxembourg (LU) and the Netherlands (NL)",
    nl: "{value} is geen land waaruit panden worden genomen; dat zijn België (BE), Luxemburg (LU) en Nederland (NL)",
    fr: "{value} n’est pas un pays dont les biens sont acceptés ; ce sont la Belgique (BE), le Luxembourg (LU) et les Pays-Bas (NL)",
  },
  {
    en: "is no country that listings are taken from; these are Belgium (BE), Luxembourg (LU) and the Netherlands (NL)",
    nl: "is geen land waaruit panden worden genomen; dat zijn België (BE), Luxemburg (LU) en Nederland (NL)",
    fr: "n’est pas un pays dont les biens sont acceptés ; ce sont la Belgique (BE), le Luxembourg (LU) et les Pays-Bas (NL)",
  },
  {
    en: "{value} is no Belgian town we know; send its postcode",
    nl: "{value} is geen Belgische gemeente die we kennen; stuur de postcode mee",
    fr: "{value} n’est pas une commune belge que nous connaissons ; envoyez le code postal",
  },
  {
    en: "is no Belgian town we know; send its postcode",
    nl: "is geen Belgische gemeente die we kennen; stuur de postcode mee",
    fr: "n’est pas une commune belge que nous connaissons ; envoyez le code postal",
  },
  {
    en: "{value} is the name of several places: {places}; send its postcode, or its province",
    nl: "{value} is de naam van verschillende plaatsen: {places}; stuur de postcode of de provincie mee",
    fr: "{value} est le nom de plusieurs lieux : {places} ; envoyez le code postal ou la province",
  },
  {
    en: "is the name of several places: {places}; send its postcode, or its province",
    nl: "is de naam van verschillende plaatsen: {places}; stuur de postcode of de provincie mee",
    fr: "est le nom de plusieurs lieux : {places} ; envoyez le code postal ou la province",
  },
  {
    en: "{value} is {places}, but not in the province that is named; send its postcode",
    nl: "{value} is {places}, maar niet in de genoemde provincie; stuur de postcode mee",
    fr: "{value} est {places}, mais pas dans la province nommée ; envoyez le code postal",
  },
  {
    en: "is {places}, but not in the province that is named; send its postcode",
    nl: "is {places}, maar niet in de genoemde provincie; stuur de postcode mee",
    fr: "est {places}, mais pas dans la province nommée ; envoyez le code postal",
  },
  {
    en: "{value} names {zip}, which is not the postal code of {places}; send its postcode",
    nl: "{value} noemt {zip}, dat niet de postcode van {places} is; stuur de postcode mee",
    fr: "{value} nomme {zip}, qui n’est pas le code postal de {places} ; envoyez le code postal",
  },
  {
    en: "names {zip}, which is not the postal code of {places}; send its postcode",
    nl: "noemt {zip}, dat niet de postcode van {places} is; stuur de postcode mee",
    fr: "nomme {zip}, qui n’est pas le code postal de {places} ; envoyez le code postal",
  },
  {
    en: "{value} has no postal code, and only Belgian ones are known; send it",
    nl: "{value} heeft geen postcode, en enkel de Belgische zijn bekend; stuur ze mee",
    fr: "{value} n’a pas de code postal, et seuls les codes belges sont connus ; envoyez-le",
  },
  {
    en: "has no postal code, and only Belgian ones are known; send it",
    nl: "heeft geen postcode, en enkel de Belgische zijn bekend; stuur ze mee",
    fr: "n’a pas de code postal, et seuls les codes belges sont connus ; envoyez-le",
  },
  {
    en: "has no postal code; taken as {zip}",
    nl: "heeft geen postcode; genomen als {zip}",
    fr: "n’a pas de code postal ; pris comme {zip}",
  },
  {
    en: "{zip}, the first of the codes of {town}: {zips}",
    nl: "{zip}, de eerste van de postcodes van {town}: {zips}",
    fr: "{zip}, le premier des codes de {town} : {zips}",
  },
  { en: "{zip}, by its province", nl: "{zip}, volgens de provincie", fr: "{zip}, d’après la province" },
  { en: "{zip}, by its point", nl: "{zip}, volgens het punt op de kaart", fr: "{zip}, d’après le point sur la carte" },
  {
    en: "has its postal code {zip} in its name",
    nl: "heeft de postcode {zip} in de naam",
    fr: "a son code postal {zip} dans son nom",
  },
  {
    en: "says no more of the postal code",
    nl: "zegt niets meer over de postcode",
    fr: "n’en dit pas plus sur le code postal",
  },
  { en: "is no province of Belgium", nl: "is geen Belgische provincie", fr: "n’est pas une province belge" },
  { en: "is used in Belgium alone", nl: "wordt enkel in België gebruikt", fr: "ne sert qu’en Belgique" },
  { en: "is no whole point", nl: "is geen volledig punt", fr: "n’est pas un point complet" },
  {
    en: "lies {km} km from {place}; the point is not shown",
    nl: "ligt {km} km van {place}; het punt wordt niet getoond",
    fr: "est à {km} km de {place} ; le point n’est pas montré",
  },
  { en: "is no picture", nl: "is geen afbeelding", fr: "n’est pas une image" },
  {
    en: "is a link to no film or tour that is known",
    nl: "is geen link naar een bekende film of rondleiding",
    fr: "n’est pas un lien vers un film ou une visite connus",
  },
  { en: "is no whole address", nl: "is geen volledig adres", fr: "n’est pas une adresse complète" },
  {
    en: "is an address of {scheme}, and only http and https are fetched",
    nl: "is een adres van {scheme}, en enkel http en https worden opgehaald",
    fr: "est une adresse {scheme}, et seuls http et https sont lus",
  },
  { en: "did not come with the feed", nl: "kwam niet met de levering mee", fr: "n’est pas arrivé avec la livraison" },
  {
    en: "is the name of {count} files that came with the feed; write the folder before it",
    nl: "is de naam van {count} bestanden uit de levering; schrijf de map ervoor",
    fr: "est le nom de {count} fichiers de la livraison ; écrivez le dossier devant",
  },
  { en: "is larger than {size} bytes", nl: "is groter dan {size} bytes", fr: "dépasse {size} octets" },
  {
    en: "is neither JPEG, PNG, WebP, GIF nor PDF",
    nl: "is geen JPEG, PNG, WebP, GIF of PDF",
    fr: "n’est ni JPEG, PNG, WebP, GIF ni PDF",
  },
  {
    en: "is no number, so the picture comes after those that have one",
    nl: "is geen getal, dus komt de foto na die met een getal",
    fr: "n’est pas un nombre, la photo vient donc après celles qui en ont un",
  },
  { en: "nobody is named", nl: "niemand wordt genoemd", fr: "personne n’est nommé" },
  { en: "is no mail address", nl: "is geen mailadres", fr: "n’est pas une adresse e-mail" },
  {
    en: "{why}, so the home is not shown",
    nl: "{why}, dus wordt het pand niet getoond",
    fr: "{why}, le bien n’est donc pas affiché",
  },
  {
    en: "is no status we know",
    nl: "is geen status die we kennen",
    fr: "n’est pas un statut que nous connaissons",
  },
  { en: "is not for the public", nl: "is niet voor het publiek", fr: "n’est pas pour le public" },
  { en: "is not for the site", nl: "is niet voor de site", fr: "n’est pas pour le site" },
  {
    en: "is no step of a sale we know; Status decides",
    nl: "is geen stap van een verkoop die we kennen; Status beslist",
    fr: "n’est pas une étape de vente que nous connaissons ; Status décide",
  },
  {
    en: "is a number of the agency's own, with neither SubStatusName nor Marquee beside it; Status decides",
    nl: "is een eigen nummer van het kantoor, zonder SubStatusName of Marquee ernaast; Status beslist",
    fr: "est un numéro propre à l’agence, sans SubStatusName ni Marquee ; Status décide",
  },
  {
    en: "Status or SubStatus say {standing}; shown as marquee {number}",
    nl: "Status of SubStatus zeggen {standing}; getoond als vlag {number}",
    fr: "Status ou SubStatus disent {standing} ; affiché comme bandeau {number}",
  },
  {
    en: "a listing to withdraw has no number",
    nl: "een pand dat weg moet heeft geen nummer",
    fr: "un bien à retirer n’a pas de numéro",
  },
  {
    en: "is the number of several listings ({references}); nothing was withdrawn",
    nl: "is het nummer van verschillende panden ({references}); niets is weggehaald",
    fr: "est le numéro de plusieurs biens ({references}) ; rien n’a été retiré",
  },
  {
    en: "is to be withdrawn, but this source never had it; nothing was withdrawn",
    nl: "moet weg, maar deze bron heeft het nooit gehad; niets is weggehaald",
    fr: "doit être retiré, mais cette source ne l’a jamais eu ; rien n’a été retiré",
  },
];
