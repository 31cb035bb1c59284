import { formatNumber } from "@gevel/config";
import type { FacadeStyle } from "../illustrations/facade-styles.js";
import type { Random } from "../random.js";
import { homePhrases, insidePhrases, nearPhrases } from "./headline-phrases.js";
import { isSingleFamily, type ListingFacts } from "./listing-facts.js";
import { bathroomsOf, bedroomsOf, languages, t, type Text } from "./text.js";

const houses: Partial<Record<FacadeStyle, Text>> = {
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

const flats: Readonly<Record<string, Text>> = {
  apartment: t("Appartement", "Appartement", "Flat", "Wohnung"),
  "ground-floor": t("Gelijkvloers appartement", "Appartement de plain-pied", "Ground-floor flat", "Erdgeschosswohnung"),
  duplex: t("Duplex", "Duplex", "Duplex", "Maisonette"),
  penthouse: t("Penthouse", "Penthouse", "Penthouse", "Penthouse"),
  studio: t("Studio", "Studio", "Studio", "Studio"),
  furnished: t("Gemeubeld appartement", "Appartement meublé", "Furnished flat", "Möblierte Wohnung"),
};
const ofStyle: Partial<Record<FacadeStyle, Text>> = {
  loft: t("Loft", "Loft", "Loft", "Loft"),
  "art-deco-flats": t("Art-decoappartement", "Appartement Art déco", "Art deco flat", "Art-déco-Wohnung"),
};

const others: Readonly<Record<string, (listing: ListingFacts) => Text>> = {
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

function subject(listing: ListingFacts): Text {
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

/** Of two or more: German adds the ending of its dative. */
const withRooms = ({ nl, fr, en, de }: Text) => t(`met ${nl}`, `à ${fr}`, `with ${en}`, `mit ${de}n`);

/** "1.062 m²" */
const areaOf = (surface: number): Text => ({
  nl: `${formatNumber(surface, "nl")} m²`,
  fr: `${formatNumber(surface, "fr")} m²`,
  en: `${formatNumber(surface, "en")} m²`,
  de: `${formatNumber(surface, "de")} m²`,
});

/** "a 12 m²", "an 8 m²", "an 18 m²" */
const withArticle = (surface: number) => `${/^(?:8|11$|18$)/.test(String(surface)) ? "an" : "a"} ${areaOf(surface).en}`;

/** What a plot, a shop or a garage has to offer besides its place. */
function offers({ kind, plot, living }: ListingFacts): Text[] {
  const area = areaOf(kind.key === "land" ? plot : living);
  const ofArea = t(`van ${area.nl}`, `de ${area.fr}`, `of ${area.en}`, `, ${area.de}`);
  switch (kind.key) {
    case "garage":
      return [
        t("dag en nacht toegankelijk", "accessible jour et nuit", "open day and night", ", Tag und Nacht zugänglich,"),
      ];
    case "investment":
      return [ofArea, t("volledig verhuurd", "entièrement loué", "fully let", ", voll vermietet,")];
    case "land":
      return [
        ofArea,
        t(
          `voor open bebouwing, ${area.nl}`,
          `pour quatre façades, ${area.fr}`,
          `for a detached house, ${area.en}`,
          `für ein freistehendes Haus, ${area.de}`,
        ),
      ];
    default:
      return [ofArea];
  }
}

/** What a home has, in numbers and in words. */
function features(listing: ListingFacts): Text[] {
  const { garden, terrace, renovated, condition, bedrooms, bathrooms } = listing;
  const text = insidePhrases.filter(({ isTrue }) => isTrue(listing)).map((phrase) => phrase.text);
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
  if (bedrooms > 1) text.push(withRooms(bedroomsOf(bedrooms)));
  if (bathrooms > 1) text.push(withRooms(bathroomsOf(bathrooms)));
  return text;
}

/** Selling points shorter than this leave room for another. */
const shortest = 26;
/** Of 546 titles at most a fiftieth with one phrase. */
const mostUses = 10;

/** "Loft met kookeiland, aan het park": what brings its own commas has each of them once. */
const joined = (what: Text, chosen: readonly Text[]): Text => {
  const inEach = (language: (typeof languages)[number]) =>
    [what[language], chosen.map((part) => part[language]).join(", ")]
      .join(" ")
      .replaceAll(/ *,(?!\d)[ ,]*/g, ", ")
      .replace(/, $/, "");
  return { nl: inEach("nl"), fr: inEach("fr"), en: inEach("en"), de: inEach("de") };
};

/** A phrase whatever its numbers: "met tuin van 34 m²" and "met tuin van 40 m²" are one. */
const phraseOf = ({ nl }: Text) => nl.replaceAll(/[\d.]+/g, "#");
/** "with a garden, with a terrace" in no language. */
const openAlike = (one: Text, other: Text) =>
  languages.some((language) => one[language].split(" ")[0] === other[language].split(" ")[0]);

/** Writes headlines: the kind of home and a selling point or two, each the one used least so far. */
export function headlineWriter() {
  const uses = new Map<string, number>();
  const usesOf = (phrase: Text) => uses.get(phraseOf(phrase)) ?? 0;
  return (listing: ListingFacts, chance: Random): Text => {
    const isHome = listing.kind.dwelling && listing.kind.key !== "investment";
    const rarest = (phrases: readonly Text[]) =>
      chance.shuffled(phrases).toSorted((one, other) => usesOf(one) - usesOf(other));
    const places = rarest([...nearPhrases[listing.near], ...(isHome ? homePhrases[listing.near] : [])]);
    const others = rarest(isHome ? features(listing) : offers(listing));
    const [asset] = rarest([...places.slice(0, 1), ...others.slice(0, 1)]);
    if (!asset) throw new Error("every listing has a selling point");
    const second = (places.includes(asset) ? others : places).find(
      (one) => !openAlike(one, asset) && one.nl.length < shortest && usesOf(one) < mostUses,
    );
    const chosen = [asset, ...(second && asset.nl.length < shortest && chance.chance(0.4) ? [second] : [])];
    for (const phrase of chosen) uses.set(phraseOf(phrase), usesOf(phrase) + 1);
    return joined(subject(listing), chosen);
  };
}
