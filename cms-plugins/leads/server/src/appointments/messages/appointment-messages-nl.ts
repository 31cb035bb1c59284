import type { AppointmentMessages } from "./appointment-messages.js";

export const appointmentMessagesNl: AppointmentMessages = {
  mail: {
    "visit-requested": {
      subject: "Uw aanvraag voor een bezoek aan {home}",
      body: "Bedankt voor uw aanvraag. We houden dit moment voor u vrij en bevestigen het u zo snel mogelijk.",
    },
    "visit-confirmed": {
      subject: "Uw bezoek aan {home} is bevestigd",
      body: "Uw bezoek ligt vast. We kijken ernaar uit u te ontmoeten.",
    },
    "visit-moved": {
      subject: "Uw bezoek aan {home} is verplaatst",
      body: "Uw bezoek is verplaatst. Het nieuwe moment ligt vast.",
    },
    "visit-cancelled": {
      subject: "Uw bezoek aan {home} gaat niet door",
      body: "Uw bezoek gaat niet door. Wilt u toch nog langskomen? Op de pagina van de woning kiest u een ander moment.",
    },
  },
  requestedAnyTime:
    "Bedankt voor uw aanvraag. Het bezoek ligt nog niet vast: we stemmen het moment met u af en bevestigen het u.",
  movedToConfirm: "We hebben uw wijziging goed ontvangen. We houden dit moment voor u vrij en bevestigen het u.",
  agencySubject: {
    requested: "Bezoek aangevraagd",
    confirmed: "Bezoek bevestigd",
    moved: "Bezoek verplaatst",
    cancelled: "Bezoek geannuleerd",
  },
  agency: {
    requested: "Een bezoek werd verplaatst door de bezoeker en wacht op uw bevestiging.",
    confirmed: "Dit bezoek ligt vast. De bezoeker kreeg een bevestiging.",
    moved: "De bezoeker heeft dit bezoek verplaatst. Het wacht op uw bevestiging.",
    cancelled: "Dit bezoek gaat niet door. De bezoeker kreeg daarvan bericht.",
  },
  when: "Wanneer",
  span: "{day}, tussen {from} en {until} uur",
  where: "Waar",
  change: "Verplaatsen of annuleren",
  changeNote: "Past het niet meer? Verplaats of annuleer uw bezoek met de knop hierboven, tot het begint.",
  calendarNote: "In bijlage vindt u het bezoek voor uw agenda.",
  bookAnew: "Kies een ander moment",
  termsTitle: "Goed om te weten",
  terms: {
    minimumIncome: "Minimuminkomen",
    maximumPersons: "Aantal personen",
    firstRent: "Eerste maand huur",
    charges: "Kosten en lasten",
    inventory: "Aandeel in de plaatsbeschrijving",
    deposit: "Huurwaarborg",
    advance: "Bij een bod",
  },
  depositMonths: "{months} huur",
  depositWithAmount: "{months} huur ({amount})",
  perMonth: "{amount} per maand",
  persons: "hoogstens {count}",
  atSigning: "{amount}, te betalen bij de ondertekening",
  advance: "een voorschot van {percent} % van de prijs, te betalen bij de ondertekening",
  advanceWithAmount:
    "een voorschot van {percent} % van de prijs ({amount} bij de vraagprijs), te betalen bij de ondertekening",
  termsNote: "Voor een bezoek hoeft u ons daarover niets te bezorgen.",
  calendarTitle: "Bezoek: {home}",
  calendarTitleOf: "Bezoek van {name}: {home}",
  calendarCancelled: "Geannuleerd – {title}",
};
