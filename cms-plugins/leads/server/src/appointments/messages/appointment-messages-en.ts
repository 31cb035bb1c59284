import type { AppointmentMessages } from "./appointment-messages.js";

export const appointmentMessagesEn: AppointmentMessages = {
  mail: {
    "visit-requested": {
      subject: "Your request to visit {home}",
      body: "Thank you for your request. We are keeping this time for you and will confirm it as soon as we can.",
    },
    "visit-confirmed": {
      subject: "Your visit to {home} is confirmed",
      body: "Your visit is fixed. We look forward to meeting you.",
    },
    "visit-moved": {
      subject: "Your visit to {home} has moved",
      body: "Your visit has moved. The new time is fixed.",
    },
    "visit-cancelled": {
      subject: "Your visit to {home} is cancelled",
      body: "Your visit will not take place. Would you still like to come? Choose another time on the page of the home.",
    },
  },
  requestedAnyTime:
    "Thank you for your request. The visit is not fixed yet: we will arrange the time with you and confirm it.",
  movedToConfirm: "We have received your change. We are keeping this time for you and will confirm it.",
  agencySubject: {
    requested: "Visit requested",
    confirmed: "Visit confirmed",
    moved: "Visit moved",
    cancelled: "Visit cancelled",
  },
  agency: {
    requested: "The visitor moved a visit; it waits for you to confirm it.",
    confirmed: "This visit is fixed. The visitor was sent a confirmation.",
    moved: "The visitor moved this visit. It waits for you to confirm it.",
    cancelled: "This visit will not take place. The visitor was told so.",
  },
  when: "When",
  span: "{day}, between {from} and {until}",
  where: "Where",
  change: "Move or cancel",
  changeNote: "Does it no longer suit you? Move or cancel your visit with the button above, until it begins.",
  calendarNote: "The visit is attached for your calendar.",
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
  termsNote: "For a visit you need not tell us anything about this.",
  calendarTitle: "Visit: {home}",
  calendarTitleOf: "Visit of {name}: {home}",
  calendarCancelled: "Cancelled – {title}",
};
