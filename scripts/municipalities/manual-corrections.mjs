/** Facts missing in the sources, each from general knowledge; decision 016 names them. */

/** Postal codes that the address register folds into another one. */
export const missing = ["3941 72038 Eksel"];

/** Municipalities that were merged away in 2019 and 2025 and that no postal place is named after. */
export const former = ["9120 46030 Beveren", "9180 46029 Moerbeke", "3945 71071 Ham", "3670 72042 Meeuwen-Gruitrode"];

/** By the place's own name. All others have that name in English and German too, or the German one of the register. */
export const english = {
  Antwerpen: "Antwerp",
  Brussel: "Brussels",
  Brugge: "Bruges",
  Gent: "Ghent",
  Ieper: "Ypres",
  Oostende: "Ostend",
};
export const german = { Brussel: "Brüssel", Mechelen: "Mecheln", Oostende: "Ostende", Ieper: "Ypern" };

/** Names in the other language of places that are no longer municipalities. */
export const otherNames = {
  "1020 Laken": "Laeken",
  "2870 Puurs": "Puers",
  "3700 Tongeren": "Tongres",
  "3840 Borgloon": "Looz",
  "7780 Comines": "Komen",
  "7784 Warneton": "Waasten",
  "7784 Bas-Warneton": "Neerwaasten",
};

/** Other spellings of a place that neither source has, by its code and own name. Searchable but never displayed. */
export const otherSpellings = {
  "1000 Brussel": ["Brussel-Stad", "Stad Brussel", "Bruxelles-Ville", "Ville de Bruxelles"],
  // A village of Bekkevoort has the same name: it is ambiguous, and the sender is asked.
  "1080 Sint-Jans-Molenbeek": ["Molenbeek"],
  "1170 Watermaal-Bosvoorde": ["Watermaal", "Watermael", "Bosvoorde", "Boitsfort"],
  "1210 Sint-Joost-ten-Node": ["Sint-Joost", "Saint-Josse"],
  "1880 Kapelle-op-den-Bos": ["Capelle-au-Bois"],
  "4840 Welkenraedt": ["Welkenraat", "Welkenrath"],
  "6630 Martelange": ["Martelingen"],
  "7070 Le Roeulx": ["Roeulx"],
  "7700 Luingne": ["Lowingen"],
  "7712 Herseaux": ["Herzeeuw"],
  "8670 Oostduinkerke": ["Ostdunkerque"],
};

/** Parts of a town whose one name has several codes, and municipalities whose point GeoNames lacks or has beside it. */
export const points = {
  "2387 Baarle-Hertog": [51.4418, 4.9305],
  "1150 Sint-Pieters-Woluwe": [50.83, 4.43],
  "3717 Herstappe": [50.727, 5.427],
  "4790 Burg-Reuland": [50.195, 6.135],
  "2000 Antwerpen": [51.2199, 4.4035],
  "2018 Antwerpen": [51.2037, 4.4114],
  "2020 Antwerpen": [51.1905, 4.3835],
  "2030 Antwerpen": [51.2762, 4.3622],
  "2050 Antwerpen": [51.2297, 4.3765],
  "2060 Antwerpen": [51.2292, 4.4262],
};
