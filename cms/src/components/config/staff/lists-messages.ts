import type { ModelMessages } from "../../../api/field-messages";

/** Search and lists of listings. */
export const siteListsMessages: ModelMessages = {
  "config.property-search": {
    nl: {
      salePrices: ["Prijzen te koop", "De bedragen waaruit bezoekers kiezen, in euro."],
      rentPrices: ["Prijzen te huur", "De bedragen waaruit bezoekers kiezen, in euro per maand."],
      maxRooms: ["Hoogste aantal kamers", "Waar de tellers van slaapkamers en andere kamers stoppen."],
    },
    fr: {
      salePrices: ["Prix à la vente", "Les montants que les visiteurs peuvent choisir, en euros."],
      rentPrices: ["Prix à la location", "Les montants que les visiteurs peuvent choisir, en euros par mois."],
      maxRooms: ["Nombre maximal de pièces", "Là où s’arrêtent les compteurs de chambres et d’autres pièces."],
    },
  },
  "config.property-list": {
    nl: {
      pageSize: ["Panden per pagina", "6 tot 48."],
      showSoldFor: ["Dagen in de lijst na verkoop", "0: ze verdwijnen meteen."],
      soldStatus: [
        "Pagina van een verkocht pand",
        "Blijft vindbaar: zoekmachines houden ze. Verdwijnt: zoekmachines vergeten ze.",
      ],
      showPriceDrops: [
        "Prijsverlagingen tonen",
        "Negentig dagen lang zegt de pagina van een pand wat de prijs was. Verborgen prijzen en verhogingen worden nooit getoond.",
      ],
      marquees: ["Statussen", "Wat elk statusnummer van de panden betekent."],
    },
    fr: {
      pageSize: ["Biens par page", "6 à 48."],
      showSoldFor: ["Jours dans la liste après vente", "0 : ils disparaissent tout de suite."],
      soldStatus: [
        "Page d’un bien vendu",
        "Reste visible : les moteurs de recherche la gardent. Disparaît : ils l’oublient.",
      ],
      showPriceDrops: [
        "Montrer les baisses de prix",
        "Pendant nonante jours, la page d’un bien rappelle l’ancien prix. Les prix cachés et les hausses ne sont jamais montrés.",
      ],
      marquees: ["Statuts", "Ce que signifie chaque numéro de statut des biens."],
    },
  },
  "config.marquee": {
    nl: {
      value: ["Nummer in de panden", "Zoals de backoffice of de import het nummert."],
      label: ["Woorden op de foto", "Leeg: geen etiket."],
      state: [
        "Betekenis",
        "Beschikbaar en In optie blijven in het aanbod; Verkocht en Verhuurd verdwijnen uit de lijsten.",
      ],
    },
    fr: {
      value: ["Numéro dans les biens", "Tel que le back-office ou l’import le numérote."],
      label: ["Texte sur la photo", "Vide : pas d’étiquette."],
      state: ["Signification", "Disponible et Sous option restent dans l’offre ; Vendu et Loué quittent les listes."],
    },
  },
};
