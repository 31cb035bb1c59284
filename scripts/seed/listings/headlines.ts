import { formatNumber } from "@gevel/config";
import type { FacadeStyle } from "../illustrations/facade-styles.js";
import type { Random } from "../random.js";
import { isSingleFamily, type ListingFacts } from "./listing-facts.js";
import { bedroomsOf, join, t as inThree, type Text } from "./text.js";

/** Also in German, unlike the texts below a headline, so that lists are in one language. */
interface Headline extends Text {
  de: string;
}

const t = (nl: string, fr: string, en: string, de: string): Headline => ({ ...inThree(nl, fr, en), de });

const houses: Partial<Record<FacadeStyle, Headline>> = {
  terrace: t("Rijwoning", "Maison mitoyenne", "Terraced house", "Reihenhaus"),
  townhouse: t("Herenhuis", "Maison de maître", "Townhouse", "Bürgerhaus"),
  "art-nouveau": t("Art-nouveauwoning", "Maison Art nouveau", "Art nouveau house", "Jugendstilhaus"),
  interwar: t(
    "Interbellumwoning",
    "Maison de l’entre-deux-guerres",
    "Interwar house",
    "Haus aus der Zwischenkriegszeit",
  ),
  "semi-detached": t("Halfopen woning", "Maison trois façades", "Semi-detached house", "Doppelhaushälfte"),
  "bel-etage": t("Bel-etagewoning", "Maison bel-étage", "Bel-étage house", "Beletage-Haus"),
  "new-terrace": t(
    "Energiezuinige stadswoning",
    "Maison de ville basse énergie",
    "Low-energy town house",
    "Energiesparendes Stadthaus",
  ),
  farmhouse: t("Hoeve", "Fermette", "Farmhouse", "Bauernhaus"),
  modernist: t("Modernistische woning", "Maison moderniste", "Modernist house", "Modernistisches Haus"),
  bungalow: t("Bungalow", "Bungalow", "Bungalow", "Bungalow"),
  villa: t("Villa", "Villa", "Villa", "Villa"),
  cube: t("Architectenwoning", "Maison d’architecte", "Architect-designed house", "Architektenhaus"),
};

const flats: Readonly<Record<string, Headline>> = {
  apartment: t("Appartement", "Appartement", "Flat", "Wohnung"),
  "ground-floor": t("Gelijkvloers appartement", "Appartement de plain-pied", "Ground-floor flat", "Erdgeschosswohnung"),
  duplex: t("Duplex", "Duplex", "Duplex", "Maisonette"),
  penthouse: t("Penthouse", "Penthouse", "Penthouse", "Penthouse"),
  studio: t("Studio", "Studio", "Studio", "Studio"),
  furnished: t("Gemeubeld appartement", "Appartement meublé", "Furnished flat", "Möblierte Wohnung"),
};
const ofStyle: Partial<Record<FacadeStyle, Headline>> = {
  loft: t("Loft", "Loft", "Loft", "Loft"),
  "art-deco-flats": t(
    "Hoekappartement in art deco",
    "Appartement d’angle Art déco",
    "Art deco corner flat",
    "Art-déco-Eckwohnung",
  ),
};

const others: Readonly<Record<string, (listing: ListingFacts) => Headline>> = {
  land: () => t("Bouwgrond", "Terrain à bâtir", "Building plot", "Baugrundstück"),
  investment: ({ style }) =>
    style === "shop"
      ? t(
          "Gemengd opbrengsteigendom",
          "Immeuble de rapport mixte",
          "Mixed-use investment property",
          "Wohn- und Geschäftshaus",
        )
      : t("Opbrengsteigendom", "Immeuble de rapport", "Investment property", "Renditeobjekt"),
  shop: () => t("Handelspand", "Rez commercial", "Shop", "Ladenlokal"),
  workshop: () => t("Hoog atelier", "Atelier haut de plafond", "High-ceilinged workshop", "Hohe Werkstatt"),
  office: () => t("Kantoorruimte", "Plateau de bureaux", "Office floor", "Bürofläche"),
  garage: ({ style }) =>
    style === "underground-garage"
      ? t("Ondergrondse staanplaats", "Emplacement souterrain", "Underground parking space", "Tiefgaragenstellplatz")
      : t("Afgesloten garagebox", "Box de garage fermé", "Lock-up garage", "Abschließbare Garage"),
};

function subject(listing: ListingFacts): Headline {
  const { kind, style } = listing;
  const other = others[kind.key];
  if (other) return other(listing);
  const named = isSingleFamily(listing) ? houses[style] : kind.key === "apartment" ? ofStyle[style] : undefined;
  return named ?? flats[kind.key] ?? flats.apartment ?? t(kind.name.nl, kind.name.fr, kind.name.en, kind.name.de);
}

/** In French what is renovated has the gender of what it is. */
const renewed = (what: string) => (/^(?:Maison|Villa|Fermette)/.test(what) ? "rénovée" : "rénové");

const side = {
  south: t("op het zuiden", "plein sud", "facing south", "nach Süden"),
  "south-west": t("op het zuidwesten", "orienté sud-ouest", "facing south-west", "nach Südwesten"),
  west: t("op het westen", "orienté ouest", "facing west", "nach Westen"),
  east: t("op het oosten", "orienté est", "facing east", "nach Osten"),
} as const;

const near = {
  park: t("aan het park", "en bordure de parc", "beside the park", "am Park"),
  station: t(
    "om de hoek van het station",
    "à deux pas de la gare",
    "round the corner from the station",
    "gleich am Bahnhof",
  ),
  school: t(
    "op wandelafstand van school",
    "à distance de marche de l’école",
    "a short walk from school",
    "fußläufig zur Schule",
  ),
  square: t("aan een rustig plein", "sur une place paisible", "on a quiet square", "an einem ruhigen Platz"),
  water: t("aan het water", "au bord de l’eau", "by the water", "am Wasser"),
} as const;

const inGerman = ["", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

const withBedrooms = (count: number) => {
  const { nl, fr, en } = bedroomsOf(count);
  return t(`met ${nl}`, `de ${fr}`, `with ${en}`, `mit ${inGerman[count] ?? count} Schlafzimmern`);
};

/** "1.062 m²" */
const areaOf = (surface: number): Headline => ({
  nl: `${formatNumber(surface, "nl")} m²`,
  fr: `${formatNumber(surface, "fr")} m²`,
  en: `${formatNumber(surface, "en")} m²`,
  de: `${formatNumber(surface, "de")} m²`,
});

/** "a 12 m²", "an 8 m²", "an 18 m²" */
const withArticle = (surface: number) => `${/^(?:8|11$|18$)/.test(String(surface)) ? "an" : "a"} ${areaOf(surface).en}`;

/** The selling points of a listing; each is true of it. */
function assets(listing: ListingFacts): Headline[] {
  const { garden, terrace, renovated, condition, kind, living, plot, era, floor, storeys } = listing;
  const text: Headline[] = [near[listing.near]];
  if (!kind.dwelling) {
    const area = areaOf(kind.key === "land" ? plot : living);
    if (kind.key === "land")
      text.push(
        t(`van ${area.nl}`, `de ${area.fr}`, `of ${area.en}`, `mit ${area.de}`),
        t(
          `voor open bebouwing, ${area.nl}`,
          `pour quatre façades, ${area.fr}`,
          `for a detached house, ${area.en}`,
          `für ein freistehendes Haus, ${area.de}`,
        ),
      );
    else if (living > 0) text.push(t(`van ${area.nl}`, `de ${area.fr}`, `of ${area.en}`, `mit ${area.de}`));
    return text;
  }
  if (garden) {
    const area = areaOf(garden.surface);
    text.push(
      t(
        `met tuin van ${area.nl} ${side[garden.side].nl}`,
        `avec jardin de ${area.fr} ${side[garden.side].fr}`,
        `with ${withArticle(garden.surface)} garden ${side[garden.side].en}`,
        `mit ${area.de} Garten ${side[garden.side].de}`,
      ),
    );
  }
  if (terrace) {
    const area = areaOf(terrace.surface);
    text.push(
      t(
        `met terras van ${area.nl} ${side[terrace.side].nl}`,
        `avec terrasse de ${area.fr} ${side[terrace.side].fr.replace("orienté ", "orientée ")}`,
        `with ${withArticle(terrace.surface)} terrace ${side[terrace.side].en}`,
        `mit ${area.de} Terrasse ${side[terrace.side].de}`,
      ),
    );
  }
  if (renovated && condition === "good")
    text.push(
      t(
        `gerenoveerd in ${renovated}`,
        `${renewed(subject(listing).fr)} en ${renovated}`,
        `renovated in ${renovated}`,
        `, ${renovated} renoviert,`,
      ),
    );
  if (condition === "to-renovate")
    text.push(t("om te renoveren", "à rénover", "to renovate", ", renovierungsbedürftig,"));
  if (era === "period" && condition !== "to-renovate")
    text.push(
      t(
        "met schouwen en visgraatvloer",
        "avec cheminées et parquet à chevrons",
        "with fireplaces and herringbone floors",
        "mit Kaminen und Fischgrätparkett",
      ),
    );
  if (listing.bedrooms > 1) text.push(withBedrooms(listing.bedrooms));
  if (listing.garages > 0 && listing.bedrooms > 0)
    text.push(t("met eigen garage", "avec garage", "with its own garage", "mit eigener Garage"));
  if (floor !== undefined && floor === storeys - 1 && kind.key !== "penthouse")
    text.push(t("op de bovenste verdieping", "au dernier étage", "on the top floor", "im obersten Stockwerk"));
  return text;
}

/** Selling points shorter than this leave room for the location. */
const shortest = 26;

/** German sets between commas what Dutch just adds: "Reihenhaus, 2015 renoviert, am Park". */
const joinGerman = (parts: readonly Headline[]): string =>
  parts
    .map(({ de }) => de)
    .join(" ")
    .replaceAll(" ,", ",")
    .replace(/,$/, "");

const text = (parts: readonly Headline[]): Headline => ({ ...join(parts, " "), de: joinGerman(parts) });

/**
 * The kind of home and its best selling point, in four languages. If another listing already has that headline, picks
 * another that is true, or the one used longest ago. `phraseAt` returns the last listing with a headline, 0 for none.
 */
export function headlineOf(listing: ListingFacts, chance: Random, phraseAt: (nl: string) => number): Headline {
  const what = subject(listing);
  const location = near[listing.near];
  const all = assets(listing);
  const asset = chance.pick(all);
  const both = asset !== location && asset.nl.length < shortest && chance.chance(0.6);
  const first = text([what, asset, ...(both ? [location] : [])]);
  const others = all.map((one) => text([what, one]));
  const withLocation = all
    .filter((one) => one !== location && one.nl.length < shortest)
    .map((one) => text([what, one, location]));
  return [first, ...others, ...withLocation].reduce((best, other) =>
    phraseAt(other.nl) < phraseAt(best.nl) ? other : best,
  );
}
