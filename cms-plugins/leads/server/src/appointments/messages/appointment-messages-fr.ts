import type { AppointmentMessages } from "./appointment-messages.js";

export const appointmentMessagesFr: AppointmentMessages = {
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
