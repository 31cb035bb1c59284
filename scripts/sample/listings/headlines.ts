import type { FacadeStyle } from "../drawing/facade-styles.js";
import type { Random } from "../random.js";
import { isHouse, type HomeFacts } from "./home-facts.js";
import { bedroomsOf, join, t as inThree, type Text } from "./text.js";

/** In German too, which the texts below a headline are not: lists then read as one language. */
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

const others: Readonly<Record<string, (home: HomeFacts) => Headline>> = {
  land: () => t("Bouwgrond", "Terrain à bâtir", "Building plot", "Baugrundstück"),
  investment: ({ style }) =>
    style === "shop"
      ? t(
          "Opbrengsteigendom met winkel",
          "Immeuble de rapport avec commerce",
          "Investment property with a shop",
          "Renditeobjekt mit Laden",
        )
      : t("Opbrengsteigendom", "Immeuble de rapport", "Investment property", "Renditeobjekt"),
  shop: () => t("Handelspand", "Rez commercial", "Shop", "Ladenlokal"),
  workshop: () =>
    t("Atelier met hoge plafonds", "Atelier aux plafonds hauts", "High-ceilinged workshop", "Atelier mit hohen Decken"),
  office: () => t("Kantoorruimte", "Plateau de bureaux", "Office floor", "Bürofläche"),
  garage: ({ style }) =>
    style === "underground-garage"
      ? t("Ondergrondse staanplaats", "Emplacement souterrain", "Underground parking space", "Tiefgaragenstellplatz")
      : t("Afgesloten garagebox", "Box de garage fermé", "Lock-up garage", "Abschließbare Garage"),
};

function subject(home: HomeFacts): Headline {
  const { kind, style } = home;
  const other = others[kind.key];
  if (other) return other(home);
  const named = isHouse(home) ? houses[style] : kind.key === "apartment" ? ofStyle[style] : undefined;
  return named ?? flats[kind.key] ?? flats.apartment ?? t(kind.name.nl, kind.name.fr, kind.name.en, kind.name.de);
}

/** In French what is renovated has the gender of what it is. */
const renewed = (what: string) => (/^(?:Maison|Villa|Fermette)/.test(what) ? "rénovée" : "rénové");

const side = {
  south: t("op het zuiden", "plein sud", "facing south", "nach Süden"),
  "south-west": t("op het zuidwesten", "orienté sud-ouest", "facing south-west", "nach Südwesten"),
  west: t("met avondzon", "au soleil du soir", "with evening sun", "in der Abendsonne"),
  east: t("met ochtendzon", "au soleil du matin", "with morning sun", "in der Morgensonne"),
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
    "in Gehweite der Schule",
  ),
  square: t("aan een rustig plein", "sur une place paisible", "on a quiet square", "an einem ruhigen Platz"),
  water: t("met zicht op het water", "avec vue sur l’eau", "overlooking the water", "mit Blick aufs Wasser"),
} as const;

const inGerman = ["", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

const withBedrooms = (count: number) => {
  const { nl, fr, en } = bedroomsOf(count);
  return t(`met ${nl}`, `de ${fr}`, `with ${en}`, `mit ${inGerman[count] ?? count} Schlafzimmern`);
};

/** What one would say of it first; each is so of this home. */
function assets(home: HomeFacts): Headline[] {
  const { garden, terrace, renovated, condition, kind, living, plot, era, floor, storeys } = home;
  const said: Headline[] = [near[home.near]];
  if (!kind.dwelling) {
    if (kind.key === "land")
      said.push(
        t(`van ${plot} m²`, `de ${plot} m²`, `of ${plot} m²`, `mit ${plot} m²`),
        t(
          `voor open bebouwing, ${plot} m²`,
          `pour quatre façades, ${plot} m²`,
          `for a detached house, ${plot} m²`,
          `für ein freistehendes Haus, ${plot} m²`,
        ),
      );
    else if (living > 0) said.push(t(`van ${living} m²`, `de ${living} m²`, `of ${living} m²`, `mit ${living} m²`));
    return said;
  }
  if (garden)
    said.push(
      t(
        `met tuin van ${garden.surface} m² ${side[garden.side].nl}`,
        `avec jardin de ${garden.surface} m² ${side[garden.side].fr}`,
        `with a ${garden.surface} m² garden ${side[garden.side].en}`,
        `mit ${garden.surface} m² Garten ${side[garden.side].de}`,
      ),
    );
  if (terrace)
    said.push(
      t(
        `met terras van ${terrace.surface} m² ${side[terrace.side].nl}`,
        `avec terrasse de ${terrace.surface} m² ${side[terrace.side].fr.replace("orienté ", "orientée ")}`,
        `with a ${terrace.surface} m² terrace ${side[terrace.side].en}`,
        `mit ${terrace.surface} m² Terrasse ${side[terrace.side].de}`,
      ),
    );
  if (renovated && condition === "good")
    said.push(
      t(
        `gerenoveerd in ${renovated}`,
        `${renewed(subject(home).fr)} en ${renovated}`,
        `renovated in ${renovated}`,
        `, ${renovated} renoviert,`,
      ),
    );
  if (condition === "to-renovate")
    said.push(t("om te renoveren", "à rénover", "to renovate", ", renovierungsbedürftig,"));
  if (era === "period" && condition !== "to-renovate")
    said.push(
      t(
        "met schouwen en visgraatvloer",
        "avec cheminées et parquet à chevrons",
        "with fireplaces and herringbone floors",
        "mit Kaminen und Fischgrätparkett",
      ),
    );
  if (home.bedrooms > 1) said.push(withBedrooms(home.bedrooms));
  if (home.garages > 0 && home.bedrooms > 0)
    said.push(t("met eigen garage", "avec garage", "with its own garage", "mit eigener Garage"));
  if (floor !== undefined && floor === storeys - 1 && kind.key !== "penthouse")
    said.push(t("op de bovenste verdieping", "au dernier étage", "on the top floor", "im obersten Stockwerk"));
  return said;
}

/** Short enough to be said with where it is. */
const shortest = 26;

/** German sets between commas what Dutch just adds: "Reihenhaus, 2015 renoviert, am Park". */
const joinGerman = (parts: readonly Headline[]): string =>
  parts
    .map(({ de }) => de)
    .join(" ")
    .replaceAll(" ,", ",")
    .replace(/,$/, "");

/** What the home is and the best that is to be said of it, in four languages. */
export function headlineOf(home: HomeFacts, chance: Random): Headline {
  const where = near[home.near];
  const asset = chance.pick(assets(home));
  const both = asset !== where && asset.nl.length < shortest && chance.chance(0.6);
  const said = [subject(home), asset, ...(both ? [where] : [])];
  return { ...join(said, " "), de: joinGerman(said) };
}
