import type { FacadeStyle } from "../drawing/facade-styles.js";
import type { Random } from "../random.js";
import { isHouse, type HomeFacts } from "./home-facts.js";
import { bedroomsOf, join, t, type Text } from "./text.js";

const houses: Partial<Record<FacadeStyle, Text>> = {
  terrace: t("Rijwoning", "Maison mitoyenne", "Terraced house"),
  townhouse: t("Herenhuis", "Maison de maître", "Townhouse"),
  "art-nouveau": t("Art-nouveauwoning", "Maison Art nouveau", "Art nouveau house"),
  interwar: t("Interbellumwoning", "Maison de l’entre-deux-guerres", "Interwar house"),
  "semi-detached": t("Halfopen woning", "Maison trois façades", "Semi-detached house"),
  "bel-etage": t("Bel-etagewoning", "Maison bel-étage", "Bel-étage house"),
  "new-terrace": t("Energiezuinige stadswoning", "Maison de ville basse énergie", "Low-energy town house"),
  farmhouse: t("Hoeve", "Fermette", "Farmhouse"),
  modernist: t("Modernistische woning", "Maison moderniste", "Modernist house"),
  bungalow: t("Bungalow", "Bungalow", "Bungalow"),
  villa: t("Villa", "Villa", "Villa"),
  cube: t("Architectenwoning", "Maison d’architecte", "Architect-designed house"),
};

const flats: Readonly<Record<string, Text>> = {
  apartment: t("Appartement", "Appartement", "Flat"),
  "ground-floor": t("Gelijkvloers appartement", "Appartement de plain-pied", "Ground-floor flat"),
  duplex: t("Duplex", "Duplex", "Duplex"),
  penthouse: t("Penthouse", "Penthouse", "Penthouse"),
  studio: t("Studio", "Studio", "Studio"),
  furnished: t("Gemeubeld appartement", "Appartement meublé", "Furnished flat"),
};
const ofStyle: Partial<Record<FacadeStyle, Text>> = {
  loft: t("Loft", "Loft", "Loft"),
  "art-deco-flats": t("Hoekappartement in art deco", "Appartement d’angle Art déco", "Art deco corner flat"),
};

const others: Readonly<Record<string, (home: HomeFacts) => Text>> = {
  land: () => t("Bouwgrond", "Terrain à bâtir", "Building plot"),
  investment: ({ style }) =>
    style === "shop"
      ? t("Opbrengsteigendom met winkel", "Immeuble de rapport avec commerce", "Investment property with a shop")
      : t("Opbrengsteigendom", "Immeuble de rapport", "Investment property"),
  shop: () => t("Handelspand", "Rez commercial", "Shop"),
  workshop: () => t("Atelier met hoge plafonds", "Atelier aux plafonds hauts", "High-ceilinged workshop"),
  office: () => t("Kantoorruimte", "Plateau de bureaux", "Office floor"),
  garage: ({ style }) =>
    style === "underground-garage"
      ? t("Ondergrondse staanplaats", "Emplacement souterrain", "Underground parking space")
      : t("Afgesloten garagebox", "Box de garage fermé", "Lock-up garage"),
};

function subject(home: HomeFacts): Text {
  const { kind, style } = home;
  const other = others[kind.key];
  if (other) return other(home);
  const named = isHouse(home) ? houses[style] : kind.key === "apartment" ? ofStyle[style] : undefined;
  return named ?? flats[kind.key] ?? flats.apartment ?? t(kind.name.nl, kind.name.fr, kind.name.en);
}

/** In French what is renovated has the gender of what it is. */
const renewed = (what: string) => (/^(?:Maison|Villa|Fermette)/.test(what) ? "rénovée" : "rénové");

const side = {
  south: t("op het zuiden", "plein sud", "facing south"),
  "south-west": t("op het zuidwesten", "orienté sud-ouest", "facing south-west"),
  west: t("met avondzon", "au soleil du soir", "with evening sun"),
  east: t("met ochtendzon", "au soleil du matin", "with morning sun"),
} as const;

const near = {
  park: t("aan het park", "en bordure de parc", "beside the park"),
  station: t("om de hoek van het station", "à deux pas de la gare", "round the corner from the station"),
  school: t("op wandelafstand van school", "à distance de marche de l’école", "a short walk from school"),
  square: t("aan een rustig plein", "sur une place paisible", "on a quiet square"),
  water: t("met zicht op het water", "avec vue sur l’eau", "overlooking the water"),
} as const;

const withBedrooms = (count: number) => {
  const { nl, fr, en } = bedroomsOf(count);
  return t(`met ${nl}`, `de ${fr}`, `with ${en}`);
};

/** What one would say of it first; each is so of this home. */
function assets(home: HomeFacts): Text[] {
  const { garden, terrace, renovated, condition, kind, living, plot, era, floor, storeys } = home;
  const said: Text[] = [near[home.near]];
  if (!kind.dwelling) {
    if (kind.key === "land")
      said.push(
        t(`van ${plot} m²`, `de ${plot} m²`, `of ${plot} m²`),
        t(`voor open bebouwing, ${plot} m²`, `pour quatre façades, ${plot} m²`, `for a detached house, ${plot} m²`),
      );
    else if (living > 0) said.push(t(`van ${living} m²`, `de ${living} m²`, `of ${living} m²`));
    return said;
  }
  if (garden)
    said.push(
      t(
        `met tuin van ${garden.surface} m² ${side[garden.side].nl}`,
        `avec jardin de ${garden.surface} m² ${side[garden.side].fr}`,
        `with a ${garden.surface} m² garden ${side[garden.side].en}`,
      ),
    );
  if (terrace)
    said.push(
      t(
        `met terras van ${terrace.surface} m² ${side[terrace.side].nl}`,
        `avec terrasse de ${terrace.surface} m² ${side[terrace.side].fr.replace("orienté ", "orientée ")}`,
        `with a ${terrace.surface} m² terrace ${side[terrace.side].en}`,
      ),
    );
  if (renovated && condition === "good")
    said.push(
      t(`gerenoveerd in ${renovated}`, `${renewed(subject(home).fr)} en ${renovated}`, `renovated in ${renovated}`),
    );
  if (condition === "to-renovate") said.push(t("om te renoveren", "à rénover", "to renovate"));
  if (era === "period" && condition !== "to-renovate")
    said.push(
      t(
        "met schouwen en visgraatvloer",
        "avec cheminées et parquet à chevrons",
        "with fireplaces and herringbone floors",
      ),
    );
  if (home.bedrooms > 1) said.push(withBedrooms(home.bedrooms));
  if (home.garages > 0 && home.bedrooms > 0) said.push(t("met eigen garage", "avec garage", "with its own garage"));
  if (floor !== undefined && floor === storeys - 1 && kind.key !== "penthouse")
    said.push(t("op de bovenste verdieping", "au dernier étage", "on the top floor"));
  return said;
}

/** Short enough to be said with where it is. */
const shortest = 26;

/** What the home is and the best that is to be said of it, in three languages. */
export function headlineOf(home: HomeFacts, chance: Random): Text {
  const where = near[home.near];
  const asset = chance.pick(assets(home));
  const both = asset !== where && asset.nl.length < shortest && chance.chance(0.6);
  return join([subject(home), asset, ...(both ? [where] : [])], " ");
}
