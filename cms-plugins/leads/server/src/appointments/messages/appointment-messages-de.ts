import type { AppointmentMessages } from "./appointment-messages.js";

export const appointmentMessagesDe: AppointmentMessages = {
  mail: {
    "visit-requested": {
      subject: "Ihre Anfrage zur Besichtigung: {home}",
      body: "Vielen Dank für Ihre Anfrage. Wir halten diesen Termin für Sie frei und bestätigen ihn so bald wie möglich.",
    },
    "visit-confirmed": {
      subject: "Ihre Besichtigung ist bestätigt: {home}",
      body: "Ihr Termin steht fest. Wir freuen uns darauf, Sie kennenzulernen.",
    },
    "visit-moved": {
      subject: "Ihre Besichtigung wurde verschoben: {home}",
      body: "Ihre Besichtigung wurde verschoben. Der neue Termin steht fest.",
    },
    "visit-cancelled": {
      subject: "Ihre Besichtigung entfällt: {home}",
      body: "Ihre Besichtigung findet nicht statt. Möchten Sie dennoch kommen? Auf der Seite der Immobilie wählen Sie einen anderen Termin.",
    },
  },
  requestedAnyTime:
    "Vielen Dank für Ihre Anfrage. Der Termin steht noch nicht fest: Wir stimmen ihn mit Ihnen ab und bestätigen ihn.",
  movedToConfirm: "Wir haben Ihre Änderung erhalten. Wir halten diesen Termin für Sie frei und bestätigen ihn.",
  agencySubject: {
    requested: "Besichtigung angefragt",
    confirmed: "Besichtigung bestätigt",
    moved: "Besichtigung verschoben",
    cancelled: "Besichtigung abgesagt",
  },
  agency: {
    requested: "Eine Besichtigung wurde verschoben und wartet auf Ihre Bestätigung.",
    confirmed: "Diese Besichtigung steht fest. Der Besucher hat eine Bestätigung erhalten.",
    moved: "Der Besucher hat diese Besichtigung verschoben. Sie wartet auf Ihre Bestätigung.",
    cancelled: "Diese Besichtigung findet nicht statt. Der Besucher wurde benachrichtigt.",
  },
  when: "Wann",
  span: "{day}, zwischen {from} und {until} Uhr",
  where: "Wo",
  change: "Verschieben oder absagen",
  changeNote:
    "Passt der Termin nicht mehr? Mit der Schaltfläche oben verschieben Sie ihn oder sagen ihn ab, bis er beginnt.",
  calendarNote: "Im Anhang finden Sie den Termin für Ihren Kalender.",
  bookAnew: "Anderen Termin wählen",
  termsTitle: "Gut zu wissen",
  terms: {
    minimumIncome: "Mindesteinkommen",
    maximumPersons: "Anzahl Personen",
    firstRent: "Erste Monatsmiete",
    charges: "Nebenkosten",
    inventory: "Anteil am Übergabeprotokoll",
    deposit: "Mietkaution",
    advance: "Bei einem Angebot",
  },
  depositMonths: "{months} Miete",
  depositWithAmount: "{months} Miete ({amount})",
  perMonth: "{amount} pro Monat",
  persons: "höchstens {count}",
  atSigning: "{amount}, bei der Unterzeichnung zu zahlen",
  advance: "eine Anzahlung von {percent} % des Preises, bei der Unterzeichnung zu zahlen",
  advanceWithAmount:
    "eine Anzahlung von {percent} % des Preises ({amount} beim Angebotspreis), bei der Unterzeichnung zu zahlen",
  termsNote: "Für eine Besichtigung müssen Sie uns dazu nichts mitteilen.",
  calendarTitle: "Besichtigung: {home}",
  calendarTitleOf: "Besichtigung von {name}: {home}",
  calendarCancelled: "Abgesagt – {title}",
};
