import type { Random } from "../random.js";
import { isSingleFamily, type ListingFacts } from "./listing-facts.js";
import { aFlat, floors, glazings, heatings, kitchens, moods, nears, nouns, renovation } from "./description-phrases.js";
import { bathroomsOf, bedroomsOf, enumerate, join, t, type Text } from "./text.js";

const cityOf = ({ municipality }: ListingFacts) =>
  municipality.city.charAt(0) + municipality.city.slice(1).toLowerCase();

function floorPhrase({ floor = 0, hasLift }: ListingFacts): Text {
  if (floor === 0) return t("Op het gelijkvloers", "Au rez-de-chaussée", "On the ground floor", "Im Erdgeschoss");
  const lift = hasLift ? t(", met lift,", ", avec ascenseur,", ", with a lift,", ", mit Aufzug,") : t("", "", "", "");
  return t(
    `Op de ${floors.nl[floor]} verdieping${lift.nl}`,
    `Au ${floors.fr[floor]} étage${lift.fr}`,
    `On the ${floors.en[floor]} floor${lift.en}`,
    `Im ${floors.de[floor]} Stock${lift.de}`,
  );
}

function opening(listing: ListingFacts): Text {
  const { kind, living, plot, year, renovated, storeys } = listing;
  const city = cityOf(listing);
  if (kind.key === "land")
    return t(
      `Dit perceel van ${plot} m² ligt in ${city}, in een straat waar de meeste huizen vrijstaan.`,
      `Cette parcelle de ${plot} m² se trouve à ${city}, dans une rue où la plupart des maisons sont isolées.`,
      `This plot of ${plot} m² lies in ${city}, on a street where most houses stand alone.`,
      `Dieses Grundstück von ${plot} m² liegt in ${city}, in einer Straße mit meist freistehenden Häusern.`,
    );
  if (kind.key === "garage")
    return t(
      `Veilige plaats voor één wagen in ${city}, dag en nacht toegankelijk.`,
      `Un emplacement sûr pour une voiture à ${city}, accessible jour et nuit.`,
      `A safe place for one car in ${city}, open day and night.`,
      `Ein sicherer Platz für ein Auto in ${city}, Tag und Nacht zugänglich.`,
    );
  if (!kind.dwelling)
    return t(
      `In ${city} vindt u deze ruimte van ${living} m², vlot bereikbaar met de tram en met de wagen.`,
      `À ${city}, cet espace de ${living} m² est facile d’accès en tram comme en voiture.`,
      `In ${city} you find this space of ${living} m², easy to reach by tram and by car.`,
      `In ${city} finden Sie diese Fläche von ${living} m², mit Tram und Auto gut erreichbar.`,
    );
  const since = renovated
    ? t(
        `, gerenoveerd in ${renovated},`,
        `, rénové en ${renovated},`,
        `, renovated in ${renovated},`,
        `, ${renovated} renoviert,`,
      )
    : t("", "", "", "");
  if (!isSingleFamily(listing)) {
    const location = floorPhrase(listing);
    const noun = nouns[kind.key] ?? aFlat;
    return t(
      `${location.nl} van een gebouw uit ${year} in ${city} ligt ${noun.nl} van ${living} m²${since.nl.replace(/,$/, "")}.`,
      `${location.fr} d’un immeuble de ${year} à ${city}, ${noun.fr}${since.fr} compte ${living} m².`,
      `${location.en} of a building from ${year} in ${city} lies ${noun.en} of ${living} m²${since.en.replace(/,$/, "")}.`,
      `${location.de} eines Gebäudes von ${year} in ${city} liegt ${noun.de} mit ${living} m²${since.de.replace(/,$/, "")}.`,
    );
  }
  if (kind.key === "investment")
    return t(
      `Dit gebouw uit ${year}${since.nl} in ${city} telt ${living} m² over ${storeys} bouwlagen en is volledig verhuurd.`,
      `Cet immeuble de ${year}${since.fr} à ${city} compte ${living} m² sur ${storeys} niveaux et est entièrement loué.`,
      `This building from ${year}${since.en} in ${city} has ${living} m² on ${storeys} ${storeys === 1 ? "floor" : "floors"} and is fully let.`,
      `Dieses Gebäude von ${year}${since.de} in ${city} hat ${living} m² auf ${storeys} ${storeys === 1 ? "Etage" : "Etagen"} und ist voll vermietet.`,
    );
  return t(
    `Deze woning uit ${year}${since.nl} ligt in ${city} en biedt ${living} m² ${storeys === 1 ? "op één bouwlaag" : `over ${storeys} bouwlagen`}.`,
    `Ce bien de ${year}${since.fr} se trouve à ${city} et offre ${living} m² ${storeys === 1 ? "de plain-pied" : `sur ${storeys} niveaux`}.`,
    `Built in ${year}${since.en} this home in ${city} offers ${living} m² ${storeys === 1 ? "on one floor" : `on ${storeys} floors`}.`,
    `Dieses Haus von ${year}${since.de} liegt in ${city} und bietet ${living} m² ${storeys === 1 ? "auf einer Ebene" : `auf ${storeys} Etagen`}.`,
  );
}

function inside(listing: ListingFacts, chance: Random): Text {
  const { era, condition, bedrooms, bathrooms, hasStudy, kitchen } = listing;
  const rooms = enumerate([
    kitchens[kitchen],
    ...(bedrooms > 0 ? [bedroomsOf(bedrooms)] : []),
    bathroomsOf(bathrooms),
    ...(hasStudy ? [t("een werkkamer", "un bureau", "a study", "ein Arbeitszimmer")] : []),
  ]);
  const also = t(
    `Verder zijn er ${rooms.nl}.`,
    `S’y ajoutent ${rooms.fr}.`,
    `There is also ${rooms.en}.`,
    `Dazu kommen ${rooms.de}.`,
  );
  return join([chance.pick(moods[era]), also, chance.pick(renovation[condition])], " ");
}

const energyText = ({ heating, glazing, energy }: ListingFacts): Text =>
  t(
    `Verwarmd wordt er met ${heatings[heating].nl}; de ramen hebben ${glazings[glazing].nl}. Het EPC vermeldt ${energy} kWh/m² per jaar.`,
    `${heatings[heating].fr}, ${glazings[glazing].fr}. Le certificat PEB indique ${energy} kWh/m² par an.`,
    `It is heated by ${heatings[heating].en} and has ${glazings[glazing].en}. The energy certificate states ${energy} kWh/m² a year.`,
    `Geheizt wird mit ${heatings[heating].de.replace(/^eine Wärmepumpe/, "einer Wärmepumpe")}; die Fenster haben ${glazings[glazing].de}. Der Energieausweis nennt ${energy} kWh/m² im Jahr.`,
  );

function outdoors({ garden, terrace, garages, parkings }: ListingFacts): Text[] {
  const parts = [
    ...(terrace
      ? [
          t(
            `een terras van ${terrace.surface} m²`,
            `une terrasse de ${terrace.surface} m²`,
            `a terrace of ${terrace.surface} m²`,
            `eine Terrasse von ${terrace.surface} m²`,
          ),
        ]
      : []),
    ...(garden
      ? [
          t(
            `een tuin van ${garden.surface} m²`,
            `un jardin de ${garden.surface} m²`,
            `a garden of ${garden.surface} m²`,
            `ein Garten von ${garden.surface} m²`,
          ),
        ]
      : []),
    ...(garages > 0
      ? [
          garages === 1
            ? t("een garage", "un garage", "a garage", "eine Garage")
            : t("een dubbele garage", "un garage double", "a double garage", "eine Doppelgarage"),
        ]
      : []),
    ...(parkings > 0
      ? [
          t(
            "een eigen staanplaats",
            "un emplacement de parking privé",
            "a parking space of its own",
            "ein eigener Stellplatz",
          ),
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  const all = enumerate(parts);
  return [
    t(
      `Erbij ${parts.length === 1 ? "hoort" : "horen"} ${all.nl}.`,
      `À l’extérieur : ${all.fr}.`,
      `Outside there is ${all.en}.`,
      `Draußen: ${all.de}.`,
    ),
  ];
}

const closing = (rent: boolean): Text =>
  rent
    ? t(
        "Beschikbaar in overleg. De huurwaarborg bedraagt drie maanden huur; een plaatsbeschrijving wordt bij aanvang opgemaakt.",
        "Disponible à convenir. La garantie locative s’élève à trois mois de loyer ; un état des lieux est établi à l’entrée.",
        "Available by arrangement. The deposit is three months’ rent; an inventory is drawn up at the start.",
        "Verfügbar nach Absprache. Die Kaution beträgt drei Monatsmieten; zu Beginn wird ein Übergabeprotokoll erstellt.",
      )
    : t(
        "Het volledige dossier met EPC, bodemattest en stedenbouwkundige inlichtingen krijgt u bij uw bezoek.",
        "Le dossier complet avec PEB, attestation de sol et renseignements urbanistiques vous est remis lors de la visite.",
        "You receive the full file with energy certificate, soil certificate and planning information at your viewing.",
        "Die vollständige Akte mit Energieausweis, Bodenbescheinigung und Auskünften zum Baurecht erhalten Sie bei der Besichtigung.",
      );

/** A listing's description in four languages; each sentence is derived from its facts. */
export function descriptionOf(listing: ListingFacts, chance: Random): Text {
  const { kind, near, rent } = listing;
  if (kind.key === "garage") return opening(listing);
  if (!kind.dwelling) return join([opening(listing), nears[near]], "\n\n");
  return join(
    [
      opening(listing),
      ...(kind.key === "investment" ? [] : [inside(listing, chance)]),
      join([energyText(listing), ...outdoors(listing)], " "),
      nears[near],
      closing(rent),
    ],
    "\n\n",
  );
}
