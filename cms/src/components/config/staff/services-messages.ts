import type { ModelMessages } from "../../../api/field-messages";

/** Mails, tracking and the cookie notice required by law. */
export const siteServicesMessages: ModelMessages = {
  "config.tracking": {
    nl: {
      siteGoogleAnalyticsID: ["Google Analytics", "Begint met G-."],
      siteGoogleAdsID: ["Google Ads", "Begint met AW-."],
      siteGoogleTagManager: ["Google Tag Manager", "Begint met GTM-."],
      siteFacebookPixel: ["Meta-pixel", "Het nummer van de pixel."],
    },
    fr: {
      siteGoogleAnalyticsID: ["Google Analytics", "Commence par G-."],
      siteGoogleAdsID: ["Google Ads", "Commence par AW-."],
      siteGoogleTagManager: ["Google Tag Manager", "Commence par GTM-."],
      siteFacebookPixel: ["Pixel Meta", "Le numéro du pixel."],
    },
  },
  "config.mail-recipient": {
    nl: {
      form: ["Formulier", "Het formulier waarvan de berichten naar de adressen hiernaast gaan."],
      emails: ["E-mailadressen", "Eén per regel."],
    },
    fr: {
      form: ["Formulaire", "Le formulaire dont les messages vont aux adresses ci-contre."],
      emails: ["Adresses e-mail", "Une par ligne."],
    },
  },
  "config.owner-portal": {
    nl: {
      inviteNewOwners: [
        "Nieuwe eigenaars automatisch uitnodigen",
        "Aan: wie een account krijgt, ook door een import, krijgt een mail om een wachtwoord te kiezen. Uit: u nodigt uit, onder “Eigenaars”.",
      ],
      loginNotice: ["Mail wanneer een eigenaar zich aanmeldt", "Eén keer per dag per eigenaar, elke keer, of nooit."],
      noticeEmails: ["Aan", "Eén adres per regel. Leeg: het algemene e-mailadres."],
    },
    fr: {
      inviteNewOwners: [
        "Inviter automatiquement les nouveaux propriétaires",
        "Activé : qui reçoit un compte, même par une importation, reçoit un e-mail pour choisir un mot de passe. Désactivé : vous invitez, sous « Propriétaires ».",
      ],
      loginNotice: [
        "E-mail quand un propriétaire se connecte",
        "Une fois par jour et par propriétaire, chaque fois, ou jamais.",
      ],
      noticeEmails: ["À", "Une adresse par ligne. Vide : l’adresse e-mail générale."],
    },
  },
  "config.renovation-notice": {
    nl: {
      years: ["Jaren om te renoveren", "6 volgens de huidige regel."],
      from: ["Voor panden gekocht vanaf", "De dag waarop de plicht inging."],
      targetLabel: ["Te behalen label", "D of beter: schrijf D."],
      source: ["Wettelijke bron", "Het decreet en de datum ervan, onder de melding."],
    },
    fr: {
      years: ["Années pour rénover", "6 selon la règle en vigueur."],
      from: ["Pour les biens achetés à partir du", "Le jour où l’obligation a commencé."],
      targetLabel: ["Label à atteindre", "D ou mieux : écrivez D."],
      source: ["Source légale", "Le décret et sa date, sous l’avis."],
    },
  },
};
