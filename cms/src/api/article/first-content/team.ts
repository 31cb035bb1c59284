import type { PictureName } from "../../../content/first-content/pictures";
import { inAllLanguages, type SeedArticle, type Text } from "../../../content/first-content/seed-types";

interface Member {
  slug: string;
  picture: PictureName;
  name: string;
  phone: string;
  email: string;
  jobTitle: Text;
  spokenLanguages: Text;
  intro: Text;
  content: Text;
}

/** Each member of the team is an article with an address of its own, in the category `team`. */
function member({ slug, picture, name, ...rest }: Member): SeedArticle {
  return {
    key: slug,
    kind: "team",
    originalPath: `team/${slug}`,
    path: { nl: `team/${slug}`, fr: `equipe/${slug}`, en: `team/${slug}`, de: `team/${slug}` },
    parent: "about",
    title: inAllLanguages(name),
    picture,
    seo: { metaDescription: rest.intro },
    ...rest,
  };
}

export const teamArticles: SeedArticle[] = [
  member({
    slug: "anna-claes",
    picture: "team-anna-claes",
    name: "Anna Claes",
    phone: "0400 00 00 01",
    email: "anna.claes@travee.example",
    jobTitle: {
      nl: "Zaakvoerder, vastgoedmakelaar BIV 599.901",
      fr: "Gérante, agente immobilière IPI 599.901",
      en: "Managing director, licensed estate agent BIV 599.901",
      de: "Geschäftsführerin, Immobilienmaklerin BIV 599.901",
    },
    spokenLanguages: {
      nl: "Nederlands, Frans en Engels",
      fr: "Néerlandais, français et anglais",
      en: "Dutch, French and English",
      de: "Niederländisch, Französisch und Englisch",
    },
    intro: {
      nl: "Anna opende in 2009 het kantoor op het Zuid. Ze volgt nog altijd zelf de verkoop van herenhuizen op.",
      fr: "Anna a ouvert l'agence du Zuid en 2009. Elle suit toujours elle-même la vente des maisons de maître.",
      en: "Anna opened the office in the Zuid district in 2009. She still handles the sale of town houses herself.",
      de: "Anna eröffnete 2009 das Büro im Zuid. Den Verkauf von Bürgerhäusern betreut sie noch immer selbst.",
    },
    content: {
      nl: `Anna studeerde interieurarchitectuur en kijkt naar een huis zoals een ander een boek leest: van de plint naar de kroonlijst. Ze kent de herenhuizen van het Zuid en Zurenborg straat per straat, en weet welke muren men mag weghalen en welke men beter laat staan.

Ze woont met haar man en een oude windhond in een rijhuis dat, naar eigen zeggen, nooit af zal zijn. Op zondagvoormiddag vindt u haar op de Vogelenmarkt.`,
      fr: `Architecte d'intérieur de formation, Anna lit une maison comme d'autres un livre, de la plinthe à la corniche. Elle connaît rue par rue les maisons de maître du Zuid et de Zurenborg, et sait quels murs peuvent tomber et lesquels valent mieux debout.

Elle vit avec son mari et un vieux lévrier dans une maison qui, dit-elle, ne sera jamais finie. Le dimanche matin, vous la croiserez au Vogelenmarkt.`,
      en: `Anna trained as an interior architect and reads a house the way others read a book, from skirting board to cornice. She knows the town houses of the Zuid and Zurenborg street by street, and which walls may come down and which had better stay.

She lives with her husband and an elderly greyhound in a terraced house that, she says, will never be finished. On Sunday mornings you will find her at the Vogelenmarkt.`,
      de: `Anna hat Innenarchitektur studiert und liest ein Haus wie andere ein Buch: von der Fußleiste bis zum Gesims. Sie kennt die Bürgerhäuser im Zuid und in Zurenborg Straße für Straße und weiß, welche Wände weichen dürfen und welche besser stehen bleiben.

Sie wohnt mit ihrem Mann und einem alten Windhund in einem Reihenhaus, das nach eigener Aussage nie fertig wird. Sonntagvormittags treffen Sie sie auf dem Vogelenmarkt.`,
    },
  }),
  member({
    slug: "karim-benali",
    picture: "team-karim-benali",
    name: "Karim Benali",
    phone: "0400 00 00 02",
    email: "karim.benali@travee.example",
    jobTitle: {
      nl: "Kantoorhouder Brasschaat, vastgoedmakelaar BIV 599.902",
      fr: "Responsable de l'agence de Brasschaat, agent immobilier IPI 599.902",
      en: "Head of the Brasschaat office, licensed estate agent BIV 599.902",
      de: "Leiter des Büros Brasschaat, Immobilienmakler BIV 599.902",
    },
    spokenLanguages: {
      nl: "Nederlands, Frans en Engels",
      fr: "Néerlandais, français et anglais",
      en: "Dutch, French and English",
      de: "Niederländisch, Französisch und Englisch",
    },
    intro: {
      nl: "Karim leidt het kantoor in Brasschaat en kent de noordrand van de stad, van de villa's in het groen tot de bouwgronden in Kalmthout.",
      fr: "Karim dirige l'agence de Brasschaat et connaît le nord d'Anvers, des villas sous les arbres aux terrains à bâtir de Kalmthout.",
      en: "Karim runs the Brasschaat office and knows the country north of Antwerp, from wooded villas to building plots in Kalmthout.",
      de: "Karim leitet das Büro in Brasschaat und kennt den Norden der Stadt, von den Villen im Grünen bis zu den Baugrundstücken in Kalmthout.",
    },
    content: {
      nl: `Voor hij makelaar werd, was Karim landmeter. Een perceelsgrens of een erfdienstbaarheid hoeft u hem niet uit te leggen, en bij een verkaveling leest hij de voorschriften vóór de brochure. Kopers waarderen dat hij ook zegt wat er níet mag.

Hij werd geboren in Ekeren, voetbalt op donderdag met de veteranen en kookt op zondag voor de hele familie.`,
      fr: `Avant d'être agent immobilier, Karim était géomètre. Une limite de parcelle ou une servitude n'ont pas de secret pour lui, et dans un lotissement il lit les prescriptions avant la brochure. Les acquéreurs apprécient qu'il dise aussi ce qui n'est pas permis.

Né à Ekeren, il joue au football le jeudi avec les vétérans et cuisine le dimanche pour toute la famille.`,
      en: `Karim was a land surveyor before he became an agent. Boundaries and rights of way need no explaining to him, and on any new development he reads the planning rules before the brochure. Buyers like it that he also tells them what they may not do.

He was born in Ekeren, plays football with the veterans on Thursdays, and cooks for the whole family on Sundays.`,
      de: `Bevor er Makler wurde, war Karim Landvermesser. Grundstücksgrenzen oder Wegerechte muss ihm niemand erklären, und in einem Neubaugebiet liest er die Bauvorschriften vor der Broschüre. Käufer schätzen, dass er auch sagt, was nicht erlaubt ist.

Er ist in Ekeren geboren, spielt donnerstags Fußball mit den alten Herren und kocht sonntags für die ganze Familie.`,
    },
  }),
  member({
    slug: "sofie-wauters",
    picture: "team-sofie-wauters",
    name: "Sofie Wauters",
    phone: "0400 00 00 03",
    email: "sofie.wauters@travee.example",
    jobTitle: {
      nl: "Verantwoordelijke verhuur, vastgoedmakelaar BIV 599.903",
      fr: "Responsable des locations, agente immobilière IPI 599.903",
      en: "Head of lettings, licensed estate agent BIV 599.903",
      de: "Leiterin der Vermietung, Immobilienmaklerin BIV 599.903",
    },
    spokenLanguages: {
      nl: "Nederlands en Frans",
      fr: "Néerlandais et français",
      en: "Dutch and French",
      de: "Niederländisch und Französisch",
    },
    intro: {
      nl: "Sofie verhuurt ongeveer tweehonderd woningen per jaar en kent van elk de plaatsbeschrijving.",
      fr: "Sofie loue environ deux cents logements par an et connaît l'état des lieux de chacun.",
      en: "Sofie lets around two hundred homes a year and knows the inventory of every one.",
      de: "Sofie vermietet rund zweihundert Wohnungen im Jahr und kennt von jeder das Übergabeprotokoll.",
    },
    content: {
      nl: `Sofie begon als syndicus en weet hoe een gebouw leeft: wanneer de lift nazicht krijgt, wie de fietsenberging op slot doet, waarom de afrekening dit jaar hoger ligt. Huurders en verhuurders krijgen van haar hetzelfde antwoord, en dat is haar beste reclame.

Ze woont op Linkeroever, fietst door de voetgangerstunnel naar het werk en verzamelt oude deurklinken.`,
      fr: `Sofie a commencé comme syndic et sait comment vit un immeuble : quand l'ascenseur est contrôlé, qui ferme le local à vélos, pourquoi le décompte est plus élevé cette année. Locataires et bailleurs reçoivent d'elle la même réponse ; c'est sa meilleure publicité.

Elle habite Linkeroever, vient travailler à vélo par le tunnel piéton et collectionne les anciennes poignées de porte.`,
      en: `Sofie started out managing blocks of flats and knows how a building lives: when the lift is inspected, who locks the bicycle store, why this year's service charge is higher. Tenants and landlords get the same answer from her, which is the best advertising she has.

She lives on the Left Bank, cycles to work through the pedestrian tunnel and collects old door handles.`,
      de: `Sofie begann als Hausverwalterin und weiß, wie ein Gebäude lebt: wann der Aufzug gewartet wird, wer den Fahrradkeller abschließt, warum die Abrechnung in diesem Jahr höher ausfällt. Mieter und Vermieter bekommen von ihr dieselbe Antwort, und das ist ihre beste Werbung.

Sie wohnt am linken Scheldeufer, fährt mit dem Rad durch den Fußgängertunnel zur Arbeit und sammelt alte Türklinken.`,
    },
  }),
  member({
    slug: "jonas-de-ridder",
    picture: "team-jonas-de-ridder",
    name: "Jonas De Ridder",
    phone: "0400 00 00 04",
    email: "jonas.deridder@travee.example",
    jobTitle: {
      nl: "Adviseur verkoop Antwerpen, vastgoedmakelaar BIV 599.904",
      fr: "Conseiller vente à Anvers, agent immobilier IPI 599.904",
      en: "Sales adviser Antwerp, licensed estate agent BIV 599.904",
      de: "Berater Verkauf Antwerpen, Immobilienmakler BIV 599.904",
    },
    spokenLanguages: {
      nl: "Nederlands en Engels",
      fr: "Néerlandais et anglais",
      en: "Dutch and English",
      de: "Niederländisch und Englisch",
    },
    intro: {
      nl: "Jonas begeleidt jonge kopers en verkopers van appartementen en rijwoningen, van Borgerhout tot het Kiel.",
      fr: "Jonas accompagne les jeunes acquéreurs et les vendeurs d'appartements et de maisons de ville, de Borgerhout au Kiel.",
      en: "Jonas looks after first-time buyers and sellers of apartments and terraced houses, from Borgerhout to the Kiel.",
      de: "Jonas begleitet junge Käufer sowie Verkäufer von Wohnungen und Reihenhäusern, von Borgerhout bis zum Kiel.",
    },
    content: {
      nl: `Een eerste woning kopen doet u maar één keer. Jonas neemt de tijd om uit te leggen wat een EPC-label voor uw lening betekent, wat er in een opschortende voorwaarde hoort te staan en wanneer u de notaris het best belt. Hij legde die weg enkele jaren geleden zelf af, in Deurne.

In zijn vrije tijd fotografeert hij art-decogevels; een deel ervan hangt bij ons in de gang.`,
      fr: `On n'achète sa première habitation qu'une fois. Jonas prend le temps d'expliquer ce qu'un label énergétique change pour votre crédit, ce qui doit figurer dans une condition suspensive et quand appeler le notaire. Il a fait ce chemin lui-même il y a quelques années, à Deurne.

À ses heures libres, il photographie des façades Art déco ; quelques-unes ornent notre couloir.`,
      en: `You only buy your first home once. Jonas takes the time to explain what an EPC label means for your mortgage, what belongs in a suspensive condition, and when to ring the notary. He went through it himself a few years ago, in Deurne.

In his free time he photographs art deco façades; some of them hang in our corridor.`,
      de: `Die erste eigene Wohnung kauft man nur einmal. Jonas nimmt sich die Zeit zu erklären, was die Energieklasse für Ihren Kredit bedeutet, was in eine aufschiebende Bedingung gehört und wann Sie am besten den Notar anrufen. Er ist diesen Weg vor einigen Jahren selbst gegangen, in Deurne.

In seiner Freizeit fotografiert er Art-déco-Fassaden; einige davon hängen bei uns im Flur.`,
    },
  }),
  member({
    slug: "claire-lambert",
    picture: "team-claire-lambert",
    name: "Claire Lambert",
    phone: "0400 00 00 05",
    email: "claire.lambert@travee.example",
    jobTitle: {
      nl: "Nieuwbouw en investeringen, vastgoedmakelaar BIV 599.905",
      fr: "Constructions neuves et investissements, agente immobilière IPI 599.905",
      en: "New builds and investments, licensed estate agent BIV 599.905",
      de: "Neubau und Kapitalanlagen, Immobilienmaklerin BIV 599.905",
    },
    spokenLanguages: {
      nl: "Nederlands, Frans, Engels en Duits",
      fr: "Néerlandais, français, anglais et allemand",
      en: "Dutch, French, English and German",
      de: "Niederländisch, Französisch, Englisch und Deutsch",
    },
    intro: {
      nl: "Claire leest lastenboeken zoals anderen kranten en bewaakt uw project van het plan tot de voorlopige oplevering.",
      fr: "Claire lit les cahiers des charges comme d'autres le journal et veille sur votre projet, du plan à la réception provisoire.",
      en: "Claire reads building specifications the way others read newspapers, and watches over your project from plan to handover.",
      de: "Claire liest Baubeschreibungen wie andere die Zeitung und wacht über Ihr Projekt, vom Plan bis zur Abnahme.",
    },
    content: {
      nl: `Kopen op plan vraagt vertrouwen en controle. Claire overloopt met u de Wet Breyne, de betalingsschijven en de keuzes die u later niet meer kunt maken. Beleggers rekent ze eerlijk voor wat een pand netto opbrengt, met leegstand en onderhoud erbij.

Ze groeide op in Namen, woont al twintig jaar in Berchem en helpt u even vlot in het Nederlands, het Frans en het Engels.`,
      fr: `Acheter sur plan demande de la confiance et du contrôle. Claire parcourt avec vous la loi Breyne, les tranches de paiement et les choix sur lesquels on ne revient plus. Aux investisseurs, elle calcule honnêtement le rendement net, vacance locative et entretien compris.

Elle a grandi à Namur, vit depuis vingt ans à Berchem et vous aide avec la même aisance en français, en néerlandais et en anglais.`,
      en: `Buying off-plan takes trust, and checking. Claire takes you through the Breyne Act, the payment instalments, and the choices you cannot make later. For investors she works out honestly what a property returns net, empty months and upkeep included.

She grew up in Namur, has lived in Berchem for twenty years, and is as much at ease in English as in French and Dutch.`,
      de: `Kaufen nach Plan braucht Vertrauen und Kontrolle. Claire geht mit Ihnen das Breyne-Gesetz durch, die Zahlungsraten und die Entscheidungen, die sich später nicht mehr ändern lassen. Anlegern rechnet sie ehrlich vor, was eine Immobilie netto einbringt, Leerstand und Instandhaltung inbegriffen.

Sie ist in Namur aufgewachsen, wohnt seit zwanzig Jahren in Berchem und hilft Ihnen auf Niederländisch, Französisch und Englisch gleich gern.`,
    },
  }),
  member({
    slug: "lieve-goossens",
    picture: "team-lieve-goossens",
    name: "Lieve Goossens",
    phone: "03 000 00 12",
    email: "lieve.goossens@travee.example",
    jobTitle: { nl: "Dossierbeheer", fr: "Gestion des dossiers", en: "File management", de: "Aktenverwaltung" },
    spokenLanguages: {
      nl: "Nederlands en Frans",
      fr: "Néerlandais et français",
      en: "Dutch and French",
      de: "Niederländisch und Französisch",
    },
    intro: {
      nl: "Lieve verzamelt de attesten, leest elke compromis twee keer en weet bij welke dienst ze moet bellen.",
      fr: "Lieve réunit les attestations, relit deux fois chaque compromis et sait quel service appeler.",
      en: "Lieve gathers the certificates, reads every sales agreement twice, and knows which department to ring.",
      de: "Lieve stellt die Bescheinigungen zusammen, liest jeden Vorvertrag zweimal und weiß, welches Amt sie anrufen muss.",
    },
    content: {
      nl: `Achter elke vlotte verkoop zit een map die in orde is. Lieve vraagt de bodemattesten aan, plant de keurder in, volgt de stad op voor de stedenbouwkundige inlichtingen en bezorgt de notaris alles in één keer. Wie als eigenaar een vraag heeft over zijn dossier, krijgt haar rechtstreeks aan de lijn.

Ze werkte vijftien jaar op een notariskantoor en zingt alt in het koor van Mortsel.`,
      fr: `Derrière chaque vente sans heurt, il y a une farde en ordre. Lieve demande les attestations du sol, fixe le passage du contrôleur, relance la ville pour les renseignements urbanistiques et remet le tout au notaire en une fois. Un propriétaire a une question sur son dossier ? Il l'a directement au téléphone.

Elle a travaillé quinze ans dans une étude notariale et chante parmi les altos de la chorale de Mortsel.`,
      en: `Behind every smooth sale is a folder in good order. Lieve applies for the soil certificates, books the inspector, chases the city for the planning information and hands the notary everything at once. Owners with a question about their file get her on the line directly.

She spent fifteen years in a notary's office and sings alto in the Mortsel choir.`,
      de: `Hinter jedem reibungslosen Verkauf steht ein Ordner, der stimmt. Lieve fordert die Bodenbescheinigungen an, bestellt den Prüfer, hakt bei der Stadt wegen der städtebaulichen Auskünfte nach und übergibt dem Notar alles auf einmal. Wer als Eigentümer eine Frage zur Akte hat, bekommt sie direkt an den Apparat.

Sie hat fünfzehn Jahre in einem Notariat gearbeitet und singt Alt im Chor von Mortsel.`,
    },
  }),
];
