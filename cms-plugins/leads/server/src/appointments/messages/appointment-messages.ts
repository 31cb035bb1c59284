import type { Language, AppointmentMailKind, AppointmentState } from "@gevel/config";
import { appointmentMessagesDe } from "./appointment-messages-de.js";

const appointmentMessagesNl: AppointmentMessages = {
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

const appointmentMessagesFr: AppointmentMessages = {
  mail: {
    "visit-requested": {
      subject: "Votre demande de visite : {home}",
      body: "Merci pour votre demande. Nous vous réservons ce moment et vous le confirmons au plus vite.",
    },
    "visit-confirmed": {
      subject: "Votre visite est confirmée : {home}",
      body: "Votre visite est fixée. Nous nous réjouissons de vous rencontrer.",
    },
    "visit-moved": {
      subject: "Votre visite est déplacée : {home}",
      body: "Votre visite est déplacée. Le nouveau moment est fixé.",
    },
    "visit-cancelled": {
      subject: "Votre visite est annulée : {home}",
      body: "Votre visite n’aura pas lieu. Vous souhaitez malgré tout venir ? Choisissez un autre moment sur la page du bien.",
    },
  },
  requestedAnyTime:
    "Merci pour votre demande. La visite n’est pas encore fixée : nous convenons du moment avec vous et vous le confirmons.",
  movedToConfirm: "Nous avons bien reçu votre changement. Nous vous réservons ce moment et vous le confirmons.",
  agencySubject: {
    requested: "Visite demandée",
    confirmed: "Visite confirmée",
    moved: "Visite déplacée",
    cancelled: "Visite annulée",
  },
  agency: {
    requested: "Le visiteur a déplacé une visite ; elle attend votre confirmation.",
    confirmed: "Cette visite est fixée. Le visiteur a reçu une confirmation.",
    moved: "Le visiteur a déplacé cette visite. Elle attend votre confirmation.",
    cancelled: "Cette visite n’aura pas lieu. Le visiteur en a été averti.",
  },
  when: "Quand",
  span: "{day}, entre {from} et {until}",
  where: "Où",
  change: "Déplacer ou annuler",
  changeNote:
    "Ce moment ne vous convient plus ? Déplacez ou annulez votre visite avec le bouton ci-dessus, jusqu’à son début.",
  calendarNote: "Vous trouverez la visite en annexe, pour votre agenda.",
  bookAnew: "Choisir un autre moment",
  termsTitle: "Bon à savoir",
  terms: {
    minimumIncome: "Revenu minimum",
    maximumPersons: "Nombre de personnes",
    firstRent: "Premier mois de loyer",
    charges: "Charges",
    inventory: "Part dans l’état des lieux",
    deposit: "Garantie locative",
    advance: "En cas d’offre",
  },
  depositMonths: "{months} de loyer",
  depositWithAmount: "{months} de loyer ({amount})",
  perMonth: "{amount} par mois",
  persons: "{count} au maximum",
  atSigning: "{amount}, à payer à la signature",
  advance: "un acompte de {percent} % du prix, à payer à la signature",
  advanceWithAmount: "un acompte de {percent} % du prix ({amount} au prix demandé), à payer à la signature",
  termsNote: "Pour une visite, vous ne devez rien nous communiquer à ce sujet.",
  calendarTitle: "Visite : {home}",
  calendarTitleOf: "Visite de {name} : {home}",
  calendarCancelled: "Annulée – {title}",
};

const appointmentMessagesEn: AppointmentMessages = {
  mail: {
    "visit-requested": {
      subject: "Your request for a viewing of {home}",
      body: "Thank you for your request. We are keeping this time for you and will confirm it as soon as we can.",
    },
    "visit-confirmed": {
      subject: "Your viewing of {home} is confirmed",
      body: "Your viewing is confirmed. We look forward to meeting you.",
    },
    "visit-moved": {
      subject: "Your viewing of {home} has moved",
      body: "Your viewing has moved. The new time is confirmed.",
    },
    "visit-cancelled": {
      subject: "Your viewing of {home} is cancelled",
      body: "Your viewing will not take place. Would you still like to come? Choose another time on the page of the home.",
    },
  },
  requestedAnyTime:
    "Thank you for your request. The viewing is not fixed yet: we will arrange the time with you and confirm it.",
  movedToConfirm: "We have received your change. We are keeping this time for you and will confirm it.",
  agencySubject: {
    requested: "Viewing requested",
    confirmed: "Viewing confirmed",
    moved: "Viewing moved",
    cancelled: "Viewing cancelled",
  },
  agency: {
    requested: "The visitor moved a viewing; it waits for you to confirm it.",
    confirmed: "This viewing is confirmed. The visitor was sent a confirmation.",
    moved: "The visitor moved this viewing. It waits for you to confirm it.",
    cancelled: "This viewing will not take place. The visitor has been notified.",
  },
  when: "When",
  span: "{day}, between {from} and {until}",
  where: "Where",
  change: "Move or cancel",
  changeNote: "Does it no longer suit you? Move or cancel your viewing with the button above, until it begins.",
  calendarNote: "The viewing is attached for your calendar.",
  bookAnew: "Choose another time",
  termsTitle: "Good to know",
  terms: {
    minimumIncome: "Minimum income",
    maximumPersons: "Number of people",
    firstRent: "First month’s rent",
    charges: "Charges",
    inventory: "Share of the inventory of fixtures",
    deposit: "Deposit",
    advance: "With an offer",
  },
  depositMonths: "{months} of rent",
  depositWithAmount: "{months} of rent ({amount})",
  perMonth: "{amount} per month",
  persons: "{count} at most",
  atSigning: "{amount}, to be paid at signing",
  advance: "an advance of {percent}% of the price, to be paid at signing",
  advanceWithAmount: "an advance of {percent}% of the price ({amount} at the asking price), to be paid at signing",
  termsNote: "For a viewing you need not tell us anything about this.",
  calendarTitle: "Viewing: {home}",
  calendarTitleOf: "Viewing with {name}: {home}",
  calendarCancelled: "Cancelled – {title}",
};

interface AppointmentMailMessages {
  subject: string;
  body: string;
}

/** What mails say of a viewing. `{home}`, `{agency}`, `{moment}`, `{name}`, `{amount}` and the like stand for what they name. */
export interface AppointmentMessages {
  mail: Record<Exclude<AppointmentMailKind, "visit-agency">, AppointmentMailMessages>;
  /** Asked for without a moment. */
  requestedAnyTime: string;
  /** Moved by the visitor: staff confirm it once more. */
  movedToConfirm: string;
  /** To the agency, by what it is now. */
  agencySubject: Record<AppointmentState, string>;
  agency: Record<AppointmentState, string>;
  when: string;
  /** {day}, {from}, {until} */
  span: string;
  where: string;
  change: string;
  changeNote: string;
  calendarNote: string;
  bookAnew: string;
  termsTitle: string;
  terms: Record<
    "minimumIncome" | "maximumPersons" | "firstRent" | "charges" | "inventory" | "deposit" | "advance",
    string
  >;
  /** {months}, {amount} */
  depositMonths: string;
  depositWithAmount: string;
  perMonth: string;
  /** {count} */
  persons: string;
  atSigning: string;
  /** {percent}, {amount} */
  advance: string;
  advanceWithAmount: string;
  termsNote: string;
  calendarTitle: string;
  calendarTitleOf: string;
  /** {title} */
  calendarCancelled: string;
}

export const appointmentMessages: Readonly<Record<Language, AppointmentMessages>> = {
  nl: appointmentMessagesNl,
  fr: appointmentMessagesFr,
  en: appointmentMessagesEn,
  de: appointmentMessagesDe,
};
