type TextContext =
  /** So many days after the home came on the market. */
  | { after: number; before?: never }
  /** So many days before today. */
  | { before: number; after?: never };

type Message = TextContext & {
  /** Nobody asks it of a home to let. */
  ofSale?: true;
  way: "mail" | "phone" | "letter" | "meeting" | "message";
  subject: string;
  text: string;
};

interface ActivityTexts {
  feedback: readonly string[];
  messages: readonly Message[];
  sold: Message;
  /** Of a home for sale whose price was lowered. */
  cheaper: Message;
}

/** What the demo agency wrote and heard, in the language of the owner. */
export const activityTexts: Readonly<Record<"nl" | "fr", ActivityTexts>> = {
  nl: {
    feedback: [
      "Vond het licht en de indeling heel aangenaam. Komt graag terug met de partner.",
      "Mooie ligging, maar zoekt een grotere tuin.",
      "Was onder de indruk van de leefruimte; twijfelt nog over de badkamer.",
      "Vraagt de factuur van de ketel en het attest van de elektriciteit.",
      "Te weinig slaapkamers voor hun gezin, verder niets dan lof.",
      "Rekent uit wat nieuwe ramen zouden kosten en belt volgende week.",
      "Erg positief. Wil weten vanaf wanneer de woning vrij is.",
      "Vindt de prijs aan de hoge kant voor de straat.",
    ],
    messages: [
      {
        after: -3,
        way: "meeting",
        subject: "Plaatsbezoek en foto’s",
        text: "We maakten de foto’s en namen de maten op. Het plan volgt deze week.",
      },
      {
        after: 1,
        way: "mail",
        subject: "Uw woning staat online",
        text: "Vanaf vandaag staat uw woning op onze site en op drie portalen. Wie een alarm op deze buurt heeft, kreeg meteen bericht.",
      },
      {
        after: 30,
        way: "phone",
        subject: "Eerste maand overlopen",
        text: "We bespraken de eerste bezoeken. We houden de prijs en zetten een andere foto vooraan.",
      },
      {
        after: 52,
        ofSale: true,
        way: "mail",
        subject: "Stedenbouwkundige inlichtingen aangekomen",
        text: "De stad heeft de inlichtingen bezorgd. Er staat niets in wat de verkoop in de weg staat.",
      },
      {
        before: 8,
        way: "phone",
        subject: "Twee kandidaten voor een tweede bezoek",
        text: "Twee kandidaten vroegen een tweede bezoek. We plannen ze binnen de week.",
      },
    ],
    cheaper: {
      before: 24,
      way: "phone",
      subject: "Prijs besproken",
      text: "Na twee maanden zonder bod verlagen we de prijs. Wie een alarm op deze buurt heeft, krijgt bericht.",
    },
    sold: {
      before: 3,
      way: "letter",
      subject: "Compromis getekend",
      text: "De verkoopovereenkomst is door alle partijen getekend. De notaris neemt het nu over.",
    },
  },
  fr: {
    feedback: [
      "A beaucoup aimé la lumière et l’agencement. Reviendra volontiers avec son conjoint.",
      "Très bien situé, mais cherche un jardin plus grand.",
      "Séduite par le séjour ; hésite encore à cause de la salle de bains.",
      "Demande la facture de la chaudière et le contrôle électrique.",
      "Trop peu de chambres pour la famille, sinon que des éloges.",
      "Chiffre le remplacement des châssis et rappelle la semaine prochaine.",
      "Avis très positif. Veut savoir à partir de quand le bien est libre.",
      "Trouve le prix un peu élevé pour la rue.",
    ],
    messages: [
      {
        after: -3,
        way: "meeting",
        subject: "Visite des lieux et photos",
        text: "Nous avons pris les photos et les mesures. Le plan suit cette semaine.",
      },
      {
        after: 1,
        way: "mail",
        subject: "Votre bien est en ligne",
        text: "Dès aujourd’hui, votre bien figure sur notre site et sur trois portails. Les personnes qui ont une alerte sur ce quartier ont été prévenues aussitôt.",
      },
      {
        after: 30,
        way: "phone",
        subject: "Bilan du premier mois",
        text: "Nous avons parlé des premières visites. Nous gardons le prix et mettons une autre photo en avant.",
      },
      {
        after: 52,
        ofSale: true,
        way: "mail",
        subject: "Renseignements urbanistiques reçus",
        text: "La ville a envoyé les renseignements. Rien n’y fait obstacle à la vente.",
      },
      {
        before: 8,
        way: "phone",
        subject: "Deux candidats pour une seconde visite",
        text: "Deux candidats ont demandé une seconde visite. Nous les planifions dans la semaine.",
      },
    ],
    cheaper: {
      before: 24,
      way: "phone",
      subject: "Le prix, revu ensemble",
      text: "Après deux mois sans offre, nous baissons le prix. Qui a une alerte sur ce quartier en est averti.",
    },
    sold: {
      before: 3,
      way: "letter",
      subject: "Compromis signé",
      text: "Le compromis est signé par toutes les parties. Le notaire prend le relais.",
    },
  },
};
