import type { ListingFieldKey } from "../contracts/listing-fields.js";

interface LabelTranslations {
  readonly nl: string;
  readonly fr: string;
  readonly en: string;
}

interface FieldLabels {
  readonly label: LabelTranslations;
  /** What it does, where its name says too little. */
  readonly help?: LabelTranslations;
}

/** What staff call the own fields of a listing: one without its words is an error of types. */
export const listingFieldLabels: Readonly<Record<ListingFieldKey, FieldLabels>> = {
  reference: {
    label: { nl: "Referentie", fr: "Référence", en: "Reference" },
    help: {
      nl: "Het nummer waaronder de bron dit pand kent. Leeg: het krijgt er een, zoals M-0547.",
      fr: "Le numéro sous lequel la source connaît ce bien. Vide : il en reçoit un, comme M-0547.",
      en: "The number by which the source knows this listing. Empty: one is made, such as M-0547.",
    },
  },
  goal: { label: { nl: "Te koop of te huur", fr: "À vendre ou à louer", en: "For sale or for rent" } },
  webId: {
    label: { nl: "Type", fr: "Type", en: "Type" },
    help: {
      nl: "De lijst staat onder Pandtypes.",
      fr: "La liste se trouve sous Types de bien.",
      en: "The list is found under Property type.",
    },
  },
  webIds: {
    label: { nl: "Andere types", fr: "Autres types", en: "Further types" },
    help: {
      nl: "Het pand wordt ook bij deze types gevonden.",
      fr: "Le bien se trouve aussi sous ces types.",
      en: "The listing is found under these types too.",
    },
  },
  mainTypeName: {
    label: { nl: "Naam van het type", fr: "Nom du type", en: "Name of the type" },
    help: { nl: "Zoals de bron het noemt.", fr: "Comme la source l’appelle.", en: "As the source calls it." },
  },
  typeDescription: {
    label: { nl: "Titel", fr: "Titre", en: "Headline" },
    help: {
      nl: "De kop op de kaart en op de pagina van het pand. Leeg: het type en de gemeente.",
      fr: "L’intitulé dans les listes et sur la page du bien. Vide : le type et la localité.",
      en: "The heading in lists and on the page of the listing. Empty: the type and the town.",
    },
  },
  description: {
    label: { nl: "Beschrijving", fr: "Description", en: "Description" },
    help: {
      nl: "Alinea’s, tussentitels, lijsten, vet, cursief en links.",
      fr: "Paragraphes, intertitres, listes, gras, italique et liens.",
      en: "Paragraphs, subheadings, lists, bold, italic and links.",
    },
  },
  recordFile: {
    label: { nl: "Dossier", fr: "Dossier", en: "File" },
    help: {
      nl: "Het nummer van het eigen dossier. Bezoekers zien het op de pagina van het pand.",
      fr: "Le numéro du dossier de l’agence. Les visiteurs le voient sur la page du bien.",
      en: "The number of the office's own file. Visitors see it on the page of the listing.",
    },
  },
  publishPrice: {
    label: { nl: "Prijs tonen", fr: "Afficher le prix", en: "Show the price" },
    help: {
      nl: "Uit: bezoekers lezen dat de prijs op aanvraag is.",
      fr: "Désactivé : les visiteurs lisent que le prix est sur demande.",
      en: "Off: visitors read that the price is on request.",
    },
  },
  price: {
    label: { nl: "Prijs", fr: "Prix", en: "Price" },
    help: {
      nl: "In euro; voor een huurpand de huur per maand.",
      fr: "En euros ; pour un bien à louer, le loyer mensuel.",
      en: "In euro; for a listing to let, the rent a month.",
    },
  },
  priceUnit: {
    label: { nl: "Eenheid van de prijs", fr: "Unité du prix", en: "Unit of the price" },
    help: {
      nl: "0 voor een gewone prijs; andere getallen zoals de bron ze geeft.",
      fr: "0 pour un prix ordinaire ; d’autres nombres comme la source les donne.",
      en: "0 for a plain price; other numbers as the source gives them.",
    },
  },
  priceUnitText: {
    label: { nl: "Tekst naast de prijs", fr: "Texte à côté du prix", en: "Text beside the price" },
    help: { nl: "Bv. per maand.", fr: "Par exemple par mois.", en: "Such as per month." },
  },
  marquee: {
    label: { nl: "Status", fr: "Statut", en: "Status" },
    help: {
      nl: "Zoals verkocht of in optie; de namen staan in de siteconfiguratie.",
      fr: "Par exemple vendu ou sous option ; les noms se trouvent dans la configuration du site.",
      en: "Such as sold or under option; the site configuration has the names.",
    },
  },
  marqueeName: {
    label: { nl: "Naam van de status", fr: "Nom du statut", en: "Name of the state" },
    help: { nl: "Zoals de bron hem noemt.", fr: "Comme la source l’appelle.", en: "As the source calls it." },
  },
  publishAddress: {
    label: { nl: "Adres tonen", fr: "Afficher l’adresse", en: "Show the address" },
    help: {
      nl: "Uit: bezoekers zien alleen de plaats, en de kaart toont het midden ervan.",
      fr: "Désactivé : les visiteurs ne voient que la localité, et la carte en montre le centre.",
      en: "Off: visitors see the town alone, and the map shows the middle of the town.",
    },
  },
  street: { label: { nl: "Straat", fr: "Rue", en: "Street" } },
  houseNumber: { label: { nl: "Nummer", fr: "Numéro", en: "Number" } },
  boxNr: { label: { nl: "Bus", fr: "Boîte", en: "Box" } },
  zip: { label: { nl: "Postcode", fr: "Code postal", en: "Postcode" } },
  city: {
    label: { nl: "Plaats", fr: "Localité", en: "Town" },
    help: {
      nl: "Namen in andere talen staan onder Plaatsen.",
      fr: "Ses noms dans les autres langues se trouvent sous Localités.",
      en: "Its names in other languages are found under City.",
    },
  },
  countryId: {
    label: { nl: "Land", fr: "Pays", en: "Country" },
    help: { nl: "10 is België.", fr: "10 correspond à la Belgique.", en: "10 is Belgium." },
  },
  countryName: { label: { nl: "Naam van het land", fr: "Nom du pays", en: "Name of the country" } },
  latitude: {
    label: { nl: "Plaats op de kaart", fr: "Position sur la carte", en: "Place on the map" },
    help: {
      nl: "Sleep de speld, gebruik de pijltjestoetsen of vul de coördinaten in.",
      fr: "Déplacez le repère, utilisez les flèches du clavier ou saisissez les coordonnées.",
      en: "Drag the pin, use the arrow keys or type the coordinates.",
    },
  },
  longitude: { label: { nl: "Lengtegraad", fr: "Longitude", en: "Longitude" } },
  pictures: {
    label: { nl: "Foto’s", fr: "Photos", en: "Pictures" },
    help: {
      nl: "In de volgorde waarin bezoekers ze zien; de eerste staat voor het pand.",
      fr: "Dans l’ordre où les visiteurs les voient ; la première représente le bien.",
      en: "In the order visitors see; the first one stands for the listing.",
    },
  },
  documents: {
    label: { nl: "Documenten", fr: "Documents", en: "Documents" },
    help: {
      nl: "Plannen en documenten: voor iedereen, op aanvraag via het formulier, of enkel voor het kantoor.",
      fr: "Les plans et documents : pour tous, sur demande par le formulaire, ou réservés à l’agence.",
      en: "Plans and documents. Access: public for everyone who views the page, on-request for who asks by the form, staff for the office alone.",
    },
  },
  videoUrl: {
    label: { nl: "Film", fr: "Film", en: "Film" },
    help: {
      nl: "Het adres van een film, bv. op YouTube of Vimeo.",
      fr: "L’adresse d’un film, par exemple sur YouTube ou Vimeo.",
      en: "The address of a film, e.g. of YouTube or Vimeo.",
    },
  },
  virtualTourUrl: {
    label: { nl: "Virtuele rondleiding", fr: "Visite virtuelle", en: "Virtual tour" },
    help: {
      nl: "Het adres van de rondleiding, bv. van Matterport.",
      fr: "L’adresse de la visite, par exemple de Matterport.",
      en: "The address of the tour, e.g. of Matterport.",
    },
  },
  agent: {
    label: { nl: "Makelaar", fr: "Agent", en: "Agent" },
    help: {
      nl: "Wie bezoekers mogen bellen of schrijven.",
      fr: "La personne que les visiteurs peuvent appeler ou contacter.",
      en: "Who visitors may call or write to.",
    },
  },
  projectReference: {
    label: { nl: "Project", fr: "Projet", en: "Project" },
    help: {
      nl: "Dezelfde tekst bij elk pand van één nieuwbouwproject.",
      fr: "Le même texte pour chaque bien d’un même projet neuf.",
      en: "The reference of the new-build project this listing belongs to, where it has one.",
    },
  },
  createdAtSource: { label: { nl: "Aangemaakt bij de bron", fr: "Créé à la source", en: "Made at the source" } },
  minimumIncome: {
    label: { nl: "Minimuminkomen (€ per maand)", fr: "Revenu minimum (€ par mois)", en: "Minimum income (€ a month)" },
    help: {
      nl: "Alleen bij verhuur: staat als inlichting in de bevestiging van een bezoek. Bezoekers wordt hun inkomen niet gevraagd.",
      fr: "Location seulement : figure pour information dans la confirmation d’une visite. On ne demande pas leur revenu aux visiteurs.",
      en: "Letting only: told in the confirmation of a viewing. Visitors are not asked for their income.",
    },
  },
  maximumPersons: {
    label: { nl: "Hoogstens zoveel personen", fr: "Nombre maximal de personnes", en: "Persons at most" },
    help: {
      nl: "Alleen bij verhuur: staat in de bevestiging van een bezoek.",
      fr: "Location seulement : figure dans la confirmation d’une visite.",
      en: "Letting only: told in the confirmation of a viewing.",
    },
  },
  depositMonths: {
    label: { nl: "Huurwaarborg (maanden)", fr: "Garantie locative (mois)", en: "Deposit (months)" },
    help: {
      nl: "Leeg: 3 maanden huur. 0: geen. In Brussel en Wallonië laat de wet hoogstens 2 maanden toe.",
      fr: "Vide : 3 mois de loyer. 0 : aucune. À Bruxelles et en Wallonie, la loi permet 2 mois au maximum.",
      en: "Empty: 3 months’ rent. 0: none. In Brussels and Wallonia the law allows 2 months at most.",
    },
  },
  advancePercent: {
    label: { nl: "Voorschot bij een bod (%)", fr: "Acompte en cas d’offre (%)", en: "Advance with an offer (%)" },
    help: {
      nl: "Alleen bij verkoop. Leeg: 10 % van de prijs. 0: geen.",
      fr: "Vente seulement. Vide : 10 % du prix. 0 : aucun.",
      en: "Sale only. Empty: 10% of the price. 0: none.",
    },
  },
};
