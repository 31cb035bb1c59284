import { expectedValueMessages } from "./expected-value-messages.js";
import type { ImportMessage } from "./import-message.js";
import { importFileMessages } from "./import-file-messages.js";
import { importListingMessages } from "./import-listing-messages.js";
import { importRejectionMessages } from "./import-rejection-messages.js";
import { importValueMessages } from "./import-value-messages.js";

/** What stands against an item or one of its values. */
const statements: readonly ImportMessage[] = [
  { en: "{why}; left out", nl: "{why}; weggelaten", fr: "{why} ; omis" },
  { en: "{why}; refused", nl: "{why}; geweigerd", fr: "{why} ; refusé" },
  {
    en: "is read by no rule; map it in the settings of the source",
    nl: "wordt door geen regel gelezen; wijs het toe in de instellingen van de bron",
    fr: "n’est lu par aucune règle ; associez-le dans les réglages de la source",
  },
  {
    en: "is required: partial or full; left out, it is what is set of the source",
    nl: "is verplicht: partial of full; ontbreekt het, dan geldt wat bij de bron is ingesteld",
    fr: "est obligatoire : partial ou full ; omis, c’est le réglage de la source qui vaut",
  },
  {
    en: "names one field of the sender twice",
    nl: "vermeldt een veld van de afzender twee keer",
    fr: "indique deux fois un champ de l’expéditeur",
  },
  { en: "is read by no rule", nl: "wordt door geen regel gelezen", fr: "n’est lu par aucune règle" },
  {
    en: "is no number, or may be read as two",
    nl: "is geen getal, of kan er twee betekenen",
    fr: "n’est pas un nombre, ou peut en être deux",
  },
  {
    en: "came with the feed, but no listing that was taken names it",
    nl: "kwam met de levering mee, maar geen aanvaard pand noemt het",
    fr: "est arrivé avec la livraison, mais aucun bien accepté ne le nomme",
  },
  {
    en: "no XML or JSON came beside {files}",
    nl: "naast {files} lag geen XML of JSON",
    fr: "aucun XML ou JSON n’accompagnait {files}",
  },
  {
    en: "is missing; texts are taken as {language}",
    nl: "ontbreekt; teksten worden als {language} genomen",
    fr: "manque ; les textes sont pris comme {language}",
  },
  {
    en: "is not marked for the public; it is kept for the office",
    nl: "is niet voor het publiek gemerkt; het blijft bij het kantoor",
    fr: "n’est pas marqué comme public ; il reste à l’agence",
  },
  {
    en: "{zip} is no postal code of Belgium ({towns}); the home is shown without the law of a region",
    nl: "{zip} is geen postcode van België ({towns}); het pand wordt zonder de wet van een gewest getoond",
    fr: "{zip} n’est pas un code postal belge ({towns}) ; le bien s’affiche sans la loi d’une région",
  },
  {
    en: "{zip} is no postal code of Belgium; the home is shown without the law of a region",
    nl: "{zip} is geen postcode van België; het pand wordt zonder de wet van een gewest getoond",
    fr: "{zip} n’est pas un code postal belge ; le bien s’affiche sans la loi d’une région",
  },
  {
    en: "{zip} is the postal code of {own}, not of {town}; the home is shown without the law of a region",
    nl: "{zip} is de postcode van {own}, niet van {town}; het pand wordt zonder de wet van een gewest getoond",
    fr: "{zip} est le code postal de {own}, et non de {town} ; le bien s’affiche sans la loi d’une région",
  },
  {
    en: "{name} is no town of {zip}; taken as {town}",
    nl: "{name} is geen gemeente van {zip}; genomen als {town}",
    fr: "{name} n’est pas une commune de {zip} ; pris comme {town}",
  },
  {
    en: "{name} is no town that is known; the region is that of {zip}, where its point lies",
    nl: "{name} is geen bekende gemeente; het gewest is dat van {zip}, waar het punt ligt",
    fr: "{name} n’est pas une commune connue ; la région est celle de {zip}, où se trouve le point",
  },
  {
    en: "lies outside {country}; the point is not shown",
    nl: "ligt buiten {country}; het punt wordt niet getoond",
    fr: "est en dehors de {country} ; le point n’est pas montré",
  },
  {
    en: "{host} is named neither in PICTURE_HOSTS nor in the settings of the source; its pictures are left out until it is",
    nl: "{host} staat niet in PICTURE_HOSTS en niet in de instellingen van de bron; de foto’s van die host worden weggelaten tot hij er staat",
    fr: "{host} n’est ni dans PICTURE_HOSTS, ni dans les réglages de la source ; ses photos sont omises jusqu’à ce qu’il y soit",
  },
  {
    en: "is a photo in HEIC, the format of an iPhone, which most browsers do not show; send it as JPEG",
    nl: "is een foto in HEIC, het formaat van een iPhone, die de meeste browsers niet tonen; stuur ze als JPEG",
    fr: "est une photo au format HEIC d’un iPhone, que la plupart des navigateurs n’affichent pas ; envoyez-la en JPEG",
  },
  {
    en: "ends in .heic: a photo in HEIC is not shown; send it as JPEG",
    nl: "eindigt op .heic: een foto in HEIC wordt niet getoond; stuur ze als JPEG",
    fr: "se termine par .heic : une photo au format HEIC n’est pas affichée ; envoyez-la en JPEG",
  },
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
    en: "is the {field} of item {index} of this batch too; only that one was read",
    nl: "is ook de {field} van item {index} van deze levering; alleen dat werd gelezen",
    fr: "est aussi la {field} de l’élément {index} de cette livraison ; lui seul a été lu",
  },
  {
    en: "is the reference of unit {index} too",
    nl: "is ook de referentie van eenheid {index}",
    fr: "est aussi la référence de l’unité {index}",
  },
  {
    en: "{number} is the {field} of no property type (known are {known}); send the type along in propertyTypes or make it in the admin, or send 0 where it has none",
    nl: "{number} is het {field} van geen enkel pandtype (bekend zijn {known}); stuur het type mee in propertyTypes of maak het in de admin, of stuur 0 als er geen is",
    fr: "{number} n’est le {field} d’aucun type de bien (connus : {known}) ; envoyez le type dans propertyTypes ou créez-le dans l’admin, ou envoyez 0 s’il n’y en a pas",
  },
  { en: "is still to come", nl: "moet nog komen", fr: "est encore à venir" },
  {
    en: "is still to come, so the viewing is not done",
    nl: "moet nog komen, dus het bezoek is niet voorbij",
    fr: "est encore à venir, la visite n’est donc pas terminée",
  },
  {
    en: "lies before the day it begins",
    nl: "ligt voor de dag waarop het begint",
    fr: "précède le jour où cela commence",
  },
  {
    en: "is not sold or let, so its offer has not ended",
    nl: "is niet verkocht of verhuurd, dus het aanbod is niet voorbij",
    fr: "n’est ni vendu ni loué, l’offre n’est donc pas terminée",
  },
  {
    en: "lies before the listing came on the market",
    nl: "ligt voor het pand op de markt kwam",
    fr: "précède la mise sur le marché du bien",
  },
  { en: "is the price before it", nl: "is de prijs ervoor", fr: "est le prix d’avant" },
  {
    en: "is no listing of the source {source}",
    nl: "is geen pand van de bron {source}",
    fr: "n’est pas un bien de la source {source}",
  },
  { en: "a viewing", nl: "een bezoek", fr: "une visite" },
  { en: "a communication", nl: "een communicatie", fr: "une communication" },
  { en: "is no listing of this source", nl: "is geen pand van deze bron", fr: "n’est pas un bien de cette source" },
];

export const importMessages: readonly ImportMessage[] = [
  ...expectedValueMessages,
  ...statements,
  ...importValueMessages,
  ...importListingMessages,
  ...importFileMessages,
  ...importRejectionMessages,
];
