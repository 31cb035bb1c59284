import type { ReportMessages } from "./report-messages.js";
import { countFormatter } from "./count-formatter.js";

const { number, counted, formatList } = countFormatter("de");

export const reportMessagesDe: ReportMessages = {
  report: "Monatsbericht",
  reference: "Ref.",
  page: (page, of) => `Seite ${page} von ${of}`,
  goal: { 0: "Zu verkaufen", 1: "Zu vermieten" },
  state: {
    preparing: "In Vorbereitung",
    "on-offer": "Auf dem Markt",
    sold: "Verkauft",
    rented: "Vermietet",
    withdrawn: "Nicht mehr auf dem Markt",
  },
  labelled: (label, value) => `${label}: ${value}`,
  price: { 0: "Preisvorstellung", 1: "Miete" },
  onRequest: "Preis auf Anfrage",
  perMonth: "pro Monat",
  pictureOf: (title) => `Bild von ${title}`,
  busy: (month, { views, interested, visits }) =>
    `Im ${month} wurde die Seite Ihrer Immobilie ${number(views)}-mal aufgerufen. Wir verzeichneten ${counted(interested, "Interessenten", "Interessenten")} und ${counted(visits, "Besichtigung", "Besichtigungen")}.`,
  quiet: (month) =>
    `Der ${month} war ein ruhiger Monat: Es gab keine Anfragen und keine Besichtigungen. Das kommt vor, auch bei schönen Immobilien. Wir bieten Ihre weiterhin aktiv an und überlegen gern gemeinsam mit Ihnen, was wir noch tun können.`,
  offeredUntilState: {
    sold: "Ihre Immobilie ist verkauft. Dieser Bericht betrifft die Tage, an denen sie noch zum Verkauf stand.",
    rented: "Ihre Immobilie ist vermietet. Dieser Bericht betrifft die Tage, an denen sie noch zu mieten war.",
    withdrawn:
      "Ihre Immobilie wird nicht mehr angeboten. Dieser Bericht betrifft die Tage, an denen sie es noch wurde.",
  },
  numbers: {
    title: "Der Monat in Zahlen",
    interested: "Interessenten",
    visits: "Besichtigungen",
    reactions: "Rückmeldungen",
  },
  asked: ({ information, visit, documents }) =>
    formatList([
      [information, "Informationsanfrage", "Informationsanfragen"],
      [visit, "Besichtigungsanfrage", "Besichtigungsanfragen"],
      [documents, "Unterlagenanfrage", "Unterlagenanfragen"],
    ]),
  noEnquiries: "Keine Anfragen in diesem Monat",
  visitsMore: ({ planned, cancelled }) =>
    formatList([
      [planned, "Besichtigung geplant", "Besichtigungen geplant"],
      [cancelled, "Besichtigung abgesagt", "Besichtigungen abgesagt"],
    ]),
  reactionsBelow: "Sie lesen sie weiter unten",
  noReactions: "Keine Rückmeldungen in diesem Monat",
  quoted: (text) => `„${text}“`,
  reactions: { title: "Was Besucher sagten", from: (visitor, day) => `${visitor}, ${day}` },
  views: {
    title: "Aufrufe der Seite",
    total: (views, perDay, best) =>
      `${number(views)}-mal auf unserer Website aufgerufen, im Durchschnitt ${perDay}-mal am Tag. Am häufigsten am ${best.day}: ${number(best.views)}-mal.`,
    none: "Die Seite wurde in diesem Monat auf unserer Website nicht aufgerufen.",
    counted:
      "Wer die Seite innerhalb einer halben Stunde erneut öffnet, zählt einmal. Roboter und unsere Mitarbeiter zählen nicht.",
    graph: (views, month) =>
      `Balkendiagramm der Aufrufe pro Tag im ${month}, zusammen ${number(views)}. Die Tabelle darunter nennt die Zahlen.`,
    day: "Tag",
    week: "Woche",
  },
  media: {
    title: "Auf anderen Websites",
    intro: "So, wie diese Websites es uns melden; in unseren eigenen Zahlen nicht enthalten.",
    medium: "Website",
    views: "Aufrufe",
    untold: "keine Zahlen",
  },
  priced: {
    from: (name, before, after) => `${name} von ${before} auf ${after} geändert`,
    to: (name, after) => `${name} auf ${after} festgelegt`,
  },
  happened: { title: "Was geschah" },
  visit: (state, visitor) =>
    ({ planned: "Besichtigung geplant", done: "Besichtigung", cancelled: "Besichtigung abgesagt" })[state] +
    (visitor ? `: ${visitor}` : ""),
  way: { mail: "E-Mail", phone: "Telefonat", letter: "Brief", meeting: "Gespräch", message: "Nachricht" },
  online: (medium, ended) => (ended ? `Nicht mehr auf ${medium}` : `Online auf ${medium}`),
  interest: (what, times) =>
    ({
      information: counted(times, "Informationsanfrage", "Informationsanfragen"),
      visit: counted(times, "Besichtigungsanfrage", "Besichtigungsanfragen"),
      documents: counted(times, "Unterlagenanfrage", "Unterlagenanfragen"),
      alert: `${counted(times, "Suchender mit passendem Suchauftrag", "Suchenden mit passendem Suchauftrag")} gemeldet`,
      fetched: counted(times, "Unterlage heruntergeladen", "Unterlagen heruntergeladen"),
      friend: `${times}-mal an Bekannte weitergeleitet`,
    })[what],
  became: {
    preparing: "In Vorbereitung",
    "on-offer": "Auf den Markt gekommen",
    sold: "Verkauft",
    rented: "Vermietet",
    withdrawn: "Vom Markt genommen",
  },
  proposals: {
    title: "Was wir vorschlagen",
    step: {
      energy: "Energieausweis",
      urban: "Städtebauliche Auskünfte",
      flood: "Hochwasserbericht",
      asbestos: "Asbestzertifikat",
      electricity: "Prüfung der elektrischen Anlage",
      soil: "Bodenbescheinigung",
    },
    missing:
      "Für den Verkauf oder die Vermietung nötig und noch nicht in unserer Akte. Reichen Sie es uns ein, oder beauftragen Sie uns, es zu beschaffen.",
    expiring: (day) => `Läuft am ${day} ab. Am besten erneuern wir es jetzt schon.`,
    expired: (day) => `Abgelaufen am ${day}. Wir beschaffen Ihnen gern ein neues.`,
  },
  agent: {
    title: "Ihr Makler",
    invitation: "Fragen zu diesem Bericht, oder möchten Sie etwas besprechen? Rufen Sie uns an oder schreiben Sie uns.",
  },
  legal: (month, day) => `Monatsbericht für ${month}, erstellt am ${day}.`,
  mail: {
    subject: (place, month) => `Monatsbericht ${month}: ${place}`,
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    intro: (month) => `Hier ist der Bericht über Ihre Immobilie für ${month}.`,
    attached: "Den vollständigen Bericht finden Sie als PDF im Anhang.",
    facts: "Der Monat in Zahlen",
    views: "Aufrufe auf unserer Website",
    see: "Zu Ihrer Immobilie",
    why: "Sie erhalten diesen Bericht jeden Monat, solange wir Ihre Immobilie anbieten.",
    fileName: (month) => `monatsbericht-${month}.pdf`,
  },
};
