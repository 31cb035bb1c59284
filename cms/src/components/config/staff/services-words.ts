import type { ModelsInWords } from "../../../staff/field-words";

/** Mails, measuring and the notice that the law asks for. */
export const siteServicesWords: ModelsInWords = {
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
