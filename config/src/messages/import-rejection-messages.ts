import type { ImportMessage } from "./import-message.js";

/** Why a feed is refused whole. */
export const importRejectionMessages: readonly ImportMessage[] = [
  {
    en: "the documents of this delivery are in part complete and in part changes; taken as changes",
    nl: "de documenten van deze levering zijn deels volledig en deels wijzigingen; genomen als wijzigingen",
    fr: "les documents de cette livraison sont en partie complets et en partie des changements ; pris comme changements",
  },
  {
    en: "is neither VOLL nor TEIL; taken as TEIL",
    nl: "is VOLL noch TEIL; genomen als TEIL",
    fr: "n’est ni VOLL ni TEIL ; pris comme TEIL",
  },
  { en: "{why}; the file was left out", nl: "{why}; het bestand is weggelaten", fr: "{why} ; le fichier a été omis" },
  { en: "in {name}: {why}", nl: "in {name}: {why}", fr: "dans {name} : {why}" },
  {
    en: "1 listing before that is whole ({references}); nothing was written",
    nl: "1 pand ervoor is volledig ({references}); er is niets geschreven",
    fr: "1 bien avant cela est complet ({references}) ; rien n’a été écrit",
  },
  {
    en: "{count} listings before that are whole ({references}); nothing was written",
    nl: "{count} panden ervoor zijn volledig ({references}); er is niets geschreven",
    fr: "{count} biens avant cela sont complets ({references}) ; rien n’a été écrit",
  },
  { en: "it is empty", nl: "het is leeg", fr: "il est vide" },
  { en: "it has no listings", nl: "het heeft geen panden", fr: "il n’a pas de biens" },
  { en: "it is neither XML nor JSON", nl: "het is geen XML en geen JSON", fr: "ce n’est ni du XML ni du JSON" },
  {
    en: "it is cut off or empty (line:column {fault})",
    nl: "het is afgebroken of leeg (regel:kolom {fault})",
    fr: "il est coupé ou vide (ligne:colonne {fault})",
  },
  {
    en: "it is no well-formed XML (line:column {fault})",
    nl: "het is geen geldige XML (regel:kolom {fault})",
    fr: "ce n’est pas du XML bien formé (ligne:colonne {fault})",
  },
  { en: "it is cut off: {place}", nl: "het is afgebroken: {place}", fr: "il est coupé : {place}" },
  { en: "it is no JSON: {place}", nl: "het is geen JSON: {place}", fr: "ce n’est pas du JSON : {place}" },
  { en: "is no JSON: {place}", nl: "is geen JSON: {place}", fr: "n’est pas du JSON : {place}" },
  {
    en: "line {line}, column {column}: {what}",
    nl: "regel {line}, kolom {column}: {what}",
    fr: "ligne {line}, colonne {column} : {what}",
  },
  { en: "it ends here", nl: "het houdt hier op", fr: "il s’arrête ici" },
  {
    en: "it ends here, after … {after}",
    nl: "het houdt hier op, na … {after}",
    fr: "il s’arrête ici, après … {after}",
  },
  {
    en: "{expected} is expected, after … {after}, before {before} …",
    nl: "verwacht wordt {expected}, na … {after}, voor {before} …",
    fr: "attendu : {expected}, après … {after}, avant {before} …",
  },
  {
    en: "{expected} is expected, before {before} …",
    nl: "verwacht wordt {expected}, voor {before} …",
    fr: "attendu : {expected}, avant {before} …",
  },
  {
    en: "here is a character that a text in JSON cannot have, after … {after}, before {before} …",
    nl: "hier staat een teken dat een tekst in JSON niet kan hebben, na … {after}, voor {before} …",
    fr: "un caractère qu’un texte JSON ne peut contenir, après … {after}, avant {before} …",
  },
  { en: "a value", nl: "een waarde", fr: "une valeur" },
  { en: 'a value or "]"', nl: 'een waarde of "]"', fr: 'une valeur ou "]"' },
  { en: '"," or "]"', nl: '"," of "]"', fr: '"," ou "]"' },
  { en: '"," or "}"', nl: '"," of "}"', fr: '"," ou "}"' },
  { en: "a name in quotes", nl: "een naam tussen aanhalingstekens", fr: "un nom entre guillemets" },
  {
    en: 'a name in quotes or "}"',
    nl: 'een naam tussen aanhalingstekens of "}"',
    fr: 'un nom entre guillemets ou "}"',
  },
  { en: "nothing more", nl: "niets meer", fr: "plus rien" },
  {
    en: "its root element {name} is that of no format we read",
    nl: "het hoofdelement {name} is dat van geen formaat dat we lezen",
    fr: "l’élément racine {name} n’est celui d’aucun format que nous lisons",
  },
  {
    en: "its JSON holds no list of properties",
    nl: "de JSON heeft geen lijst van panden",
    fr: "le JSON ne contient pas de liste de biens",
  },
  {
    en: "its JSON is of no format we read; an import in our own form goes to /api/properties/import",
    nl: "de JSON is van geen formaat dat we lezen; een invoer in onze eigen vorm gaat naar /api/properties/import",
    fr: "le JSON n’est d’aucun format que nous lisons ; un import dans notre propre forme va à /api/properties/import",
  },
  {
    en: "it is the answer to a call that failed: {message}",
    nl: "het is het antwoord op een mislukte aanvraag: {message}",
    fr: "c’est la réponse à un appel qui a échoué : {message}",
  },
  {
    en: "its Kyero feed_version is {version}; version 3 is read",
    nl: "de Kyero-feed_version is {version}; versie 3 wordt gelezen",
    fr: "la feed_version de Kyero est {version} ; la version 3 est lue",
  },
  {
    en: "it has no kyero element, so it is no Kyero feed",
    nl: "het heeft geen element kyero, dus is het geen Kyero-levering",
    fr: "il n’a pas d’élément kyero, ce n’est donc pas une livraison Kyero",
  },
  {
    en: "its documents are of two formats: {one} and {other}",
    nl: "de documenten zijn van twee formaten: {one} en {other}",
    fr: "les documents sont de deux formats : {one} et {other}",
  },
  { en: "it is {format}, not {asked}", nl: "het is {format}, niet {asked}", fr: "c’est {format}, pas {asked}" },
  {
    en: "its encoding {encoding} is not read; send it as UTF-8",
    nl: "de codering {encoding} wordt niet gelezen; stuur het als UTF-8",
    fr: "l’encodage {encoding} n’est pas lu ; envoyez-le en UTF-8",
  },
  {
    en: "it has a document type (DOCTYPE); send it without one",
    nl: "het heeft een documenttype (DOCTYPE); stuur het zonder",
    fr: "il a un type de document (DOCTYPE) ; envoyez-le sans",
  },
  {
    en: "it is larger than {limit} bytes (IMPORT_MB) when unpacked",
    nl: "het is uitgepakt groter dan {limit} bytes (IMPORT_MB)",
    fr: "décomprimé, il dépasse {limit} octets (IMPORT_MB)",
  },
  {
    en: "as JSON it may have {limit} bytes at most, and it has {size}; send it in parts",
    nl: "als JSON mag het hoogstens {limit} bytes hebben, en het heeft er {size}; stuur het in delen",
    fr: "en JSON il peut avoir au plus {limit} octets, et il en a {size} ; envoyez-le en parties",
  },
  {
    en: "its JSON stands more than {depth} deep",
    nl: "de JSON is meer dan {depth} niveaus diep",
    fr: "le JSON a plus de {depth} niveaux",
  },
  {
    en: "its elements stand more than {depth} deep",
    nl: "de elementen zijn meer dan {depth} niveaus diep",
    fr: "les éléments ont plus de {depth} niveaux",
  },
  {
    en: "it has more than {limit} listings",
    nl: "het heeft meer dan {limit} panden",
    fr: "il a plus de {limit} biens",
  },
  {
    en: "a listing has more than {limit} characters",
    nl: "een pand heeft meer dan {limit} tekens",
    fr: "un bien a plus de {limit} caractères",
  },
  {
    en: "a listing has more than {limit} elements",
    nl: "een pand heeft meer dan {limit} elementen",
    fr: "un bien a plus de {limit} éléments",
  },
  {
    en: "an element has more than {limit} attributes",
    nl: "een element heeft meer dan {limit} attributen",
    fr: "un élément a plus de {limit} attributs",
  },
  {
    en: "a value in {element} is longer than {limit} characters",
    nl: "een waarde in {element} is langer dan {limit} tekens",
    fr: "une valeur de {element} dépasse {limit} caractères",
  },
  {
    en: "the attribute {name} in {element} is longer than {limit} characters",
    nl: "het attribuut {name} in {element} is langer dan {limit} tekens",
    fr: "l’attribut {name} de {element} dépasse {limit} caractères",
  },
  { en: "send one file", nl: "stuur één bestand", fr: "envoyez un seul fichier" },
];
