import type { SeedModule, SeedPage } from "../../../content/first-content/seed-types";

export const contactPages: SeedPage[] = [
  {
    key: "contact",
    type: "page",
    originalPath: "contact",
    path: { nl: "contact", fr: "contact", en: "contact", de: "kontakt" },
    title: { nl: "Contact", fr: "Contact", en: "Contact", de: "Kontakt" },
    breadcrumb: { nl: "Contact", fr: "Contact", en: "Contact", de: "Kontakt" },
    description: {
      nl: "Bel, schrijf of kom binnen. De koffie staat klaar in beide kantoren.",
      fr: "Appelez, écrivez ou passez la porte. Le café est prêt dans nos deux agences.",
      en: "Ring, write or walk in. The coffee is on in both offices.",
      de: "Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Der Kaffee steht in beiden Büros bereit.",
    },
    content: {
      nl: "Voor een bezoek aan een woning maakt u het vlotst een afspraak op de pagina van de woning zelf. Voor alles wat daarbuiten valt, een erfenis die u wilt bespreken, een document dat u mist, een bedenking bij ons werk, bent u hier aan het juiste adres.",
      fr: "Pour visiter un bien, le plus simple est de prendre rendez-vous sur la page du bien. Pour tout le reste, une succession dont vous voulez parler, un document manquant, une remarque sur notre travail, vous êtes à la bonne adresse.",
      en: "To view a home, the quickest way is to book on that home's own page. For anything else, an inheritance you would like to discuss, a document you are missing, a remark about our work, you have come to the right place.",
      de: "Einen Besichtigungstermin vereinbaren Sie am schnellsten auf der Seite der Immobilie selbst. Für alles andere sind Sie hier richtig. Wir beraten Sie auf Niederländisch, Französisch und Englisch; schreiben dürfen Sie uns gern auf Deutsch.",
    },
    banner: {
      type: "image",
      title: { nl: "Kom gerust binnen", fr: "Poussez la porte", en: "Do come in", de: "Kommen Sie herein" },
      accent: { nl: "binnen", fr: "porte", en: "in", de: "herein" },
      image: "contact-banner",
    },
    seo: {
      metaTitle: {
        nl: "Contact met Travee in Antwerpen en Brasschaat",
        fr: "Contacter Travee à Anvers et à Brasschaat",
        en: "Contact Travee in Antwerp and Brasschaat",
        de: "Kontakt zu Travee in Antwerpen und Brasschaat",
      },
      metaDescription: {
        nl: "Adressen, openingsuren en telefoonnummers van onze kantoren op het Antwerpse Zuid en in Brasschaat, en een formulier voor uw vraag.",
        fr: "Adresses, heures d'ouverture et numéros de nos agences au Zuid d'Anvers et à Brasschaat, et un formulaire pour votre question.",
        en: "Addresses, opening hours and telephone numbers of our offices in Antwerp's Zuid and in Brasschaat, and a form for your question.",
        de: "Adressen, Öffnungszeiten und Telefonnummern unserer Büros in Antwerpen und Brasschaat.",
      },
    },
    modules: ["contact-form", "contact-call-back", "contact-questions"],
  },
  {
    key: "vacancy",
    type: "page",
    originalPath: "contact/vacature",
    parent: "contact",
    path: { nl: "vacature", fr: "offre-d-emploi", en: "vacancy", de: "stellenangebot" },
    title: {
      nl: "Werken bij Travee",
      fr: "Travailler chez Travee",
      en: "Working at Travee",
      de: "Arbeiten bei Travee",
    },
    breadcrumb: { nl: "Vacature", fr: "Offre d'emploi", en: "Vacancy", de: "Stellenangebot" },
    description: {
      nl: "We zoeken één collega. Misschien bent u dat.",
      fr: "Nous cherchons un collègue. Vous, peut-être.",
      en: "We are looking for one colleague. Perhaps you.",
      de: "Wir suchen eine Kollegin oder einen Kollegen. Vielleicht Sie.",
    },
    seo: {
      metaDescription: {
        nl: "Vacature: vastgoedadviseur voor ons kantoor in Brasschaat, voltijds, ook voor stagiairs-vastgoedmakelaars.",
        fr: "Offre d'emploi : conseiller immobilier pour notre agence de Brasschaat, à temps plein, stagiaires bienvenus.",
        en: "Vacancy: property adviser for our Brasschaat office, full time, trainees welcome.",
        de: "Stellenangebot: Immobilienberater (m/w/d) für unser Büro in Brasschaat, Vollzeit, auch für angehende Makler im Praktikum.",
      },
    },
    modules: ["vacancy-job", "vacancy-form"],
  },
];

export const contactModules: SeedModule[] = [
  {
    key: "contact-form",
    title: { nl: "Schrijf ons", fr: "Écrivez-nous", en: "Write to us", de: "Schreiben Sie uns" },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "site-contact" }],
  },
  {
    key: "contact-call-back",
    title: {
      nl: "Liever aan de telefoon?",
      fr: "Plutôt par téléphone ?",
      en: "Rather by phone?",
      de: "Lieber am Telefon?",
    },
    titleSize: "h2",
    view: "single-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "contact-me" }],
  },
  {
    key: "contact-questions",
    title: {
      nl: "Waarover gaat uw vraag?",
      fr: "Quelle est votre question ?",
      en: "What is your question about?",
      de: "Worum geht es bei Ihrer Frage?",
    },
    titleSize: "h2",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 4,
    relations: [{ category: "questions" }],
  },
  {
    key: "vacancy-job",
    title: {
      nl: "Vastgoedadviseur voor ons kantoor in Brasschaat (m/v/x)",
      fr: "Conseiller immobilier pour notre agence de Brasschaat (m/f/x)",
      en: "Property adviser for our Brasschaat office (m/f/x)",
      de: "Immobilienberater (m/w/d) für unser Büro in Brasschaat",
    },
    titleSize: "h2",
    view: "single-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ article: "job-property-adviser" }],
  },
  {
    key: "vacancy-form",
    title: { nl: "Stel u kandidaat", fr: "Postulez", en: "Apply", de: "Bewerben Sie sich" },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "job-contact" }],
  },
];
