import type { Localized } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { listingTypes as type } from "../draft/listing-types.js";
import { attributeOf, childrenOf, find, type XmlElement } from "../xml/xml-element.js";

interface Kind {
  webId: number;
  /** Shown to visitors; without it, the type's own name. */
  name?: Localized;
  facades?: "open" | "half-open" | "closed";
}

const named = (webId: number, nl: string, fr: string, en: string, de: string): Kind => ({
  webId,
  name: { nl, fr, en, de },
});
const terraced = named(type.house, "Rijwoning", "Maison mitoyenne", "Terraced house", "Reihenhaus");
const house: Kind = { webId: type.house };
const apartment: Kind = { webId: type.apartment };
const land: Kind = { webId: type.land };
const commercial: Kind = { webId: type.commercial };
const industrial: Kind = { webId: type.industrial };
const investment: Kind = { webId: type.investment };

const houses: Record<string, Kind> = {
  REIHENHAUS: { ...terraced, facades: "closed" },
  REIHENMITTEL: { ...terraced, facades: "closed" },
  REIHENEND: { ...terraced, facades: "half-open" },
  REIHENECK: { ...terraced, facades: "half-open" },
  DOPPELHAUSHAELFTE: {
    ...named(type.house, "Halfopen woning", "Maison jumelée", "Semi-detached house", "Doppelhaushälfte"),
    facades: "half-open",
  },
  EINFAMILIENHAUS: named(
    type.house,
    "Eengezinswoning",
    "Maison unifamiliale",
    "Single-family house",
    "Einfamilienhaus",
  ),
  STADTHAUS: named(type.house, "Stadswoning", "Maison de ville", "Town house", "Stadthaus"),
  BUNGALOW: named(type.house, "Bungalow", "Bungalow", "Bungalow", "Bungalow"),
  VILLA: named(type.house, "Villa", "Villa", "Villa", "Villa"),
  RESTHOF: named(type.house, "Hoeve", "Fermette", "Farmhouse", "Resthof"),
  BAUERNHAUS: named(type.house, "Boerderij", "Ferme", "Farmhouse", "Bauernhaus"),
  LANDHAUS: named(type.house, "Landhuis", "Maison de campagne", "Country house", "Landhaus"),
  SCHLOSS: named(type.house, "Kasteel", "Château", "Castle", "Schloss"),
  ZWEIFAMILIENHAUS: named(type.house, "Tweegezinswoning", "Maison bifamiliale", "Two-family house", "Zweifamilienhaus"),
  MEHRFAMILIENHAUS: named(
    type.investment,
    "Meergezinswoning",
    "Immeuble à appartements",
    "Apartment building",
    "Mehrfamilienhaus",
  ),
  APARTMENTHAUS: named(
    type.investment,
    "Appartementsgebouw",
    "Immeuble à appartements",
    "Apartment building",
    "Apartmenthaus",
  ),
  FERIENHAUS: named(type.house, "Vakantiewoning", "Maison de vacances", "Holiday home", "Ferienhaus"),
  BERGHUETTE: named(type.house, "Berghut", "Refuge", "Mountain hut", "Berghütte"),
  CHALET: named(type.house, "Chalet", "Chalet", "Chalet", "Chalet"),
  STRANDHAUS: named(type.house, "Strandhuis", "Maison de plage", "Beach house", "Strandhaus"),
  "LAUBE-DATSCHE-GARTENHAUS": named(type.house, "Tuinhuis", "Maisonnette de jardin", "Garden house", "Gartenhaus"),
  HERRENHAUS: named(type.house, "Herenhuis", "Maison de maître", "Manor house", "Herrenhaus"),
  FINCA: house,
  RUSTICO: house,
  FERTIGHAUS: house,
  KEINE_ANGABE: house,
};

const apartments: Record<string, Kind> = {
  DACHGESCHOSS: named(
    type.apartment,
    "Dakappartement",
    "Appartement sous les toits",
    "Attic flat",
    "Dachgeschosswohnung",
  ),
  MAISONETTE: named(type.apartment, "Duplex", "Duplex", "Duplex", "Maisonette"),
  "LOFT-STUDIO-ATELIER": named(type.apartment, "Loft", "Loft", "Loft", "Loft"),
  PENTHOUSE: named(type.apartment, "Penthouse", "Penthouse", "Penthouse", "Penthouse"),
  TERRASSEN: named(type.apartment, "Terrasappartement", "Appartement-terrasse", "Terraced flat", "Terrassenwohnung"),
  ERDGESCHOSS: named(type.apartment, "Gelijkvloers", "Rez-de-chaussée", "Ground-floor flat", "Erdgeschosswohnung"),
  SOUTERRAIN: named(type.apartment, "Souterrain", "Souplex", "Basement flat", "Souterrainwohnung"),
  // In German, an apartment is a flat of one room.
  APARTMENT: { webId: type.studio },
  FERIENWOHNUNG: named(
    type.apartment,
    "Vakantieappartement",
    "Appartement de vacances",
    "Holiday flat",
    "Ferienwohnung",
  ),
  ETAGE: apartment,
  GALERIE: apartment,
  ROHDACHBODEN: apartment,
  ATTIKAWOHNUNG: named(type.apartment, "Penthouse", "Penthouse", "Penthouse", "Attikawohnung"),
  KEINE_ANGABE: apartment,
};

const all = (kind: Kind, ...values: string[]): Record<string, Kind> =>
  Object.fromEntries(values.map((value) => [value, kind]));

interface ObjectKind {
  /** The attribute that refines the kind, and its values. */
  attribute: string;
  values: Record<string, Kind>;
  otherwise: Kind;
}

/** Each child that `objektart` may have in 1.2.7. */
const kinds: Record<string, ObjectKind> = {
  zimmer: { attribute: "zimmertyp", values: { ZIMMER: { webId: type.studio } }, otherwise: { webId: type.studio } },
  wohnung: { attribute: "wohnungtyp", values: apartments, otherwise: apartment },
  haus: { attribute: "haustyp", values: houses, otherwise: house },
  grundstueck: {
    attribute: "grundst_typ",
    values: all(
      land,
      ...["WOHNEN", "GEWERBE", "INDUSTRIE", "LAND_FORSTWIRSCHAFT", "FREIZEIT", "GEMISCHT", "GEWERBEPARK"],
      ...["SONDERNUTZUNG", "SEELIEGENSCHAFT"],
    ),
    otherwise: land,
  },
  buero_praxen: {
    attribute: "buero_typ",
    values: all(
      { webId: type.office },
      ...["BUEROFLAECHE", "BUEROHAUS", "BUEROZENTRUM", "LOFT_ATELIER", "PRAXIS", "PRAXISFLAECHE", "PRAXISHAUS"],
      ...["AUSSTELLUNGSFLAECHE", "COWORKING", "SHARED_OFFICE"],
    ),
    otherwise: { webId: type.office },
  },
  einzelhandel: {
    attribute: "handel_typ",
    values: all(
      commercial,
      ...["LADENLOKAL", "EINZELHANDELSLADEN", "VERBRAUCHERMARKT", "EINKAUFSZENTRUM", "KAUFHAUS", "FACTORY_OUTLET"],
      ...["KIOSK", "VERKAUFSFLAECHE", "AUSSTELLUNGSFLAECHE"],
    ),
    otherwise: commercial,
  },
  gastgewerbe: {
    attribute: "gastgew_typ",
    values: all(
      commercial,
      ...["GASTRONOMIE", "GASTRONOMIE_UND_WOHNUNG", "PENSIONEN", "HOTELS", "WEITERE_BEHERBERGUNGSBETRIEBE", "BAR"],
      ...["CAFE", "DISCOTHEK", "RESTAURANT", "RAUCHERLOKAL", "EINRAUMLOKAL"],
    ),
    otherwise: commercial,
  },
  hallen_lager_prod: {
    attribute: "hallen_typ",
    values: all(
      industrial,
      ...["HALLE", "INDUSTRIEHALLE", "LAGER", "LAGERFLAECHEN", "LAGER_MIT_FREIFLAECHE", "HOCHREGALLAGER"],
      ...["SPEDITIONSLAGER", "PRODUKTION", "WERKSTATT", "SERVICE", "FREIFLAECHEN", "KUEHLHAUS", "KUEHLREGALLAGER"],
    ),
    otherwise: industrial,
  },
  land_und_forstwirtschaft: {
    attribute: "land_typ",
    values: {
      ...all(
        commercial,
        ...["LANDWIRTSCHAFTLICHE_BETRIEBE", "BAUERNHOF", "AUSSIEDLERHOF", "WEINBAU", "VIEHWIRTSCHAFT"],
        ...["REITERHOEFE", "SCHEUNEN"],
      ),
      ...all(
        land,
        ...["GARTENBAU", "ACKERBAU", "JAGD_UND_FORSTWIRTSCHAFT", "TEICH_UND_FISCHWIRTSCHAFT", "JAGDREVIER"],
        ...["SONSTIGE_LANDWIRTSCHAFTSIMMOBILIEN", "ANWESEN"],
      ),
    },
    otherwise: land,
  },
  parken: {
    attribute: "parken_typ",
    values: all(
      { webId: type.garage },
      ...["STELLPLATZ", "CARPORT", "DOPPELGARAGE", "DUPLEX", "TIEFGARAGE", "BOOTSLIEGEPLATZ", "EINZELGARAGE"],
      ...["PARKHAUS", "TIEFGARAGENSTELLPLATZ", "PARKPLATZ_STROM"],
    ),
    otherwise: { webId: type.garage },
  },
  sonstige: {
    attribute: "sonstige_typ",
    values: {
      PARKHAUS: { webId: type.garage },
      TANKSTELLE: commercial,
      KRANKENHAUS: commercial,
      SONSTIGE: { webId: type.none },
    },
    otherwise: { webId: type.none },
  },
  freizeitimmobilie_gewerblich: {
    attribute: "freizeit_typ",
    values: all(commercial, "SPORTANLAGEN", "VERGNUEGUNGSPARKS_UND_CENTER", "FREIZEITANLAGE"),
    otherwise: commercial,
  },
  zinshaus_renditeobjekt: {
    attribute: "zins_typ",
    values: all(
      investment,
      ...["MEHRFAMILIENHAUS", "WOHN_UND_GESCHAEFTSHAUS", "GESCHAEFTSHAUS", "BUEROGEBAEUDE", "SB_MAERKTE"],
      ...["EINKAUFSCENTREN", "WOHNANLAGEN", "VERBRAUCHERMAERKTE", "INDUSTRIEANLAGEN", "PFLEGEHEIM", "SANATORIUM"],
      ...["SENIORENHEIM", "BETREUTES-WOHNEN"],
    ),
    otherwise: investment,
  },
};

const path = "objektkategorie/objektart";

const plain = (text: string) => text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
/** Kinds by any of their names: senders use them to say more than the format's values can. */
const byName = new Map(
  [houses, apartments]
    .flatMap((values) => Object.values(values))
    // The first of several with one name is the plain one.
    .reverse()
    .flatMap((kind) => Object.values(kind.name ?? {}).map((name) => [plain(name), kind] as const)),
);

/** Applies `objektart_zusatz` if it is a kind of the same type; it never contradicts the element. */
function readAdditions(objectType: XmlElement | undefined, draft: ItemDraft, kind: Kind): Kind {
  let more = kind;
  for (const addition of childrenOf(objectType, "objektart_zusatz")) {
    const written = addition.text.trim();
    const named = byName.get(plain(written));
    const fits = named?.webId === kind.webId && (kind.name === undefined || named.name?.nl === kind.name.nl);
    if (named && fits) more = { ...named, ...more };
    else if (written !== "") draft.leftOut(`${path}/objektart_zusatz`, written, "is no kind we know of this type");
  }
  return more;
}

/** The kind of property. An unknown one is imported without a type. */
export function readObjectType(listing: XmlElement, draft: ItemDraft): void {
  const objectType = find(listing, path);
  const [element, ...others] = objectType?.children.filter(({ name }) => name !== "objektart_zusatz") ?? [];
  for (const { name } of others) draft.leftOut(path, name, "is a second kind of property");
  const known = element && Object.hasOwn(kinds, element.name) ? kinds[element.name] : undefined;
  if (!element || !known) {
    draft.replaced(path, element?.name ?? "", "is no kind of property we know; imported without a type");
    draft.identity("webId", type.none, path);
    draft.terms("mainTypeName", null, path);
    return;
  }
  const field = `${path}/${element.name}/@${known.attribute}`;
  const found = draft.choice(known.values, attributeOf(element, known.attribute), field) ?? known.otherwise;
  const { webId, name, facades } = readAdditions(objectType, draft, found);
  draft.identity("webId", webId, path);
  draft.terms("mainTypeName", name ?? null, path);
  draft.set("facades", facades, path);
}
