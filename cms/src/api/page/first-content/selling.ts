import type { SeedModule, SeedPage } from "../../../content/first-content/seed-types";

export const sellingPages: SeedPage[] = [
  {
    key: "contact-demand",
    type: "page",
    originalPath: "contact-demand",
    path: { nl: "verkopen", fr: "estimation-gratuite", en: "contact-demand", de: "verkaufen" },
    title: {
      nl: "Uw woning verkopen",
      fr: "Vendre votre bien",
      en: "Selling your home",
      de: "Ihre Immobilie verkaufen",
    },
    breadcrumb: { nl: "Verkopen", fr: "Estimation gratuite", en: "Selling", de: "Verkaufen" },
    description: {
      nl: "Een juiste prijs, een volledig dossier en iemand die opneemt als u belt.",
      fr: "Un prix juste, un dossier complet et quelqu'un qui décroche quand vous appelez.",
      en: "The right price, a complete file, and someone who picks up when you ring.",
      de: "Der richtige Preis, eine vollständige Akte und jemand, der abnimmt, wenn Sie anrufen.",
    },
    banner: {
      type: "image",
      title: {
        nl: "Verkopen doet u één keer goed",
        fr: "Vendre, une fois, et bien",
        en: "Sell once, and sell well",
        de: "Einmal verkaufen, und zwar richtig",
      },
      accent: { nl: "goed", fr: "bien", en: "well", de: "richtig" },
      text: {
        nl: "Van de eerste schatting tot de sleutels bij de notaris.",
        fr: "De la première estimation à la remise des clés chez le notaire.",
        en: "From the first valuation to the keys at the notary's.",
        de: "Von der ersten Bewertung bis zur Schlüsselübergabe beim Notar.",
      },
      image: "selling-banner",
      showValuation: true,
    },
    seo: {
      metaTitle: {
        nl: "Uw huis of appartement verkopen in Antwerpen of Brasschaat",
        fr: "Vendre et faire estimer votre bien à Anvers ou à Brasschaat",
        en: "Selling your house or apartment in Antwerp or Brasschaat",
        de: "Haus oder Wohnung verkaufen in Antwerpen und Brasschaat",
      },
      metaDescription: {
        nl: "Hoe Travee uw woning verkoopt: gratis schatting, alle attesten in orde, rustige bezoeken, elke maand een verslag en begeleiding tot de akte.",
        fr: "Comment Travee vend votre bien : estimation gratuite, attestations en ordre, visites soignées, rapport mensuel et suivi jusqu'à l'acte.",
        en: "How Travee sells your home: free valuation, every certificate in order, careful viewings, a monthly report and support until the deed.",
        de: "So verkauft Travee Ihre Immobilie: kostenlose Bewertung, alle Bescheinigungen, sorgfältige Besichtigungen, monatlicher Bericht, Begleitung bis zum Notar.",
      },
    },
    modules: ["selling-steps", "selling-form", "selling-testimonials", "selling-sold"],
  },
  {
    key: "valuation",
    type: "page",
    originalPath: "schatting",
    path: { nl: "gratis-schatting", fr: "valeur-de-votre-bien", en: "free-valuation", de: "kostenlose-bewertung" },
    title: {
      nl: "Gratis schatting van uw woning",
      fr: "La valeur de votre bien",
      en: "A free valuation of your home",
      de: "Kostenlose Bewertung Ihrer Immobilie",
    },
    breadcrumb: {
      nl: "Gratis schatting",
      fr: "Valeur de votre bien",
      en: "Free valuation",
      de: "Kostenlose Bewertung",
    },
    description: {
      nl: "Geen rekenmodel achter een scherm, maar een makelaar die komt kijken.",
      fr: "Pas un calculateur derrière un écran, mais un agent qui vient sur place.",
      en: "No calculator behind a screen, but an agent who comes to look.",
      de: "Kein Rechenmodell hinter einem Bildschirm, sondern ein Makler, der zu Ihnen kommt.",
    },
    content: {
      nl: `Twee huizen met dezelfde oppervlakte in dezelfde straat verschillen soms een kwart in prijs. Het licht, de indeling, het dak, het EPC, een tuin die op het zuiden ligt: dat ziet u niet in een databank. Daarom schatten we altijd ter plaatse.

## Wat u krijgt

- een bezoek van ongeveer een uur, op een moment dat u past;
- binnen de week een schriftelijk verslag met een prijsvork en de verkopen waarop ze steunt;
- een lijst van de attesten die voor uw woning nodig zijn, met hun kostprijs;
- en daarna rust: we bellen één keer na, niet vaker.

Onze schatting is bedoeld om te verkopen of te verhuren. Hebt u een waardebepaling nodig voor een nalatenschap, een scheiding of een krediet, dan verwijzen we u door naar een erkend schatter-expert.`,
      fr: `Deux maisons de même surface, dans la même rue, diffèrent parfois d'un quart en prix. La lumière, le plan, la toiture, le certificat énergétique, un jardin orienté au sud : rien de cela ne figure dans une base de données. Nous estimons donc toujours sur place.

## Ce que vous recevez

- une visite d'une heure environ, au moment qui vous convient ;
- dans la semaine, un rapport écrit avec une fourchette de prix et les ventes qui la fondent ;
- la liste des attestations nécessaires pour votre bien, avec leur coût ;
- et ensuite la tranquillité : nous rappelons une fois, pas plus.

Notre estimation sert à vendre ou à louer. Pour une succession, un divorce ou un crédit, nous vous orientons vers un expert évaluateur reconnu.`,
      en: `Two houses of the same size in the same street can differ by a quarter in price. The light, the layout, the roof, the EPC, a garden that faces south: no database shows you that. So we always value on the spot.

## What you get

- a visit of about an hour, at a time that suits you;
- within the week, a written report with a price range and the sales it rests on;
- a list of the certificates your home needs, and what they cost;
- and then peace and quiet: we ring once to follow up, no more.

Our valuation is meant for selling or letting. Should you need one for an estate, a divorce or a loan, we will refer you to a certified valuer.`,
      de: `Zwei gleich große Häuser in derselben Straße unterscheiden sich im Preis manchmal um ein Viertel. Das Licht, der Grundriss, das Dach, der Energieausweis, ein Garten nach Süden: Das zeigt Ihnen keine Datenbank. Deshalb bewerten wir immer vor Ort.

## Was Sie bekommen

- einen Besuch von etwa einer Stunde, zu einer Zeit, die Ihnen passt;
- innerhalb einer Woche einen schriftlichen Bericht mit einer Preisspanne und den Verkäufen, auf die sie sich stützt;
- eine Liste der Bescheinigungen, die Ihre Immobilie braucht, mit ihren Kosten;
- und danach Ruhe: Wir rufen einmal nach, nicht öfter.

Unsere Bewertung dient dem Verkauf oder der Vermietung. Brauchen Sie ein Wertgutachten für einen Nachlass, eine Scheidung oder einen Kredit, verweisen wir Sie an einen anerkannten Sachverständigen.`,
    },
    banner: {
      type: "image",
      title: {
        nl: "Wat is uw woning waard?",
        fr: "Que vaut votre bien ?",
        en: "What is your home worth?",
        de: "Was ist Ihre Immobilie wert?",
      },
      accent: { nl: "waard", fr: "vaut", en: "worth", de: "wert" },
      image: "valuation-banner",
      showValuation: true,
    },
    seo: {
      metaDescription: {
        nl: "Een gratis schatting van uw huis, appartement of grond in Antwerpen of Brasschaat: ter plaatse, schriftelijk en binnen de week.",
        fr: "Une estimation gratuite de votre maison, appartement ou terrain à Anvers ou à Brasschaat : sur place, par écrit et dans la semaine.",
        en: "A free valuation of your house, apartment or land in Antwerp or Brasschaat: on the spot, in writing and within the week.",
        de: "Kostenlose Bewertung Ihres Hauses, Ihrer Wohnung oder Ihres Grundstücks in Antwerpen oder Brasschaat: vor Ort, schriftlich, innerhalb einer Woche.",
      },
    },
    modules: ["valuation-form"],
  },
];

export const sellingModules: SeedModule[] = [
  {
    key: "selling-steps",
    title: {
      nl: "Zo verkopen we uw woning",
      fr: "Comment nous vendons votre bien",
      en: "How we sell your home",
      de: "So verkaufen wir Ihre Immobilie",
    },
    titleSize: "h2",
    view: "single-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ article: "selling-step-by-step" }],
  },
  {
    key: "selling-form",
    title: {
      nl: "Vraag uw schatting",
      fr: "Demandez votre estimation",
      en: "Request your valuation",
      de: "Fordern Sie Ihre Bewertung an",
    },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "contact-demand" }],
  },
  {
    key: "selling-testimonials",
    title: {
      nl: "Verkopers over Travee",
      fr: "Des vendeurs parlent de Travee",
      en: "Sellers on Travee",
      de: "Verkäufer über Travee",
    },
    titleSize: "h2",
    view: "slider-view",
    numberItemOfRow: 1,
    maxItems: 10,
    relations: [{ slider: "sellers" }],
  },
  {
    key: "selling-sold",
    title: { nl: "Onlangs verkocht", fr: "Récemment vendus", en: "Recently sold", de: "Kürzlich verkauft" },
    titleSize: "h2",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 4,
    relations: [{ propertyList: "recently-sold" }],
  },
  {
    key: "valuation-form",
    title: {
      nl: "Maak een afspraak",
      fr: "Prenez rendez-vous",
      en: "Arrange a visit",
      de: "Vereinbaren Sie einen Termin",
    },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "contact-demand" }],
  },
];
