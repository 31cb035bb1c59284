import type { listingStates, Language, StepKey, TimelineEvent } from "@gevel/config";
import type { ReportTotals } from "../report-data.js";
import { reportMessagesDe } from "./report-messages-de.js";
import { reportMessagesEn } from "./report-messages-en.js";
import { reportMessagesFr } from "./report-messages-fr.js";
import { countFormatter } from "./count-formatter.js";

const { number, counted, formatList } = countFormatter("nl");

const reportMessagesNl: ReportMessages = {
  report: "Maandverslag",
  reference: "Ref.",
  page: (page, of) => `Pagina ${page} van ${of}`,
  goal: { 0: "Te koop", 1: "Te huur" },
  state: {
    preparing: "In voorbereiding",
    "on-offer": "Op de markt",
    sold: "Verkocht",
    rented: "Verhuurd",
    withdrawn: "Niet meer op de markt",
  },
  labelled: (label, value) => `${label}: ${value}`,
  price: { 0: "Vraagprijs", 1: "Huurprijs" },
  onRequest: "Prijs op aanvraag",
  perMonth: "per maand",
  pictureOf: (title) => `Foto van ${title}`,
  busy: (month, { views, interested, visits }) =>
    `In ${month} werd de pagina van uw woning ${number(views)} keer bekeken. We noteerden ${counted(interested, "geïnteresseerde", "geïnteresseerden")} en ${counted(visits, "bezoek", "bezoeken")}.`,
  quiet: (month) =>
    `${month.charAt(0).toUpperCase()}${month.slice(1)} was een stille maand: er waren geen aanvragen en geen bezoeken. Dat komt voor, ook bij mooie woningen. We blijven uw woning actief aanbieden en bekijken graag samen met u wat we nog kunnen doen.`,
  offeredUntilState: {
    sold: "Uw woning is verkocht. Dit verslag gaat over de dagen waarop ze nog te koop stond.",
    rented: "Uw woning is verhuurd. Dit verslag gaat over de dagen waarop ze nog te huur stond.",
    withdrawn: "Uw woning wordt niet meer aangeboden. Dit verslag gaat over de dagen waarop dat nog wel zo was.",
  },
  numbers: { title: "De maand in cijfers", interested: "Geïnteresseerden", visits: "Bezoeken", reactions: "Reacties" },
  asked: ({ information, visit, documents }) =>
    formatList([
      [information, "vraag om informatie", "vragen om informatie"],
      [visit, "vraag om een bezoek", "vragen om een bezoek"],
      [documents, "vraag om documenten", "vragen om documenten"],
    ]),
  noEnquiries: "Geen aanvragen deze maand",
  visitsMore: ({ planned, cancelled }) =>
    formatList([
      [planned, "bezoek gepland", "bezoeken gepland"],
      [cancelled, "bezoek geannuleerd", "bezoeken geannuleerd"],
    ]),
  reactionsBelow: "U leest ze hieronder",
  noReactions: "Geen reacties deze maand",
  quoted: (text) => `“${text}”`,
  reactions: { title: "Wat bezoekers zeiden", from: (visitor, day) => `${visitor}, ${day}` },
  views: {
    title: "Bezoeken aan de pagina",
    total: (views, perDay, best) =>
      `${number(views)} keer bekeken op onze website, gemiddeld ${perDay} keer per dag. Het meest op ${best.day}: ${number(best.views)} keer.`,
    none: "De pagina werd deze maand niet bekeken op onze website.",
    counted:
      "Wie de pagina binnen een halfuur opnieuw opent, telt één keer. Robots en onze medewerkers tellen niet mee.",
    graph: (views, month) =>
      `Staafdiagram van de bezoeken per dag in ${month}, samen ${number(views)}. De tabel hieronder geeft de cijfers.`,
    day: "Dag",
    week: "Week",
  },
  media: {
    title: "Op andere websites",
    intro: "Zoals die websites het ons melden; bij onze eigen cijfers zijn ze niet opgeteld.",
    medium: "Website",
    views: "Keer bekeken",
    untold: "geen cijfers",
  },
  priced: {
    from: (name, before, after) => `${name} van ${before} naar ${after}`,
    to: (name, after) => `${name} vastgelegd op ${after}`,
  },
  happened: { title: "Wat er gebeurde" },
  visit: (state, visitor) =>
    ({ planned: "Bezoek gepland", done: "Bezoek", cancelled: "Bezoek geannuleerd" })[state] +
    (visitor ? ` van ${visitor}` : ""),
  way: { mail: "E-mail", phone: "Telefoon", letter: "Brief", meeting: "Gesprek", message: "Bericht" },
  online: (medium, ended) => (ended ? `Niet meer op ${medium}` : `Online op ${medium}`),
  interest: (what, times) =>
    ({
      information: counted(times, "vraag om informatie", "vragen om informatie"),
      visit: counted(times, "vraag om een bezoek", "vragen om een bezoek"),
      documents: counted(times, "vraag om documenten", "vragen om documenten"),
      alert: `Gemeld aan ${counted(times, "kandidaat", "kandidaten")} met een passende zoekopdracht`,
      fetched: counted(times, "document opgehaald", "documenten opgehaald"),
      friend: counted(times, "keer doorgestuurd naar een kennis", "keer doorgestuurd naar kennissen"),
    })[what],
  became: {
    preparing: "In voorbereiding",
    "on-offer": "Op de markt gekomen",
    sold: "Verkocht",
    rented: "Verhuurd",
    withdrawn: "Van de markt gehaald",
  },
  proposals: {
    title: "Wat wij voorstellen",
    step: {
      energy: "Energieprestatiecertificaat (EPC)",
      urban: "Stedenbouwkundige inlichtingen",
      flood: "Overstromingsrapport",
      asbestos: "Asbestattest",
      electricity: "Keuring van de elektrische installatie",
      soil: "Bodemattest",
    },
    missing:
      "Nodig voor de verkoop of verhuring, en nog niet in ons dossier. Bezorg het ons, of vraag ons om het voor u aan te vragen.",
    expiring: (day) => `Vervalt op ${day}. We vernieuwen het best nu al.`,
    expired: (day) => `Vervallen op ${day}. We vragen graag een nieuw voor u aan.`,
  },
  agent: {
    title: "Uw makelaar",
    invitation: "Vragen bij dit verslag, of zin om samen te overleggen? Bel of mail gerust.",
  },
  legal: (month, day) => `Maandverslag over ${month}, opgemaakt op ${day}.`,
  mail: {
    subject: (place, month) => `Maandverslag ${month}: ${place}`,
    greeting: (name) => (name ? `Beste ${name},` : "Beste eigenaar,"),
    intro: (month) => `Hier is het verslag over uw woning van ${month}.`,
    attached: "Het volledige verslag vindt u als pdf in bijlage.",
    facts: "De maand in cijfers",
    views: "Keer bekeken op onze website",
    see: "Naar uw woning",
    why: "U krijgt dit verslag elke maand zolang wij uw woning aanbieden.",
    fileName: (month) => `maandverslag-${month}.pdf`,
  },
};

type Way = Extract<TimelineEvent, { kind: "communication" }>["way"];
type Interest = Extract<TimelineEvent, { kind: "interest" }>["what"];
type VisitState = Extract<TimelineEvent, { kind: "visit" }>["state"];

/** What a report says in a language. Months come as they are written in the middle of a sentence. */
export interface ReportMessages {
  report: string;
  reference: string;
  page: (page: number, of: number) => string;
  goal: Readonly<Record<0 | 1, string>>;
  state: Readonly<Record<(typeof listingStates)[number], string>>;
  /** `name: value`, with the space that French writes before it. */
  labelled: (label: string, value: string) => string;
  price: Readonly<Record<0 | 1, string>>;
  onRequest: string;
  perMonth: string;
  /** Of a home in words, for who does not see its picture. */
  pictureOf: (title: string) => string;
  busy: (month: string, totals: ReportTotals) => string;
  quiet: (month: string) => string;
  offeredUntilState: Readonly<Record<"sold" | "rented" | "withdrawn", string>>;
  numbers: { title: string; interested: string; visits: string; reactions: string };
  asked: (of: Readonly<Record<"information" | "visit" | "documents", number>>) => string;
  noEnquiries: string;
  visitsMore: (of: Readonly<Record<"planned" | "cancelled", number>>) => string;
  reactionsBelow: string;
  noReactions: string;
  quoted: (text: string) => string;
  reactions: { title: string; from: (visitor: string, day: string) => string };
  views: {
    title: string;
    total: (views: number, perDay: string, best: { day: string; views: number }) => string;
    none: string;
    counted: string;
    graph: (views: number, month: string) => string;
    day: string;
    week: string;
  };
  media: { title: string; intro: string; medium: string; views: string; untold: string };
  priced: {
    from: (name: string, before: string, after: string) => string;
    to: (name: string, after: string) => string;
  };
  happened: { title: string };
  visit: (state: VisitState, visitor: string) => string;
  way: Readonly<Record<Way, string>>;
  online: (medium: string, ended: boolean) => string;
  interest: (what: Interest, times: number) => string;
  became: Readonly<Record<(typeof listingStates)[number], string>>;
  proposals: {
    title: string;
    step: Readonly<Record<StepKey, string>>;
    missing: string;
    expiring: (day: string) => string;
    expired: (day: string) => string;
  };
  agent: { title: string; invitation: string };
  legal: (month: string, day: string) => string;
  mail: {
    subject: (place: string, month: string) => string;
    greeting: (name: string) => string;
    intro: (month: string) => string;
    attached: string;
    facts: string;
    views: string;
    see: string;
    why: string;
    fileName: (month: string) => string;
  };
}

export const reportMessages: Readonly<Record<Language, ReportMessages>> = {
  nl: reportMessagesNl,
  fr: reportMessagesFr,
  en: reportMessagesEn,
  de: reportMessagesDe,
};
