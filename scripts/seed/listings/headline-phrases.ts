import type { ListingFacts } from "./listing-facts.js";
import type { Text } from "./text.js";

const t = (nl: string, fr: string, en: string, de: string): Text => ({ nl, fr, en, de });

/** Where a listing is, of whatever kind. */
export const nearPhrases: Readonly<Record<ListingFacts["near"], readonly Text[]>> = {
  park: [
    t("aan het park", "en bordure de parc", "beside the park", "am Park"),
    t("tussen park en winkels", "entre le parc et les commerces", "between park and shops", "zwischen Park und Läden"),
    t("in een groene straat", "dans une rue arborée", "on a leafy street", "in einer grünen Straße"),
    t("met het park om de hoek", "à deux pas du parc", "round the corner from the park", "um die Ecke vom Park"),
    t(
      "op honderd meter van het park",
      "à cent mètres du parc",
      "a hundred metres from the park",
      "hundert Meter vom Park",
    ),
    t(
      "langs een dreef met beuken",
      "le long d’une allée de hêtres",
      "along an avenue of beeches",
      "an einer Buchenallee",
    ),
  ],
  station: [
    t("om de hoek van het station", "à deux pas de la gare", "round the corner from the station", "gleich am Bahnhof"),
    t("vlak bij de trein", "tout près du train", "close to the train", "nah am Zug"),
    t("op vijf minuten van de trein", "à cinq minutes du train", "five minutes from the train", "fünf Minuten vom Zug"),
    t("in de stationsbuurt", "dans le quartier de la gare", "in the station quarter", "im Bahnhofsviertel"),
    t(
      "tussen station en centrum",
      "entre la gare et le centre",
      "between station and centre",
      "zwischen Bahnhof und Zentrum",
    ),
    t(
      "met trein en tram dichtbij",
      ", train et tram à proximité,",
      "with train and tram nearby",
      "mit Zug und Tram in der Nähe",
    ),
    t(
      "in een straat achter het station",
      "dans une rue derrière la gare",
      "on a street behind the station",
      "in einer Straße hinter dem Bahnhof",
    ),
    t("bij de fietsostrade", "près de la fietsostrade", "by the cycle highway", "am Radschnellweg"),
  ],
  school: [
    t("twee straten van de tram", "à deux rues du tram", "two streets from the tram", "zwei Straßen von der Tram"),
    t(
      "in een straat met weinig verkeer",
      "dans une rue peu passante",
      "on a street with little traffic",
      "in einer verkehrsarmen Straße",
    ),
    t("in een autoluwe straat", "dans une rue apaisée", "on a traffic-calmed street", "in einer ruhigen Nebenstraße"),
  ],
  square: [
    t("aan een rustig plein", "sur une place paisible", "on a quiet square", "an einem ruhigen Platz"),
    t(
      "aan een plein met linden",
      "sur une place plantée de tilleuls",
      "on a square with lime trees",
      "an einem Platz mit Linden",
    ),
    t(
      "in een zijstraat van het plein",
      "dans une rue qui donne sur la place",
      "just off the square",
      "in einer Seitenstraße des Platzes",
    ),
    t(
      "tussen plein en bakker",
      "entre la place et la boulangerie",
      "between square and baker",
      "zwischen Platz und Bäcker",
    ),
    t("op de hoek van het plein", "à l’angle de la place", "on the corner of the square", "an der Ecke des Platzes"),
    t("in het hart van de wijk", "au cœur du quartier", "in the heart of the neighbourhood", "im Herzen des Viertels"),
  ],
  water: [
    t("aan het water", "au bord de l’eau", "by the water", "am Wasser"),
    t("langs de kade", "le long du quai", "along the quay", "am Kai"),
    t(
      "op een steenworp van het water",
      "à un jet de pierre de l’eau",
      "a stone’s throw from the water",
      "einen Steinwurf vom Wasser",
    ),
  ],
};

/** Where a home is, as one who lives there would tell. */
export const homePhrases: Readonly<Record<ListingFacts["near"], readonly Text[]>> = {
  park: [
    t("met het park als achtertuin", ", le parc pour jardin,", "with the park for a garden", "mit dem Park als Garten"),
    t(
      "met zicht op oude bomen",
      "avec vue sur de grands arbres",
      "with a view of old trees",
      "mit Blick auf alte Bäume",
    ),
    t("in het groen", "au vert", "among the trees", "im Grünen"),
    t(
      "waar de straat op het park uitkomt",
      "au bout d’une rue qui mène au parc",
      "where the street meets the park",
      ", wo die Straße am Park endet,",
    ),
    t(
      "voor wie graag in het park loopt",
      "pour qui aime courir au parc",
      "for those who run in the park",
      "für alle, die gern im Park laufen,",
    ),
    t("met groen voor de deur", "avec la verdure devant la porte", "with greenery at the door", "mit Grün vor der Tür"),
  ],
  station: [
    t("voor wie pendelt", "pour qui fait la navette", "for commuters", "für Pendler"),
    t(
      "waar u de wagen laat staan",
      "où l’on se passe de voiture",
      "where you can leave the car",
      ", wo das Auto stehen bleibt,",
    ),
  ],
  school: [
    t("dicht bij school", "près de l’école", "close to school", "nah bei der Schule"),
    t(
      "tussen school en bakker",
      "entre l’école et la boulangerie",
      "between school and baker",
      "zwischen Schule und Bäcker",
    ),
    t(
      "in een kindvriendelijke straat",
      "dans une rue agréable pour les enfants",
      "on a street for children",
      "in einer kinderfreundlichen Straße",
    ),
    t("te voet naar school", ", l’école à pied,", "a walk from school", "zu Fuß zur Schule"),
    t(
      "met bakker en school in de buurt",
      ", boulangerie et école dans le quartier,",
      "with baker and school nearby",
      "mit Bäcker und Schule im Viertel",
    ),
    t(
      "in een buurt vol gezinnen",
      "dans un quartier familial",
      "in a family neighbourhood",
      "in einem Viertel für Familien",
    ),
    t(
      "tussen speelplein en tram",
      "entre plaine de jeux et tram",
      "between playground and tram",
      "zwischen Spielplatz und Tram",
    ),
    t("bij de basisschool", "près de l’école primaire", "near the primary school", "bei der Grundschule"),
  ],
  square: [
    t(
      "met de markt voor de deur",
      "avec le marché devant la porte",
      "with the market at the door",
      "mit dem Markt vor der Tür",
    ),
    t("met zicht op het plein", "avec vue sur la place", "overlooking the square", "mit Blick auf den Platz"),
    t(
      "met bankjes onder oude bomen",
      "avec des bancs sous de vieux arbres",
      "with benches under old trees",
      "mit Bänken unter alten Bäumen",
    ),
    t(
      "aan de zonkant van het plein",
      "du côté ensoleillé de la place",
      "on the sunny side of the square",
      "auf der Sonnenseite des Platzes",
    ),
    t(
      "met een terrasje om de hoek",
      "avec un café au coin de la rue",
      "with a café round the corner",
      "mit einem Café um die Ecke",
    ),
  ],
  water: [
    t("met zicht op het water", "avec vue sur l’eau", "with a view of the water", "mit Blick aufs Wasser"),
    t("waar de boten voorbijvaren", "où passent les bateaux", "where the boats go by", ", wo die Boote vorbeifahren,"),
    t(
      "met wandelingen langs de kade",
      "avec des promenades sur le quai",
      "with walks along the quay",
      "mit Spaziergängen am Kai",
    ),
  ],
};

interface Statement {
  isTrue: (listing: ListingFacts) => boolean;
  text: Text;
}
const statements = (isTrue: Statement["isTrue"], ...texts: readonly Text[]): Statement[] =>
  texts.map((text) => ({ isTrue, text }));
const isPeriod = ({ era, condition }: ListingFacts) => era === "period" && condition !== "to-renovate";
const isBright = ({ era, condition }: ListingFacts) => era === "modern" && condition !== "to-renovate";

/** What a home has inside, each where its facts say so. */
export const insidePhrases: readonly Statement[] = [
  ...statements(
    isPeriod,
    t(
      "met schouwen en visgraatvloer",
      "avec cheminées et parquet à chevrons",
      "with fireplaces and herringbone floors",
      "mit Kaminen und Fischgrätparkett",
    ),
    t("met hoge plafonds", "avec de hauts plafonds", "with high ceilings", "mit hohen Decken"),
    t(
      "met lijstwerk en rozetten",
      "avec moulures et rosaces",
      "with mouldings and ceiling roses",
      "mit Stuck und Rosetten",
    ),
    t("met een marmeren schouw", "avec une cheminée de marbre", "with a marble mantelpiece", "mit einem Marmorkamin"),
    t("vol oude details", "aux mille détails d’époque", "full of period detail", "voller alter Details"),
    t("met ziel", "avec une âme", "with a soul", "mit Seele"),
  ),
  ...statements(
    isBright,
    t("met brede ramen", "avec de larges fenêtres", "with wide windows", "mit breiten Fenstern"),
    t("met veel licht", "avec beaucoup de lumière", "with plenty of light", "mit viel Licht"),
    t("met veel bergruimte", "avec beaucoup de rangements", "with plenty of storage", "mit viel Stauraum"),
    t("zonder verloren hoek", "sans mètre perdu", "without a wasted corner", "ohne verlorenen Winkel"),
    t(
      "met een royale leefruimte",
      "avec un séjour généreux",
      "with a generous living room",
      "mit großzügigem Wohnzimmer",
    ),
  ),
  ...statements(
    ({ kitchen }) => kitchen === "island",
    t("met kookeiland", "avec îlot de cuisine", "with a kitchen island", "mit Kochinsel"),
    t("met open leefkeuken", "avec cuisine ouverte", "with an open kitchen", "mit offener Wohnküche"),
    t("om in te koken en te tafelen", "pour cuisiner et recevoir", "for cooking and dining", "zum Kochen und Tafeln"),
  ),
  ...statements(
    ({ heating }) => heating === "heat-pump",
    t("met warmtepomp", "avec pompe à chaleur", "with a heat pump", "mit Wärmepumpe"),
    t("met vloerverwarming", "avec chauffage au sol", "with underfloor heating", "mit Fußbodenheizung"),
  ),
  ...statements(
    ({ glazing }) => glazing === "triple",
    t("met driedubbel glas", "avec triple vitrage", "with triple glazing", "mit Dreifachverglasung"),
  ),
  ...statements(
    ({ condition }) => condition === "new",
    t(", nieuw en instapklaar,", ", clé sur porte,", ", new and ready,", ", neu und bezugsfertig,"),
    t("voor de eerste bewoner", "où personne n’a encore vécu", "for its first residents", "für die ersten Bewohner"),
  ),
  ...statements(
    ({ condition }) => condition === "good",
    t("klaar om in te trekken", "où poser ses valises", "ready to move into", "zum Einziehen"),
    t("zonder werken", "sans travaux", "with no work to do", "ohne Arbeiten"),
  ),
  ...statements(
    ({ condition }) => condition === "to-refresh",
    t("met een goede basis", "aux bases saines", "with good bones", "mit guter Substanz"),
    t("om naar uw hand te zetten", "à mettre à votre goût", "to make your own", "zum Gestalten"),
    t(
      "voor wie graag schildert",
      "pour qui aime peindre",
      "for those who like to paint",
      "für alle, die gern streichen,",
    ),
  ),
  ...statements(
    ({ condition }) => condition === "to-renovate",
    t("om te renoveren", "à rénover", "to renovate", ", renovierungsbedürftig,"),
    t("met veel mogelijkheden", "aux nombreuses possibilités", "full of possibility", "mit vielen Möglichkeiten"),
    t(
      "voor wie graag verbouwt",
      "pour qui aime rénover",
      "for those who like to rebuild",
      "für alle, die gern umbauen,",
    ),
    t(
      "voor u en uw architect",
      "pour vous et votre architecte",
      "for you and your architect",
      "für Sie und Ihren Architekten",
    ),
  ),
  ...statements(
    ({ hasStudy }) => hasStudy,
    t("met werkkamer", "avec bureau", "with a study", "mit Arbeitszimmer"),
    t(
      "met plaats om thuis te werken",
      "avec de quoi travailler chez soi",
      "with room to work from home",
      "mit Platz fürs Homeoffice",
    ),
  ),
  ...statements(
    ({ parkings }) => parkings > 0,
    t("met eigen staanplaats", "avec emplacement privé", "with its own parking space", "mit eigenem Stellplatz"),
  ),
  ...statements(
    ({ garages, bedrooms }) => garages > 0 && bedrooms > 0,
    t("met eigen garage", "avec garage", "with its own garage", "mit eigener Garage"),
  ),
  ...statements(
    ({ floor, storeys, kind }) => floor !== undefined && floor > 0 && floor === storeys - 1 && kind.key !== "penthouse",
    t("op de bovenste verdieping", "au dernier étage", "on the top floor", "im obersten Stockwerk"),
  ),
  ...statements(
    ({ kind }) => kind.key === "studio",
    t(
      "voor een eerste eigen plek",
      "pour un premier chez-soi",
      "for a first place of your own",
      "für die ersten eigenen vier Wände",
    ),
  ),
];
