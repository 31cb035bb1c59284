import { languagesOf } from "../../../content/first-content/languages-of";
import { readText } from "../../../content/first-content/seed-types";
import type { SeedPropertyList } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import { newBuild, soldAndLet } from "../../../content/first-content/names";
import type { SeedDocument } from "../../../content/first-content/seed-document";

export const propertyLists: SeedPropertyList[] = [
  {
    key: "newest",
    name: "Nieuwste panden",
    title: { nl: "Pas op de markt", fr: "Nouveaux sur le marché", en: "Just listed", de: "Neu im Angebot" },
    intro: {
      nl: "De laatste woningen die we in verkoop of verhuring kregen.",
      fr: "Les derniers biens qui nous ont été confiés, à vendre ou à louer.",
      en: "The latest homes entrusted to us, for sale or to let.",
      de: "Die neuesten Immobilien, die uns zum Verkauf oder zur Vermietung anvertraut wurden.",
    },
    mode: "selection",
    goal: null,
    state: "on-offer",
    sort: "newest",
    moreLink: {
      label: {
        nl: "Bekijk alles te koop",
        fr: "Voir tous les biens à vendre",
        en: "See everything for sale",
        de: "Alle Kaufangebote ansehen",
      },
      page: "for-sale",
    },
  },
  {
    key: "for-sale",
    name: "Te koop",
    title: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" },
    intro: { nl: "", fr: "", en: "", de: "" },
    mode: "search",
    goal: 0,
    state: "on-offer",
    sort: "newest",
  },
  {
    key: "for-rent",
    name: "Te huur",
    title: { nl: "Te huur", fr: "À louer", en: "For rent", de: "Zu vermieten" },
    intro: { nl: "", fr: "", en: "", de: "" },
    mode: "search",
    goal: 1,
    state: "on-offer",
    sort: "newest",
  },
  {
    key: "projects",
    name: "Nieuwbouw",
    title: newBuild,
    intro: { nl: "", fr: "", en: "", de: "" },
    mode: "projects",
    goal: 0,
    state: "on-offer",
    sort: "newest",
  },
  {
    key: "some-projects",
    name: "Enkele nieuwbouwprojecten",
    title: newBuild,
    intro: { nl: "", fr: "", en: "", de: "" },
    mode: "projects",
    goal: 0,
    state: "on-offer",
    sort: "newest",
    moreLink: {
      label: {
        nl: "Alle projecten",
        fr: "Tous les projets",
        en: "All projects",
        de: "Alle Projekte",
      },
      page: "projects",
    },
  },
  {
    key: "recently-sold",
    name: "Onlangs verkocht",
    title: { nl: "Onlangs verkocht", fr: "Récemment vendus", en: "Recently sold", de: "Kürzlich verkauft" },
    intro: {
      nl: "Woningen die de voorbije maanden via ons een koper vonden.",
      fr: "Des biens qui ont trouvé acquéreur chez nous ces derniers mois.",
      en: "Homes that have found a buyer through us in recent months.",
      de: "Immobilien, die in den letzten Monaten über uns einen Käufer gefunden haben.",
    },
    mode: "selection",
    goal: 0,
    state: "sold-or-rented",
    sort: "newest",
    moreLink: {
      label: {
        nl: "Alles wat verkocht en verhuurd is",
        fr: "Tous les biens vendus et loués",
        en: "All sold and let",
        de: "Alles, was verkauft und vermietet ist",
      },
      page: "realisations",
    },
  },
  {
    key: "realisations",
    name: "Verkocht en verhuurd",
    title: soldAndLet,
    intro: { nl: "", fr: "", en: "", de: "" },
    mode: "selection",
    goal: null,
    state: "sold-or-rented",
    sort: "newest",
  },
  {
    key: "rentals",
    name: "Voorbeelden van verhuur",
    title: { nl: "Nu te huur", fr: "À louer en ce moment", en: "To let now", de: "Jetzt zu vermieten" },
    intro: {
      nl: "Zo stellen we de woningen voor die ons zijn toevertrouwd.",
      fr: "Voici comment nous présentons les logements qui nous sont confiés.",
      en: "This is how we present the homes entrusted to us.",
      de: "So stellen wir die Immobilien vor, die uns anvertraut sind.",
    },
    mode: "selection",
    goal: 1,
    state: "on-offer",
    sort: "newest",
    moreLink: {
      label: {
        nl: "Bekijk alles te huur",
        fr: "Voir tous les biens à louer",
        en: "See everything to let",
        de: "Alle Mietangebote ansehen",
      },
      page: "for-rent",
    },
  },
];

const goals = { 0: "sale", 1: "rent" } as const;

export function propertyListDocuments(references: References): SeedDocument[] {
  return propertyLists.map((list) => ({
    kind: "propertyList",
    uid: "api::property-list.property-list",
    key: list.key,
    languages: languagesOf(list.title),
    data: (language) => ({
      name: list.name,
      title: readText(list.title, language),
      intro: readText(list.intro, language),
      mode: list.mode,
      goal: list.goal === null ? null : goals[list.goal],
      types: [],
      cities: [],
      state: list.state,
      sort: list.sort,
      moreLink: references.link(list.moreLink, language),
    }),
  }));
}
