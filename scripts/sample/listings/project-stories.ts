import type { ProjectKind } from "../drawing/project-picture.js";

type Text = { nl: string; fr?: string; en?: string };

/** What is particular about each project of the sample; sample-projects.ts reckons the rest. */
export interface ProjectStory {
  kind: ProjectKind;
  name: Text;
  zip: string;
  street: string;
  houseNumber: string;
  publicAddress: boolean;
  /** The first one stands for the whole; the others say why one would live there. */
  text: Text;
  delivery?: Text;
  deliveryDate?: string;
  /** Of its own price list, and how many of those are sold. */
  units: number;
  sold: number;
  publishPrice: boolean;
  /** Euro a square metre. */
  level: number;
  agent: number;
}

export const projectStories: readonly ProjectStory[] = [
  {
    kind: "apartments",
    name: { nl: "Kaai 17", fr: "Quai 17", en: "Quay 17" },
    zip: "2000",
    street: "Vaartkaai",
    houseNumber: "17",
    publicAddress: true,
    text: {
      nl: "<p>Twee gebouwen rond een binnentuin, op wandelafstand van het water. Elke woning heeft een terras op het zuiden of het westen en een berging op de verdieping.</p><p>Beneden zijn er een fietsenlokaal met werkbank en een gemeenschappelijke logeerkamer.</p>",
      fr: "<p>Deux immeubles autour d’un jardin intérieur, à quelques pas de l’eau. Chaque logement dispose d’une terrasse au sud ou à l’ouest et d’un rangement à l’étage.</p><p>Au rez-de-chaussée : un local à vélos avec établi et une chambre d’amis commune.</p>",
      en: "<p>Two buildings around a courtyard garden, a short walk from the water. Every home has a terrace facing south or west and a store room on its own floor.</p><p>Downstairs there is a bicycle room with a workbench and a shared guest room.</p>",
    },
    deliveryDate: "2028-06-30",
    units: 10,
    sold: 4,
    publishPrice: true,
    level: 4600,
    agent: 0,
  },
  {
    kind: "apartments",
    name: { nl: "Residentie Moorkens", fr: "Résidence Moorkens", en: "Moorkens Residence" },
    zip: "2140",
    street: "Dageraadstraat",
    houseNumber: "41",
    publicAddress: true,
    text: {
      nl: "<p>Zestien appartementen op de plek van een oude drukkerij: lichte woningen met driedubbel glas, een warmtepomp en een daktuin voor iedereen.</p>",
      fr: "<p>Seize appartements à l’emplacement d’une ancienne imprimerie : des logements lumineux, triple vitrage, pompe à chaleur et toit-jardin partagé.</p>",
      en: "<p>Sixteen apartments on the site of an old printing works: light homes with triple glazing, a heat pump and a roof garden for everyone.</p>",
    },
    delivery: { nl: "tweede helft van 2027", fr: "second semestre 2027", en: "second half of 2027" },
    units: 14,
    sold: 9,
    publishPrice: true,
    level: 3700,
    agent: 1,
  },
  {
    kind: "apartments",
    name: { nl: "Park Steytelinck", fr: "Parc Steytelinck" },
    zip: "2610",
    street: "Acacialaan",
    houseNumber: "8",
    publicAddress: false,
    text: {
      nl: "<p>Vier kleine gebouwen tussen bestaande bomen. De auto’s staan onder de grond, de paden zijn voor wandelaars en kinderen.</p>",
      fr: "<p>Quatre petits immeubles entre des arbres existants. Les voitures restent sous terre, les sentiers sont aux promeneurs et aux enfants.</p>",
    },
    deliveryDate: "2028-12-15",
    units: 10,
    sold: 2,
    publishPrice: true,
    level: 3900,
    agent: 2,
  },
  {
    kind: "houses",
    name: { nl: "Het Kleine Hof", fr: "La Petite Cour", en: "The Little Court" },
    zip: "2600",
    street: "Kruisboogstraat",
    houseNumber: "62",
    publicAddress: true,
    text: {
      nl: "<p>Zes stadswoningen rond een autovrij hof, elk met een eigen tuin en een dak vol zonnepanelen. Vlak bij het station.</p>",
      fr: "<p>Six maisons de ville autour d’une cour sans voitures, chacune avec son jardin et un toit couvert de panneaux solaires. À deux pas de la gare.</p>",
      en: "<p>Six town houses around a car-free court, each with its own garden and a roof full of solar panels. Close to the station.</p>",
    },
    delivery: { nl: "voorjaar 2028", fr: "printemps 2028", en: "spring 2028" },
    units: 6,
    sold: 3,
    publishPrice: true,
    level: 4100,
    agent: 3,
  },
  {
    kind: "villas",
    name: { nl: "Mikse Dreef", en: "Mikse Avenue" },
    zip: "2930",
    street: "Kasteeldreef",
    houseNumber: "110",
    publicAddress: false,
    text: {
      nl: "<p>Vijf villa’s onder hoge dennen, getekend door één architect en toch alle vijf anders. Prijzen bespreken we graag bij een kop koffie.</p>",
      en: "<p>Five villas under tall pines, drawn by one architect and yet all five different. We are glad to talk about prices over coffee.</p>",
    },
    delivery: { nl: "op afspraak", en: "by arrangement" },
    units: 5,
    sold: 1,
    publishPrice: false,
    level: 5200,
    agent: 0,
  },
  {
    kind: "apartments",
    name: { nl: "De Netekaai", fr: "Quai de la Nèthe", en: "Nete Quay" },
    zip: "2500",
    street: "Waterpoort",
    houseNumber: "3",
    publicAddress: true,
    text: {
      nl: "<p>Twaalf appartementen aan de Nete, met zicht op de begijnhofdaken. Het gebouw is af en alle woningen hebben hun bewoners gevonden.</p>",
      fr: "<p>Douze appartements au bord de la Nèthe, avec vue sur les toits du béguinage. L’immeuble est achevé et tous les logements ont trouvé leurs habitants.</p>",
      en: "<p>Twelve apartments on the river Nete, looking over the roofs of the beguinage. The building is finished and every home has found its residents.</p>",
    },
    deliveryDate: "2026-03-31",
    units: 12,
    sold: 12,
    publishPrice: true,
    level: 3600,
    agent: 1,
  },
  {
    kind: "houses",
    name: { nl: "Tuinwijk Distelhoek", fr: "Cité-jardin Distelhoek", en: "Distelhoek Garden Quarter" },
    zip: "2170",
    street: "Distelhoek",
    houseNumber: "20",
    publicAddress: true,
    text: {
      nl: "<p>Gezinswoningen met drie of vier slaapkamers langs een nieuwe groene straat. Beperkt verkooprecht en 6 % btw zijn voor wie eraan voldoet een mogelijkheid; we rekenen het samen uit.</p>",
      fr: "<p>Maisons familiales de trois ou quatre chambres le long d’une nouvelle rue verte. La TVA à 6 % est possible pour qui remplit les conditions : nous faisons le calcul avec vous.</p>",
      en: "<p>Family homes with three or four bedrooms along a new green street. VAT at 6% is possible for those who qualify; we will work it out with you.</p>",
    },
    deliveryDate: "2027-10-01",
    units: 9,
    sold: 2,
    publishPrice: true,
    level: 3200,
    agent: 2,
  },
  {
    kind: "apartments",
    name: { nl: "Dijlezicht", fr: "Vue sur la Dyle", en: "Dijle View" },
    zip: "2800",
    street: "Hoogstraat",
    houseNumber: "75",
    publicAddress: false,
    text: {
      nl: "<p>De plannen liggen op tafel, de verkoop begint in het voorjaar. Wie zich nu meldt, krijgt de prijslijst een week voor de anderen.</p>",
      fr: "<p>Les plans sont prêts, la vente commence au printemps. Qui se manifeste maintenant reçoit la liste des prix une semaine avant les autres.</p>",
      en: "<p>The plans are on the table and sales begin in the spring. Those who get in touch now receive the price list a week before everyone else.</p>",
    },
    units: 0,
    sold: 0,
    publishPrice: true,
    level: 3800,
    agent: 3,
  },
];
