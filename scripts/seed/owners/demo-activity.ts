import type { HistoryImportRequest } from "@gevel/config";
import { random, type Random } from "../random.js";
import { ageOn, type OwnedListing } from "./owned-listings.js";
import { dayBefore } from "./demo-page-views.js";

type TextContext =
  /** Days after the listing came on the market. */
  | { after: number; before?: never }
  /** Days before today. */
  | { before: number; after?: never };

type Message = TextContext & {
  /** Only for listings for sale. */
  ofSale?: true;
  way: "mail" | "phone" | "letter" | "meeting" | "message";
  subject: string;
  text: string;
};

interface ActivityTexts {
  feedback: readonly string[];
  messages: readonly Message[];
  sold: Message;
  /** For a listing for sale whose price was lowered. */
  cheaper: Message;
}

/** The demo agency's messages and the feedback it received, in the owner's language. */
const activityTexts: Readonly<Record<"nl" | "fr", ActivityTexts>> = {
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

/** Well-known portal names, at addresses under a reserved domain. */
const media = [
  { name: "Immoweb", url: "https://immoweb.example/", share: 3.1 },
  { name: "Zimmo", url: "https://zimmo.example/", share: 1.6 },
  { name: "Immoscoop", url: "https://immoscoop.example/", share: 0.9 },
] as const;

/** Days of portal statistics. */
const numberDays = 45;
/**
 * When viewings took place: first as shares of the days on the market, then in days before today; a negative one is
 * still to come.
 */
const viewingShares = [0.93, 0.85, 0.76, 0.68, 0.6, 0.5, 0.42, 0.33, 0.25] as const;
const viewingDays = [16, 9, 4, -2] as const;

const visitors = [
  ...["Lotte Verhoeven", "Yassin El Amrani", "Pieter Janssens", "Claire Dumont", "Noor Wouters", "Thomas De Smet"],
  ...["Inès Moreau", "Wout Hermans", "Fatima Bouzid", "Jan Maes", "Elise Van Damme", "Olivier Renard", "Sara Claes"],
];

const at = (today: string, before: number, hour: number) =>
  `${dayBefore(today, before)}T${String(hour).padStart(2, "0")}:00:00+01:00`;

const isSunday = (today: string, before: number) => new Date(`${dayBefore(today, before)}T12:00:00Z`).getUTCDay() === 0;

/** No viewings on Sundays: moved to the Saturday before. */
const weekday = (today: string, before: number) => (isSunday(today, before) ? before + 1 : before);

/** No messages on Sundays: moved to the Monday after. */
const officeDay = (today: string, before: number) => (isSunday(today, before) ? before - 1 : before);

type Lists = Required<Omit<HistoryImportRequest, "source" | "prices" | "ends">>;

function viewingsOf(chance: Random, { listing, language, isSold }: OwnedListing, today: string): unknown[] {
  // Shuffled, so that no feedback and no visitor occurs twice.
  const feedback = chance.shuffled(activityTexts[language].feedback);
  const persons = chance.shuffled(visitors);
  const age = ageOn(listing, today);
  const planned = [...viewingShares.map((share) => Math.round(age * share)), ...viewingDays];
  const happened = planned.filter((before) => (before > 0 || !isSold) && (before < 0 || chance.chance(0.8)));
  return happened.map((before, index) => {
    const done = before > 0;
    const cancelled = done && chance.chance(0.1);
    return {
      reference: `${listing.reference}-V${index + 1}`,
      property: listing.reference,
      at: at(today, weekday(today, before), chance.whole(10, 17)),
      state: !done ? "planned" : cancelled ? "cancelled" : "done",
      visitor: persons[index],
      ...(done && !cancelled && { feedback: feedback.pop(), feedbackReleased: chance.chance(0.85) }),
    };
  });
}

function communicationsOf({ listing, language, isSold }: OwnedListing, today: string): unknown[] {
  const { messages, sold, cheaper } = activityTexts[language];
  // Matches the sample's price drops.
  const cheaperNow = listing.goal === 0 && !isSold ? [{ ...cheaper, ofSale: true }] : [];
  const text = [...messages, ...(isSold ? [sold] : []), ...cheaperNow].filter(
    ({ ofSale }) => listing.goal === 0 || !ofSale,
  );
  const age = ageOn(listing, today);
  return text.map(({ before, after, ofSale: _ofSale, ...message }, index) => ({
    ...{ reference: `${listing.reference}-C${index + 1}`, property: listing.reference },
    at: at(today, officeDay(today, before ?? age - (after ?? 0)), 9 + (index % 8)),
    ...message,
  }));
}

/** The activities of one listing up to `today`, in its owner's language. */
export function historyOf(item: OwnedListing, today: string): Lists {
  const { reference } = item.listing;
  const chance = random(`history:${reference}`);
  const days = Array.from({ length: numberDays }, (_, index) => numberDays - index);
  return {
    visits: viewingsOf(chance, item, today),
    communications: communicationsOf(item, today),
    onlineMedia: media.map(({ name, url }, index) => ({
      ...{
        reference: `${reference}-M${index + 1}`,
        property: reference,
        name,
        url: `${url}${reference.toLowerCase()}/`,
      },
      from: dayBefore(today, ageOn(item.listing, today) - 1 - index),
      ...(item.isSold && { until: dayBefore(today, 3) }),
    })),
    numbers: media.flatMap(({ name, share }) =>
      days.map((before) => ({
        ...{ property: reference, medium: name, day: dayBefore(today, before) },
        views: Math.round(chance.between(3, 14) * share),
      })),
    ),
  };
}
