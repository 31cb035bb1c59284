import type { ProjectKind } from "../illustrations/project-picture.js";

type Text = Record<"nl" | "fr" | "en" | "de", string>;

/** The particulars of each sample project; demo-projects.ts computes the rest. */
export interface ProjectDescription {
  kind: ProjectKind;
  /** A proper name: the same in every language. */
  name: string;
  zip: string;
  street: string;
  houseNumber: string;
  publicAddress: boolean;
  /** The first text describes the whole project; the others are selling points. */
  text: Text;
  delivery?: Text;
  deliveryDate?: string;
  /** Units in the project's own price list, and how many of them are sold. */
  units: number;
  sold: number;
  publishPrice: boolean;
  /** Euro a square metre. */
  level: number;
}

export const projectDescriptions: readonly ProjectDescription[] = [
  {
    kind: "apartments",
    name: "Kaai 17",
    zip: "2000",
    street: "Vaartkaai",
    houseNumber: "17",
    publicAddress: true,
    text: {
      nl: "<p>Twee gebouwen rond een binnentuin, op wandelafstand van het water. Elke woning heeft een terras op het zuiden of het westen en een berging op de verdieping.</p><p>Beneden zijn er een fietsenlokaal met werkbank en een gemeenschappelijke logeerkamer.</p>",
      fr: "<p>Deux immeubles autour d’un jardin intérieur, à quelques pas de l’eau. Chaque logement dispose d’une terrasse au sud ou à l’ouest et d’un rangement à l’étage.</p><p>Au rez-de-chaussée : un local à vélos avec établi et une chambre d’amis commune.</p>",
      en: "<p>Two buildings around a courtyard garden, a short walk from the water. Every home has a terrace facing south or west and a store room on its own floor.</p><p>Downstairs there is a bicycle room with a workbench and a shared guest room.</p>",
      de: "<p>Zwei Gebäude um einen Innengarten, wenige Schritte vom Wasser. Jede Wohnung hat eine Terrasse nach Süden oder Westen und einen Abstellraum auf ihrer Etage.</p><p>Unten gibt es einen Fahrradraum mit Werkbank und ein gemeinschaftliches Gästezimmer.</p>",
    },
    deliveryDate: "2028-06-30",
    units: 10,
    sold: 4,
    publishPrice: true,
    level: 4600,
  },
  {
    kind: "apartments",
    name: "Residentie Moorkens",
    zip: "2140",
    street: "Dageraadstraat",
    houseNumber: "41",
    publicAddress: true,
    text: {
      nl: "<p>Zestien appartementen op de plek van een oude drukkerij: lichte woningen met driedubbel glas, een warmtepomp en een daktuin voor iedereen.</p>",
      fr: "<p>Seize appartements à l’emplacement d’une ancienne imprimerie : des logements lumineux, triple vitrage, pompe à chaleur et toit-jardin partagé.</p>",
      en: "<p>Sixteen apartments on the site of an old printing works: light homes with triple glazing, a heat pump and a roof garden for everyone.</p>",
      de: "<p>Sechzehn Wohnungen auf dem Gelände einer alten Druckerei: helle Räume mit Dreifachverglasung, eine Wärmepumpe und ein Dachgarten für alle.</p>",
    },
    delivery: {
      nl: "tweede helft van 2027",
      fr: "second semestre 2027",
      en: "second half of 2027",
      de: "zweite Jahreshälfte 2027",
    },
    units: 14,
    sold: 9,
    publishPrice: true,
    level: 3700,
  },
  {
    kind: "apartments",
    name: "Park Steytelinck",
    zip: "2610",
    street: "Acacialaan",
    houseNumber: "8",
    publicAddress: false,
    text: {
      nl: "<p>Vier kleine gebouwen tussen bestaande bomen. De auto’s staan onder de grond, de paden zijn voor wandelaars en kinderen.</p>",
      fr: "<p>Quatre petits immeubles entre des arbres existants. Les voitures restent sous terre, les sentiers sont aux promeneurs et aux enfants.</p>",
      en: "<p>Four small buildings among existing trees. Cars are parked underground; the paths are for walkers and children.</p>",
      de: "<p>Vier kleine Gebäude zwischen altem Baumbestand. Die Autos stehen unter der Erde, die Wege gehören Spaziergängern und Kindern.</p>",
    },
    deliveryDate: "2028-12-15",
    units: 10,
    sold: 2,
    publishPrice: true,
    level: 3900,
  },
  {
    kind: "houses",
    name: "Het Kleine Hof",
    zip: "2600",
    street: "Kruisboogstraat",
    houseNumber: "62",
    publicAddress: true,
    text: {
      nl: "<p>Zes stadswoningen rond een autovrij hof, elk met een eigen tuin en een dak vol zonnepanelen. Vlak bij het station.</p>",
      fr: "<p>Six maisons de ville autour d’une cour sans voitures, chacune avec son jardin et un toit couvert de panneaux solaires. À deux pas de la gare.</p>",
      en: "<p>Six town houses around a car-free court, each with its own garden and a roof full of solar panels. Close to the station.</p>",
      de: "<p>Sechs Stadthäuser um einen autofreien Hof, jedes mit eigenem Garten und einem Dach voller Solarmodule. Ganz in der Nähe des Bahnhofs.</p>",
    },
    delivery: { nl: "voorjaar 2028", fr: "printemps 2028", en: "spring 2028", de: "Frühjahr 2028" },
    units: 6,
    sold: 3,
    publishPrice: true,
    level: 4100,
  },
  {
    kind: "villas",
    name: "Mikse Dreef",
    zip: "2930",
    street: "Kasteeldreef",
    houseNumber: "110",
    publicAddress: false,
    text: {
      nl: "<p>Vijf villa’s onder hoge dennen, getekend door één architect en toch alle vijf anders. Prijzen bespreken we graag bij een kop koffie.</p>",
      fr: "<p>Cinq villas sous de grands pins, dessinées par un seul architecte et pourtant toutes différentes. Nous parlons volontiers des prix autour d’un café.</p>",
      en: "<p>Five villas under tall pines, drawn by one architect and yet all five different. We are glad to talk about prices over coffee.</p>",
      de: "<p>Fünf Villen unter hohen Kiefern, von einem Architekten gezeichnet und doch alle fünf verschieden. Über die Preise sprechen wir gern bei einer Tasse Kaffee.</p>",
    },
    delivery: { nl: "in overleg", fr: "à convenir", en: "by arrangement", de: "nach Vereinbarung" },
    units: 5,
    sold: 1,
    publishPrice: false,
    level: 5200,
  },
  {
    kind: "apartments",
    name: "De Netekaai",
    zip: "2500",
    street: "Waterpoort",
    houseNumber: "3",
    publicAddress: true,
    text: {
      nl: "<p>Twaalf appartementen aan de Nete, met zicht op de begijnhofdaken. Het gebouw is af en alle woningen hebben hun bewoners gevonden.</p>",
      fr: "<p>Douze appartements au bord de la Nèthe, avec vue sur les toits du béguinage. L’immeuble est achevé et tous les logements ont trouvé leurs habitants.</p>",
      en: "<p>Twelve apartments on the river Nete, looking over the roofs of the beguinage. The building is finished and every home has found its residents.</p>",
      de: "<p>Zwölf Wohnungen an der Nete, mit Blick auf die Dächer des Beginenhofs. Das Gebäude ist fertig, und alle Wohnungen haben ihre Bewohner gefunden.</p>",
    },
    deliveryDate: "2026-03-31",
    units: 12,
    sold: 12,
    publishPrice: true,
    level: 3600,
  },
  {
    kind: "houses",
    name: "Tuinwijk Distelhoek",
    zip: "2170",
    street: "Distelhoek",
    houseNumber: "20",
    publicAddress: true,
    text: {
      nl: "<p>Gezinswoningen met drie of vier slaapkamers langs een nieuwe groene straat. 6 % btw is mogelijk voor wie aan de voorwaarden voldoet; we rekenen het samen uit.</p>",
      fr: "<p>Maisons familiales de trois ou quatre chambres le long d’une nouvelle rue verte. La TVA à 6 % est possible pour qui remplit les conditions : nous faisons le calcul avec vous.</p>",
      en: "<p>Family homes with three or four bedrooms along a new green street. VAT at 6% is possible for those who qualify; we will work it out with you.</p>",
      de: "<p>Familienhäuser mit drei oder vier Schlafzimmern an einer neuen grünen Straße. 6 % Mehrwertsteuer sind möglich, wenn Sie die Voraussetzungen erfüllen; wir rechnen es gemeinsam mit Ihnen aus.</p>",
    },
    deliveryDate: "2027-10-01",
    units: 9,
    sold: 2,
    publishPrice: true,
    level: 3200,
  },
  {
    kind: "apartments",
    name: "Dijlezicht",
    zip: "2800",
    street: "Hoogstraat",
    houseNumber: "75",
    publicAddress: false,
    text: {
      nl: "<p>De plannen liggen op tafel, de verkoop begint in het voorjaar. Wie zich nu meldt, krijgt de prijslijst een week voor de anderen.</p>",
      fr: "<p>Les plans sont prêts, la vente commence au printemps. Qui se manifeste maintenant reçoit la liste des prix une semaine avant les autres.</p>",
      en: "<p>The plans are on the table and sales begin in the spring. Those who get in touch now receive the price list a week before everyone else.</p>",
      de: "<p>Die Pläne liegen auf dem Tisch, der Verkauf beginnt im Frühjahr. Wer sich jetzt meldet, bekommt die Preisliste eine Woche vor allen anderen.</p>",
    },
    units: 0,
    sold: 0,
    publishPrice: true,
    level: 3800,
  },
];
