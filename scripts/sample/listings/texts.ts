import type { Random } from "../random.js";
import type { HomeKind } from "./kinds.js";

type Text = Record<"nl" | "fr" | "en", string>;

const t = (nl: string, fr: string, en: string): Text => ({ nl, fr, en });
const join = (parts: readonly Text[], glue: string): Text => ({
  nl: parts.map(({ nl }) => nl).join(glue),
  fr: parts.map(({ fr }) => fr).join(glue),
  en: parts.map(({ en }) => en).join(glue),
});

export interface Story {
  headline: Text;
  description: Text;
}

interface Facts {
  kind: HomeKind;
  city: string;
  bedrooms: number;
  living: number;
  plot: number;
  rent: boolean;
  year: number;
}

const title = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

const houseLines = [
  t(
    "Herenhuis met tuin op het zuiden",
    "Maison de maître avec jardin plein sud",
    "Townhouse with a south-facing garden",
  ),
  t(
    "Gerenoveerde rijwoning met veel licht",
    "Maison mitoyenne rénovée et lumineuse",
    "Renovated terraced house full of light",
  ),
  t(
    "Gezinswoning op wandelafstand van school",
    "Maison familiale à deux pas de l’école",
    "Family home a short walk from school",
  ),
  t(
    "Karaktervolle woning met originele tegelvloer",
    "Maison de caractère avec carrelage d’époque",
    "House of character with its original tiled floor",
  ),
  t(
    "Instapklare woning met stadstuin",
    "Maison prête à vivre avec jardin de ville",
    "Ready-to-move-in house with a city garden",
  ),
  t("Woning met atelier achteraan", "Maison avec atelier à l’arrière", "House with a studio at the back"),
  t(
    "Halfopen bebouwing in een rustige straat",
    "Maison trois façades dans une rue calme",
    "Semi-detached house on a quiet street",
  ),
] as const;

const villaLines = [
  t(
    "Villa in het groen met zwemvijver",
    "Villa dans la verdure avec étang de baignade",
    "Villa among the trees with a swimming pond",
  ),
  t(
    "Modernistische woning op ruim perceel",
    "Maison moderniste sur une grande parcelle",
    "Modernist house on a generous plot",
  ),
  t("Landelijke villa met oude eiken", "Villa champêtre sous les vieux chênes", "Country villa beneath old oaks"),
  t("Architectenwoning met patio", "Maison d’architecte avec patio", "Architect-designed house with a patio"),
] as const;

const flatLines = [
  t("Appartement met zonnig terras", "Appartement avec terrasse ensoleillée", "Flat with a sunny terrace"),
  t(
    "Hoekappartement met zicht op het water",
    "Appartement d’angle avec vue sur l’eau",
    "Corner flat overlooking the water",
  ),
  t(
    "Lichtrijk appartement met twee terrassen",
    "Appartement lumineux à deux terrasses",
    "Bright flat with two terraces",
  ),
  t("Appartement in een art-decogebouw", "Appartement dans un immeuble art déco", "Flat in an art deco building"),
  t("Energiezuinig nieuwbouwappartement", "Appartement neuf basse énergie", "Energy-efficient new-build flat"),
  t("Appartement aan het park", "Appartement en bordure de parc", "Flat beside the park"),
] as const;

const smallLines = [
  t(
    "Compacte studio met aparte keuken",
    "Studio compact avec cuisine séparée",
    "Compact studio with a separate kitchen",
  ),
  t("Studio met terras in het centrum", "Studio avec terrasse au centre", "Studio with a terrace in the centre"),
  t(
    "Pied-à-terre om de hoek van het station",
    "Pied-à-terre à deux pas de la gare",
    "Pied-à-terre round the corner from the station",
  ),
] as const;
const landLines = [
  t("Bouwgrond voor open bebouwing", "Terrain à bâtir pour quatre façades", "Plot for a detached house"),
  t(
    "Zuidgericht perceel in een woonwijk",
    "Parcelle plein sud en zone résidentielle",
    "South-facing plot in a residential street",
  ),
] as const;
const incomeLines = [
  t(
    "Opbrengsteigendom met drie eenheden",
    "Immeuble de rapport de trois unités",
    "Investment property with three units",
  ),
  t(
    "Verhuurd gebouw met handelsgelijkvloers",
    "Immeuble loué avec rez commercial",
    "Let building with retail on the ground floor",
  ),
] as const;
const shopLines = [
  t(
    "Handelspand op een hoek met veel passage",
    "Commerce d’angle à fort passage",
    "Corner shop with plenty of footfall",
  ),
  t(
    "Winkelruimte met etalage van acht meter",
    "Espace commercial avec huit mètres de vitrine",
    "Shop with an eight-metre window",
  ),
] as const;
const workLines = [
  t(
    "Lichtrijke werkruimte met eigen parking",
    "Espace de travail lumineux avec parking",
    "Bright workspace with its own parking",
  ),
  t(
    "Voormalige drukkerij met hoge plafonds",
    "Ancienne imprimerie aux plafonds hauts",
    "Former printing works with high ceilings",
  ),
  t(
    "Kantoor op een verdieping met dakterras",
    "Plateau de bureaux avec toit-terrasse",
    "Office floor with a roof terrace",
  ),
] as const;
const garageLines = [
  t("Afgesloten garagebox", "Box de garage fermé", "Lock-up garage"),
  t("Ondergrondse staanplaats", "Emplacement souterrain", "Underground parking space"),
  t(
    "Staanplaats - binnen, met laadpunt",
    "Emplacement intérieur avec borne de recharge",
    "Indoor space with a charging point",
  ),
] as const;

const headlines: Record<string, readonly Text[]> = {
  house: houseLines,
  villa: villaLines,
  studio: smallLines,
  furnished: smallLines,
  land: landLines,
  investment: incomeLines,
  shop: shopLines,
  workshop: workLines,
  office: workLines,
  garage: garageLines,
};

const opening = ({ kind, city, living, plot, year, bedrooms }: Facts): Text => {
  const place = title(city);
  if (kind.key === "land")
    return t(
      `Dit perceel van ${plot} m² ligt in ${place}, in een straat waar de meeste huizen vrijstaan.`,
      `Cette parcelle de ${plot} m² se trouve à ${place}, dans une rue où la plupart des maisons sont isolées.`,
      `This plot of ${plot} m² lies in ${place}, on a street where most houses stand alone.`,
    );
  if (kind.key === "garage")
    return t(
      `Veilige plaats voor één wagen in ${place}, dag en nacht toegankelijk.`,
      `Un emplacement sûr pour une voiture à ${place}, accessible jour et nuit.`,
      `A safe place for one car in ${place}, open day and night.`,
    );
  if (!kind.dwelling)
    return t(
      `In ${place} vindt u deze ruimte van ${living} m², vlot bereikbaar met de tram en met de wagen.`,
      `À ${place}, cet espace de ${living} m² est facile d’accès en tram comme en voiture.`,
      `In ${place} you find this space of ${living} m², easy to reach by tram and by car.`,
    );
  return bedrooms > 0
    ? t(
        `Deze woonst uit ${year} ligt in ${place} en telt ${living} m² met ${bedrooms} slaapkamer${bedrooms === 1 ? "" : "s"}.`,
        `Ce bien de ${year} se trouve à ${place} et compte ${living} m² avec ${bedrooms} chambre${bedrooms === 1 ? "" : "s"}.`,
        `Built in ${year}, this home in ${place} offers ${living} m² with ${bedrooms} bedroom${bedrooms === 1 ? "" : "s"}.`,
      )
    : t(
        `Deze studio uit ${year} ligt in ${place} en telt ${living} m².`,
        `Ce studio de ${year} se trouve à ${place} et compte ${living} m².`,
        `Built in ${year}, this studio in ${place} offers ${living} m².`,
      );
};

const middles = [
  t(
    "De leefruimte loopt van de straat tot de tuin en krijgt de hele dag licht. De keuken kreeg in de laatste verbouwing een eiland en een grote voorraadkast.",
    "Le séjour s’étend de la rue au jardin et reçoit la lumière toute la journée. La cuisine a gagné un îlot et un grand garde-manger lors des derniers travaux.",
    "The living space runs from street to garden and has light all day. The kitchen gained an island and a large larder in the last renovation.",
  ),
  t(
    "Binnen valt de rust op: hoge plafonds, een visgraatvloer en ramen met driedubbele beglazing aan de straatkant.",
    "À l’intérieur, le calme frappe d’emblée : hauts plafonds, parquet à chevrons et triple vitrage côté rue.",
    "Inside it is the quiet that strikes you: high ceilings, a herringbone floor and triple glazing on the street side.",
  ),
  t(
    "De indeling is praktisch: inkom met vestiaire, gastentoilet, leefruimte met open keuken en een berging met aansluiting voor wasmachine en droogkast.",
    "La distribution est pratique : hall avec vestiaire, toilettes invités, séjour avec cuisine ouverte et buanderie équipée.",
    "The layout is practical: hall with cloakroom, guest toilet, living room with open kitchen and a utility room.",
  ),
  t(
    "De vorige eigenaars vernieuwden dak, ramen en elektriciteit. Wat blijft is de sfeer van het oorspronkelijke huis, met schouwmantels en een glas-in-loodraam.",
    "Les propriétaires précédents ont refait le toit, les châssis et l’électricité. Le charme d’origine demeure, avec ses cheminées et un vitrail.",
    "The previous owners renewed roof, windows and wiring. What remains is the mood of the original house, with its mantelpieces and a stained-glass window.",
  ),
] as const;

const nears = [
  t(
    "Winkels, scholen en openbaar vervoer liggen op wandelafstand; met de fiets staat u in tien minuten in het park.",
    "Commerces, écoles et transports se trouvent à pied ; à vélo, le parc est à dix minutes.",
    "Shops, schools and public transport are within walking distance; by bicycle the park is ten minutes away.",
  ),
  t(
    "De tramhalte is om de hoek en de ring ligt op vijf minuten, zonder dat u die hoort.",
    "L’arrêt de tram est au coin et le ring à cinq minutes, sans qu’on l’entende.",
    "The tram stop is round the corner and the ring road five minutes off, without your hearing it.",
  ),
  t(
    "De buurt is groen en rustig, met een bakker, een buurtplein en een basisschool in de straat ernaast.",
    "Le quartier est vert et paisible, avec une boulangerie, une place et une école dans la rue voisine.",
    "The neighbourhood is green and quiet, with a baker, a small square and a primary school one street along.",
  ),
] as const;

const closing = (rent: boolean): Text =>
  rent
    ? t(
        "Beschikbaar in overleg. De huurwaarborg bedraagt drie maanden huur; een plaatsbeschrijving wordt bij aanvang opgemaakt.",
        "Disponible à convenir. La garantie locative s’élève à trois mois de loyer ; un état des lieux est établi à l’entrée.",
        "Available by arrangement. The deposit is three months’ rent; an inventory is drawn up at the start.",
      )
    : t(
        "Het volledige dossier met EPC, bodemattest en stedenbouwkundige inlichtingen krijgt u bij uw bezoek.",
        "Le dossier complet avec PEB, attestation de sol et renseignements urbanistiques vous est remis lors de la visite.",
        "You receive the full file with energy certificate, soil certificate and planning information at your viewing.",
      );

/** Headline and text in three languages; which of them a listing really carries is decided elsewhere. */
export function tell(random: Random, facts: Facts): Story {
  const headline = random.pick(headlines[facts.kind.key] ?? flatLines);
  const paragraphs = [opening(facts)];
  if (facts.kind.dwelling) paragraphs.push(random.pick(middles));
  if (facts.kind.key !== "garage") paragraphs.push(random.pick(nears));
  if (facts.kind.dwelling) paragraphs.push(closing(facts.rent));
  return { headline, description: join(paragraphs, "\n\n") };
}
