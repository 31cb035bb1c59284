import type { SeedModule, SeedPage } from "../../../content/first-content/seed-types";

/** Pages where visitors and owners arrange something of their own: saved search, login, newsletter, end of messages. */
export const visitorPages: SeedPage[] = [
  {
    key: "demand-register",
    type: "page",
    originalPath: "demand-register",
    path: { nl: "zoekopdracht", fr: "recherche", en: "demand-register", de: "suchauftrag" },
    title: {
      nl: "Vertel ons wat u zoekt",
      fr: "Dites-nous ce que vous cherchez",
      en: "Tell us what you are looking for",
      de: "Erzählen Sie uns, was Sie suchen",
    },
    breadcrumb: { nl: "Zoekopdracht", fr: "Votre recherche", en: "Your search", de: "Suchauftrag" },
    description: {
      nl: "Wij kijken mee uit en schrijven u enkel als er iets past.",
      fr: "Nous gardons l'œil ouvert et ne vous écrivons que si un bien convient.",
      en: "We keep an eye out, and write only when something fits.",
      de: "Wir halten mit Ausschau und schreiben Ihnen nur, wenn etwas passt.",
    },
    content: {
      nl: "Een zoekopdracht blijft actief tot u ze zelf stopzet; dat kan met de link onder elk bericht. Uw gegevens gebruiken we nergens anders voor.",
      fr: "Votre recherche reste active jusqu'à ce que vous l'arrêtiez, grâce au lien placé sous chaque message. Vos données ne servent à rien d'autre.",
      en: "Your search stays active until you end it, with the link below every message. We use your details for nothing else.",
      de: "Ein Suchauftrag läuft, bis Sie ihn selbst beenden, mit dem Link unter jeder Nachricht. Ihre Daten verwenden wir für nichts anderes.",
    },
    seo: {
      metaDescription: {
        nl: "Laat uw zoekopdracht na bij Travee en krijg bericht zodra er een woning in Antwerpen of omgeving bij u past.",
        fr: "Confiez votre recherche à Travee et soyez prévenu dès qu'un bien vous convient à Anvers ou aux environs.",
        en: "Leave your search with Travee and hear as soon as a home in or around Antwerp suits you.",
        de: "Hinterlassen Sie Travee Ihren Suchauftrag und erfahren Sie es, sobald eine Immobilie in oder um Antwerpen zu Ihnen passt.",
      },
    },
    modules: ["demand-register-form"],
  },
  {
    key: "login",
    type: "login",
    originalPath: "login",
    path: { nl: "login", fr: "login", en: "login", de: "login" },
    title: { nl: "Login voor eigenaars", fr: "Espace propriétaires", en: "Owner login", de: "Eigentümer-Login" },
    breadcrumb: { nl: "Login", fr: "Connexion", en: "Login", de: "Login" },
    description: {
      nl: "Volg de verkoop of verhuring van uw woning: bezoeken, reacties en publicaties.",
      fr: "Suivez la vente ou la location de votre bien : visites, réactions et publications.",
      en: "Follow the sale or letting of your home: viewings, reactions and advertisements.",
      de: "Verfolgen Sie den Verkauf oder die Vermietung Ihrer Immobilie: Besichtigungen, Reaktionen und Inserate.",
    },
    showBreadCrumb: false,
    seo: {
      metaDescription: {
        nl: "Login voor eigenaars die hun woning via Travee verkopen of verhuren.",
        fr: "Connexion pour les propriétaires qui vendent ou louent avec Travee.",
        en: "Login for owners who sell or let their home with Travee.",
        de: "Login für Eigentümer, die mit Travee verkaufen oder vermieten.",
      },
      isActiveSEO: false,
    },
  },
  {
    key: "newsletter",
    type: "page",
    originalPath: "newsletter",
    path: { nl: "nieuwsbrief", fr: "lettre-d-information", en: "newsletter", de: "newsletter" },
    title: { nl: "Onze nieuwsbrief", fr: "Notre lettre d'information", en: "Our newsletter", de: "Unser Newsletter" },
    breadcrumb: { nl: "Nieuwsbrief", fr: "Lettre d'information", en: "Newsletter", de: "Newsletter" },
    description: {
      nl: "Vier brieven per jaar, geschreven door wie hier werkt.",
      fr: "Quatre lettres par an, écrites par ceux qui travaillent ici.",
      en: "Four letters a year, written by the people who work here.",
      de: "Vier Briefe im Jahr, geschrieben von denen, die hier arbeiten.",
    },
    seo: {
      metaDescription: {
        nl: "Schrijf u in op de nieuwsbrief van Travee over de Antwerpse woningmarkt: vier keer per jaar, uitschrijven met één klik.",
        fr: "Abonnez-vous à la lettre de Travee sur le marché immobilier anversois : quatre fois par an, désinscription en un clic.",
        en: "Subscribe to Travee's letter on the Antwerp property market: four times a year, unsubscribe with one click.",
        de: "Abonnieren Sie den Brief von Travee über den Antwerpener Wohnungsmarkt: viermal im Jahr, mit einem Klick abbestellt.",
      },
    },
    modules: ["newsletter-form"],
  },
  {
    key: "unsubscribe",
    type: "page",
    originalPath: "unsubscribe",
    path: { nl: "uitschrijven", fr: "desinscription", en: "unsubscribe", de: "abmelden" },
    title: { nl: "Uitschrijven", fr: "Se désinscrire", en: "Unsubscribe", de: "Abmelden" },
    breadcrumb: { nl: "Uitschrijven", fr: "Désinscription", en: "Unsubscribe", de: "Abmelden" },
    content: {
      nl: "Gebruik de link onderaan het laatste bericht dat u van ons kreeg: één klik en het stopt. Hebt u dat bericht niet meer, geef dan hieronder uw adres; we schrijven u nog dezelfde werkdag uit.",
      fr: "Cliquez sur le lien au bas du dernier message reçu : tout s'arrête aussitôt. Si vous ne l'avez plus, indiquez votre adresse ci-dessous ; nous vous désinscrivons le jour ouvrable même.",
      en: "Use the link at the foot of the last message you had from us: one click and it stops. If you no longer have it, give your address below and we will take you off the list the same working day.",
      de: "Nutzen Sie den Link am Ende unserer letzten Nachricht: ein Klick, und es ist Schluss. Haben Sie diese Nachricht nicht mehr, geben Sie unten Ihre Adresse an; wir tragen Sie noch am selben Werktag aus.",
    },
    seo: {
      metaDescription: {
        nl: "Stop de berichten van Travee.",
        fr: "Arrêtez les messages de Travee.",
        en: "Stop messages from Travee.",
        de: "Nachrichten von Travee abbestellen.",
      },
      isActiveSEO: false,
    },
    modules: ["unsubscribe-form"],
  },
];

export const visitorModules: SeedModule[] = [
  {
    key: "demand-register-form",
    // The form says itself what it is.
    title: { nl: "Stap voor stap", fr: "Étape par étape", en: "Step by step", de: "Schritt für Schritt" },
    titleSize: "h2",
    view: "single-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "demand-register" }],
  },
  {
    key: "newsletter-form",
    title: { nl: "Vier keer per jaar", fr: "Quatre fois par an", en: "Four times a year", de: "Viermal im Jahr" },
    titleSize: "h2",
    view: "single-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "newsletter" }],
  },
  {
    key: "unsubscribe-form",
    title: { nl: "Op welk adres?", fr: "À quelle adresse ?", en: "At which address?", de: "Welche Adresse?" },
    titleSize: "h2",
    view: "single-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "unsubscribe" }],
  },
];
