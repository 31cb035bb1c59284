import type { ImportMessage } from "./import-message.js";

/** What it says of a file that came with a feed, or of the packing of all. */
export const importFileMessages: readonly ImportMessage[] = [
  {
    en: "it is no feed but {what}",
    nl: "het is geen levering maar {what}",
    fr: "ce n’est pas une livraison mais {what}",
  },
  { en: "a PNG picture", nl: "een PNG-afbeelding", fr: "une image PNG" },
  { en: "a JPEG picture", nl: "een JPEG-afbeelding", fr: "une image JPEG" },
  { en: "a GIF picture", nl: "een GIF-afbeelding", fr: "une image GIF" },
  { en: "a TIFF picture", nl: "een TIFF-afbeelding", fr: "une image TIFF" },
  { en: "a WebP picture or a sound", nl: "een WebP-afbeelding of een geluid", fr: "une image WebP ou un son" },
  { en: "a HEIC picture or a film", nl: "een HEIC-afbeelding of een film", fr: "une image HEIC ou un film" },
  { en: "a PDF", nl: "een PDF", fr: "un PDF" },
  { en: "a RAR archive; send a zip", nl: "een RAR-archief; stuur een zip", fr: "une archive RAR ; envoyez un zip" },
  {
    en: "a 7-Zip archive; send a zip",
    nl: "een 7-Zip-archief; stuur een zip",
    fr: "une archive 7-Zip ; envoyez un zip",
  },
  {
    en: "a file of Word, Excel or another office program",
    nl: "een bestand van Word, Excel of een ander kantoorprogramma",
    fr: "un fichier de Word, d’Excel ou d’un autre programme de bureau",
  },
  {
    en: "it is a file of Word, Excel or another office program",
    nl: "het is een bestand van Word, Excel of een ander kantoorprogramma",
    fr: "c’est un fichier de Word, d’Excel ou d’un autre programme de bureau",
  },
  { en: "the zip is empty", nl: "de zip is leeg", fr: "le zip est vide" },
  {
    en: "the zip has no XML or JSON file",
    nl: "de zip heeft geen XML- of JSON-bestand",
    fr: "le zip n’a pas de fichier XML ou JSON",
  },
  {
    en: "the zip is locked with a password",
    nl: "de zip is met een wachtwoord beveiligd",
    fr: "le zip est protégé par un mot de passe",
  },
  {
    en: "the zip has two files of the name {name}",
    nl: "de zip heeft twee bestanden met de naam {name}",
    fr: "le zip a deux fichiers du nom {name}",
  },
  {
    en: "the zip has more than {limit} files",
    nl: "de zip heeft meer dan {limit} bestanden",
    fr: "le zip a plus de {limit} fichiers",
  },
  {
    en: "the zip holds more than {limit} bytes",
    nl: "de zip bevat meer dan {limit} bytes",
    fr: "le zip contient plus de {limit} octets",
  },
  {
    en: "the zip is damaged: {name} is not what it was",
    nl: "de zip is beschadigd: {name} is niet meer wat het was",
    fr: "le zip est abîmé : {name} n’est plus ce qu’il était",
  },
  {
    en: "the zip cannot be read: {why}",
    nl: "de zip kan niet worden gelezen: {why}",
    fr: "le zip ne peut être lu : {why}",
  },
  {
    en: "the zip's {name} is packed more than {ratio} times smaller than it is",
    nl: "{name} in de zip is meer dan {ratio} keer kleiner ingepakt dan het is",
    fr: "{name} du zip est comprimé plus de {ratio} fois",
  },
  {
    en: "the gzip file is cut off or damaged",
    nl: "het gzip-bestand is afgebroken of beschadigd",
    fr: "le fichier gzip est coupé ou abîmé",
  },
  {
    en: "the file is larger than {limit} bytes",
    nl: "het bestand is groter dan {limit} bytes",
    fr: "le fichier dépasse {limit} octets",
  },
  {
    en: "the delivery has more than {limit} files",
    nl: "de levering heeft meer dan {limit} bestanden",
    fr: "la livraison a plus de {limit} fichiers",
  },
  {
    en: "the files of the delivery are larger than {limit} bytes",
    nl: "de bestanden van de levering zijn groter dan {limit} bytes",
    fr: "les fichiers de la livraison dépassent {limit} octets",
  },
];
