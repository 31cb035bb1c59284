import type { SeedArticle, SeedTestimonial, Text } from "../../../content/first-content/seed-types";

interface Review {
  slug: string;
  name: string;
  place: string;
  date: string;
  rating: number;
  goal: SeedTestimonial["goal"];
  /** The team member whom the customer names. */
  agent: string;
  title: Text;
  /** What the customer said in short; the sliders show it. */
  quote: Text;
  story: Text;
}

const reviews: Review[] = [
  {
    slug: "familie-peeters",
    name: "Familie Peeters",
    place: "Berchem",
    date: "2026-03-14",
    rating: 5,
    goal: "sale",
    agent: "anna-claes",
    title: {
      nl: "Het huis van onze ouders, met respect verkocht",
      fr: "La maison de nos parents, vendue avec respect",
      en: "Our parents' house, sold with respect",
      de: "Das Haus unserer Eltern, mit Respekt verkauft",
    },
    quote: {
      nl: "Anna nam de tijd om het huis van onze ouders te leren kennen. Op de dag van de akte wist ze nog welke kamer van wie was geweest.",
      fr: "Anna a pris le temps de connaître la maison de nos parents. Le jour de l'acte, elle savait encore à qui avait été chaque chambre.",
      en: "Anna took the time to get to know our parents' house. On the day of the deed she still remembered whose room had been whose.",
      de: "Anna nahm sich die Zeit, das Haus unserer Eltern kennenzulernen. Am Tag der Beurkundung wusste sie noch, wem welches Zimmer gehört hatte.",
    },
    story: {
      nl: `Na het overlijden van vader stonden we met drie broers en een zus voor een huis vol herinneringen in Oud-Berchem. Niemand van ons woont nog in Antwerpen. Anna kwam eerst gewoon luisteren. Pas een week later kregen we haar schatting, helder uitgelegd, met de drie verkopen waarop ze steunde.

Ze regelde de opkuis, het bodemattest en de keuring, en stuurde elke maand een verslag naar ons alle vier. Er kwamen elf bezoeken en drie biedingen. We kozen niet het hoogste bod, maar het zekerste, en kregen daar van haar geen scheef woord over. De nieuwe eigenaars hebben de keukentegels van moeder laten liggen.`,
      fr: `À la mort de papa, nous étions quatre frères et sœur devant une maison pleine de souvenirs à Oud-Berchem. Plus aucun de nous n'habite Anvers. Anna est d'abord venue écouter. Son estimation est arrivée une semaine plus tard, clairement expliquée, avec les trois ventes sur lesquelles elle s'appuyait.

Elle a organisé le débarras, l'attestation du sol et le contrôle électrique, et nous a envoyé chaque mois un rapport à tous les quatre. Onze visites, trois offres. Nous avons choisi non la plus haute mais la plus sûre, et elle l'a parfaitement compris. Les nouveaux propriétaires ont gardé le carrelage de cuisine de maman.`,
      en: `After our father died, the four of us stood in a house full of memories in Oud-Berchem. None of us lives in Antwerp any more. The first time, Anna simply came to listen. Her valuation followed a week later, clearly explained, with the three sales it rested on.

She arranged the clearance, the soil certificate and the electrical inspection, and sent all four of us a report every month. There were eleven viewings and three offers. We took not the highest but the safest one, and she never said a word against it. The new owners have kept our mother's kitchen tiles.`,
      de: `Nach dem Tod unseres Vaters standen wir vier Geschwister vor einem Haus voller Erinnerungen in Oud-Berchem. Keiner von uns wohnt noch in Antwerpen. Anna kam beim ersten Mal nur zum Zuhören. Erst eine Woche später erhielten wir ihre Bewertung, klar erklärt, mit den drei Verkäufen, auf die sie sich stützte.

Sie kümmerte sich um die Räumung, die Bodenbescheinigung und die Prüfung der Elektroanlage und schickte uns allen vieren jeden Monat einen Bericht. Es gab elf Besichtigungen und drei Angebote. Wir nahmen nicht das höchste, sondern das sicherste, und hörten von ihr kein schiefes Wort darüber. Die neuen Eigentümer haben Mutters Küchenfliesen liegen lassen.`,
    },
  },
  {
    slug: "yasmine-en-tom",
    name: "Yasmine & Tom",
    place: "Borgerhout",
    date: "2026-01-22",
    rating: 5,
    goal: "sale",
    agent: "jonas-de-ridder",
    title: {
      nl: "Onze eerste woning, zonder slapeloze nachten",
      fr: "Notre premier achat, sans nuit blanche",
      en: "Our first home, and no sleepless nights",
      de: "Unser erstes Zuhause, ohne schlaflose Nächte",
    },
    quote: {
      nl: "Jonas zei ons bij het tweede huis eerlijk dat we beter konden wachten. Bij het vierde zei hij: dit is het. Hij had twee keer gelijk.",
      fr: "À la deuxième maison, Jonas nous a dit franchement d'attendre. À la quatrième : “C'est celle-ci.” Il avait raison les deux fois.",
      en: "At the second house Jonas told us plainly to wait. At the fourth he said: this is the one. He was right both times.",
      de: "Beim zweiten Haus sagte Jonas uns ehrlich, wir sollten lieber warten. Beim vierten sagte er: Das ist es. Er hatte zweimal recht.",
    },
    story: {
      nl: `We huurden zes jaar in Borgerhout en wilden er niet weg. Jonas noteerde onze zoekopdracht op een dinsdag; in de maanden daarna kregen we zeven voorstellen, geen zeventig. Bij een rijwoning met een mooie inkom wees hij ons op het dak en op het EPC. Dat het zijn eigen verkoop was, maakte voor hem geen verschil.

Bij het huis dat we kochten, legde hij ons uit waarom de opschortende voorwaarde voor de lening erin moest en hoe lang de bank daarvoor nodig heeft. De compromis lazen we samen met onze notaris. We wonen nu om de hoek van ons oude appartement.`,
      fr: `Nous louions depuis six ans à Borgerhout et ne voulions pas en partir. Jonas a noté notre recherche un mardi ; les mois suivants, nous avons reçu sept propositions, pas septante. Devant une maison à la belle entrée, il nous a montré la toiture et le certificat énergétique. C'était pourtant lui qui la vendait.

Pour celle que nous avons achetée, il nous a expliqué pourquoi la condition suspensive de crédit devait y figurer et combien de temps la banque demande. Nous avons relu le compromis avec notre notaire. Nous habitons maintenant à deux pas de notre ancien appartement.`,
      en: `We had rented in Borgerhout for six years and did not want to leave. Jonas took down our search on a Tuesday; over the next months we were sent seven homes, not seventy. At a terraced house with a lovely hallway he pointed at the roof and the EPC. That he was the one selling it made no difference to him.

For the house we did buy, he explained why the offer had to be subject to our mortgage and how long the bank would take. We read the sales agreement with our notary. We now live round the corner from our old flat.`,
      de: `Wir wohnten sechs Jahre zur Miete in Borgerhout und wollten dort nicht weg. Jonas nahm unseren Suchauftrag an einem Dienstag auf; in den Monaten danach bekamen wir sieben Vorschläge, nicht siebzig. Bei einem Reihenhaus mit schönem Eingang zeigte er uns das Dach und den Energieausweis. Dass er selbst es verkaufte, machte für ihn keinen Unterschied.

Bei dem Haus, das wir kauften, erklärte er uns, warum der Vertrag unter Vorbehalt der Finanzierung stehen muss und wie lange die Bank dafür braucht. Den Vorvertrag lasen wir zusammen mit unserem Notar. Heute wohnen wir um die Ecke unserer alten Wohnung.`,
    },
  },
  {
    slug: "ingrid-en-marc-verhaegen",
    name: "Ingrid & Marc Verhaegen",
    place: "Brasschaat",
    date: "2025-11-08",
    rating: 5,
    goal: "sale",
    agent: "karim-benali",
    title: {
      nl: "Van de villa naar een appartement in het centrum",
      fr: "De la villa à un appartement au centre",
      en: "From the villa to an apartment in the village",
      de: "Von der Villa in eine Wohnung im Ortskern",
    },
    quote: {
      nl: "Na dertig jaar onze villa verlaten leek een berg. Karim maakte er een reeks afspraken van, in de juiste volgorde.",
      fr: "Quitter notre villa après trente ans nous semblait une montagne. Karim en a fait une suite de rendez-vous, dans le bon ordre.",
      en: "Leaving our villa after thirty years looked like a mountain. Karim turned it into a row of appointments, in the right order.",
      de: "Nach dreißig Jahren unsere Villa zu verlassen, erschien uns wie ein Berg. Karim machte daraus eine Reihe von Terminen, in der richtigen Reihenfolge.",
    },
    story: {
      nl: `De tuin werd te groot, de trap te steil. Toch stelden we het drie jaar uit, omdat we niet wisten waarmee te beginnen: eerst kopen of eerst verkopen? Karim zette beide naast elkaar, met de kosten van een overbruggingskrediet erbij, en vond een koper die ons zes maanden de tijd gaf.

Dat hij vroeger landmeter was, kwam van pas. Achteraan bleek een strook van twee meter op naam van de buren te staan. Hij loste het op vóór de eerste bezoeker over de drempel kwam.`,
      fr: `Le jardin devenait trop grand, l'escalier trop raide. Nous avons pourtant attendu trois ans, faute de savoir par quoi commencer : acheter ou vendre d'abord ? Karim a comparé les deux, coût du crédit-pont compris, et a trouvé un acquéreur qui nous laissait six mois.

Son passé de géomètre nous a servi. Au fond du jardin, une bande de deux mètres était au nom des voisins. Il a réglé la question avant que le premier visiteur ne passe le seuil.`,
      en: `The garden had grown too large, the stairs too steep. Even so we put it off for three years, because we did not know where to begin: buy first, or sell first? Karim set the two side by side, cost of a bridging loan included, and found a buyer who gave us six months.

His years as a surveyor came in useful. At the back of the garden a two-metre strip turned out to be in the neighbours' name. He had it settled before the first visitor crossed the threshold.`,
      de: `Der Garten wurde zu groß, die Treppe zu steil. Trotzdem schoben wir es drei Jahre vor uns her, weil wir nicht wussten, womit wir anfangen sollten: erst kaufen oder erst verkaufen? Karim stellte beides nebeneinander, die Kosten einer Zwischenfinanzierung inbegriffen, und fand einen Käufer, der uns sechs Monate Zeit ließ.

Dass er früher Landvermesser war, kam uns zugute. Hinten im Garten stand ein zwei Meter breiter Streifen auf dem Namen der Nachbarn. Er hatte das gelöst, bevor der erste Besucher über die Schwelle trat.`,
    },
  },
  {
    slug: "isabelle-dumont",
    name: "Isabelle Dumont",
    place: "Antwerpen",
    date: "2025-09-19",
    rating: 4,
    goal: "rent",
    agent: "sofie-wauters",
    title: {
      nl: "Drie appartementen, één aanspreekpunt",
      fr: "Trois appartements, une seule personne à appeler",
      en: "Three apartments, one person to call",
      de: "Drei Wohnungen, eine Ansprechpartnerin",
    },
    quote: {
      nl: "Ik woon in Brussel en verhuur in Antwerpen. Sofie belt me twee keer per jaar, en dat is precies genoeg.",
      fr: "J'habite Bruxelles et je loue à Anvers. Sofie m'appelle deux fois par an, et c'est exactement ce qu'il faut.",
      en: "I live in Brussels and let in Antwerp. Sofie rings me twice a year, which is exactly enough.",
      de: "Ich wohne in Brüssel und vermiete in Antwerpen. Sofie ruft mich zweimal im Jahr an, und das ist genau richtig.",
    },
    story: {
      nl: `Van mijn grootmoeder erfde ik drie appartementen aan de Harmonie. Ik ken de Vlaamse huurregels niet en heb geen zin om ze te leren. Sofie controleerde de rookmelders en het EPC, stelde de contracten op en liet ze registreren. De plaatsbeschrijving van de benedenverdieping telt veertig bladzijden.

Eén ster minder, omdat een herstelling aan de dakgoot langer duurde dan beloofd. Ze belde daar zelf over, voor ik het kon doen.`,
      fr: `J'ai hérité de ma grand-mère trois appartements près de l'Harmonie. Je ne connais pas les règles flamandes du bail et n'ai pas envie de les apprendre. Sofie a vérifié les détecteurs et les certificats, rédigé les baux et les a fait enregistrer. L'état des lieux du rez-de-chaussée compte quarante pages.

Une étoile de moins, parce que la réparation d'une gouttière a pris plus de temps que promis. Elle m'a appelée elle-même pour me le dire, avant que je ne le fasse.`,
      en: `My grandmother left me three apartments near the Harmonie park. I do not know the Flemish rental rules and have no wish to learn them. Sofie checked the smoke alarms and the EPCs, drew up the leases and had them registered. The inventory for the ground floor runs to forty pages.

One star less, because a gutter took longer to mend than promised. She rang me about it herself before I could.`,
      de: `Von meiner Großmutter habe ich drei Wohnungen am Harmoniepark geerbt. Die flämischen Mietregeln kenne ich nicht, und ich habe keine Lust, sie zu lernen. Sofie prüfte Rauchmelder und Energieausweise, setzte die Verträge auf und ließ sie registrieren. Das Übergabeprotokoll für das Erdgeschoss hat vierzig Seiten.

Ein Stern weniger, weil die Reparatur einer Dachrinne länger dauerte als versprochen. Sie rief mich deswegen selbst an, bevor ich es tun konnte.`,
    },
  },
  {
    slug: "james-whitlock",
    name: "James Whitlock",
    place: "Kapellen",
    date: "2025-06-27",
    rating: 5,
    goal: "sale",
    agent: "claire-lambert",
    title: {
      nl: "Kopen in een land waar je de regels niet kent",
      fr: "Acheter dans un pays dont on ignore les règles",
      en: "Buying in a country whose rules you don't know",
      de: "Kaufen in einem Land, dessen Regeln man nicht kennt",
    },
    quote: {
      nl: "Claire legde ons het Belgische systeem uit aan één keukentafel, in één avond, in het Engels. Daarna was er niets meer dat ons verraste.",
      fr: "Claire nous a expliqué le système belge autour d'une table de cuisine, en une soirée et en anglais. Plus rien ne nous a surpris ensuite.",
      en: "Claire explained the Belgian system at one kitchen table, in one evening, in English. Nothing surprised us after that.",
      de: "Claire erklärte uns das belgische System an unserem Küchentisch, an einem Abend, auf Englisch. Danach hat uns nichts mehr überrascht.",
    },
    story: {
      nl: `In Engeland is een bod vrijblijvend tot de contracten zijn uitgewisseld. Hier niet, en het is goed dat iemand je dat vertelt vóór je iets op papier zet. Claire overliep elke stap: het bod, de compromis, het voorschot op de derdenrekening, de vier maanden tot de akte, en waarom er een notaris aan te pas komt.

Ze liet de belangrijkste stukken in mensentaal samenvatten en kwam mee naar de voorlopige oplevering. Haar lijst met opmerkingen was langer dan de onze.`,
      fr: `En Angleterre, une offre n'engage à rien jusqu'à l'échange des contrats. Ici si, et mieux vaut l'apprendre avant d'écrire quoi que ce soit. Claire a parcouru chaque étape : l'offre, le compromis, l'acompte sur le compte de tiers, les quatre mois jusqu'à l'acte, et le rôle du notaire.

Elle nous a résumé les pièces principales en langage clair et nous a accompagnés à la réception provisoire. Sa liste de remarques était plus longue que la nôtre.`,
      en: `In England an offer binds nobody until contracts are exchanged. Here it does, and it is as well to be told before you put anything on paper. Claire took us through each step: the offer, the sales agreement, the deposit in the client account, the four months to the deed, and what the notary is for.

She had the main documents summed up in plain English and came along to the handover of the new house. Her list of snags was longer than ours.`,
      de: `In England ist ein Angebot unverbindlich, bis die Verträge ausgetauscht sind. Hier nicht, und es ist gut, wenn einem das jemand sagt, bevor man etwas unterschreibt. Claire ging jeden Schritt mit uns durch: das Angebot, den Vorvertrag, die Anzahlung auf dem Treuhandkonto, die vier Monate bis zur Beurkundung, und wozu man den Notar braucht.

Sie ließ die wichtigsten Unterlagen in einfacher Sprache zusammenfassen und kam mit zur vorläufigen Abnahme. Ihre Mängelliste war länger als unsere.`,
    },
  },
];

export const reviewArticles: SeedArticle[] = reviews.map(({ slug, title, quote, story, date }) => ({
  key: `review-${slug}`,
  kind: "review",
  originalPath: `reviews/${slug}`,
  path: {
    nl: `onze-klanten-aan-het-woord/${slug}`,
    fr: `nos-clients-temoignent/${slug}`,
    en: `reviews/${slug}`,
    de: `kundenstimmen/${slug}`,
  },
  parent: "reviews",
  title,
  intro: quote,
  content: story,
  date,
  seo: { metaDescription: quote },
}));

export const testimonials: SeedTestimonial[] = reviews.map(
  ({ slug, name, place, quote, date, rating, goal, agent }) => ({
    key: slug,
    name,
    place,
    text: quote,
    date,
    rating,
    goal,
    agent,
    article: `review-${slug}`,
  }),
);
