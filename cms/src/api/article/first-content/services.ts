import type { SeedArticle } from "../../../content/first-content/seed-types";

/** The four articles that tell what the agency does; the home page and the contact page show them. */
export const serviceArticles: SeedArticle[] = [
  {
    key: "make-yourself-at-home",
    kind: "article",
    originalPath: "home/make-yourself-at-home",
    path: {
      nl: "home/make-yourself-at-home",
      fr: "home/faites-comme-chez-vous",
      en: "home/make-yourself-at-home",
      de: "home/fuehlen-sie-sich-wie-zu-hause",
    },
    title: {
      nl: "Doe alsof u thuis bent",
      fr: "Faites comme chez vous",
      en: "Make yourself at home",
      de: "Fühlen Sie sich wie zu Hause",
    },
    intro: {
      nl: "Een bezoek duurt bij ons zo lang als u nodig hebt. Open gerust de kasten, luister naar de straat, kom nog eens terug bij regen.",
      fr: "Chez nous, une visite dure le temps qu'il vous faut. Ouvrez les placards, écoutez la rue, revenez un jour de pluie.",
      en: "A viewing with us takes as long as you need. Open the cupboards, listen to the street, come back when it rains.",
      de: "Eine Besichtigung dauert bei uns so lange, wie Sie brauchen. Öffnen Sie ruhig die Schränke, horchen Sie, wie laut die Straße ist, kommen Sie bei Regen noch einmal wieder.",
    },
    content: {
      nl: `Een woning kiest u niet op twaalf minuten. Daarom plannen we per bezoek een half uur, nooit twee kandidaten tegelijk, en kennen we het pand voor we de deur openen: het bouwjaar, de staat van het dak, de syndicus en zijn laatste verslagen, de buren die dit weekend een feest geven.

## Wat u vóór het bezoek krijgt

De grondplannen, het energieprestatiecertificaat, de keuring van de elektriciteit en de stedenbouwkundige inlichtingen staan klaar zodra we ze hebben. Bij een appartement krijgt u ook de basisakte, de laatste afrekening en de verslagen van de algemene vergaderingen. Zo stelt u op het bezoek de vragen die er echt toe doen.

## En daarna

We bellen niet om u op te jagen. We vragen wat u vond, ook als het niets wordt, en geven dat aan de eigenaar door. Wilt u een tweede keer komen met uw ouders, een architect of een aannemer, dan maken we daar tijd voor.`,
      fr: `On ne choisit pas une maison en douze minutes. Nous prévoyons une demi-heure par visite, jamais deux candidats à la fois, et nous connaissons le bien avant d'ouvrir la porte : l'année de construction, l'état de la toiture, le syndic et ses derniers procès-verbaux, et même les voisins qui font la fête samedi.

## Ce que vous recevez avant la visite

Les plans, le certificat de performance énergétique, le contrôle de l'installation électrique et les renseignements urbanistiques vous attendent dès que nous les avons. Pour un appartement s'y ajoutent l'acte de base, le dernier décompte de charges et les procès-verbaux des assemblées générales. Vous venez donc avec les bonnes questions.

## Et ensuite

Nous ne vous rappelons pas pour vous presser. Nous vous demandons votre avis, même s'il est négatif, et nous le transmettons au propriétaire. Vous souhaitez revenir avec vos parents, un architecte ou un entrepreneur ? Nous prenons le temps.`,
      en: `Nobody chooses a home in twelve minutes. We set aside half an hour for each viewing, never show two parties round at once, and know the house before we unlock it: when it was built, what state the roof is in, who manages the building, and which neighbours are having a party this weekend.

## What you get beforehand

Floor plans, the energy performance certificate (EPC), the electrical inspection and the planning information are yours as soon as we hold them. For an apartment we add the deed of co-ownership, the latest service-charge statement and the minutes of the owners' meetings. It means you arrive with the questions that matter.

## And afterwards

We won't ring to hurry you along. We will ask what you thought, even when the answer is no, because the owner deserves to hear it. Should you want to come back with your parents, an architect or a builder, we make the time.`,
      de: `Ein Zuhause wählt man nicht in zwölf Minuten. Deshalb planen wir für jede Besichtigung eine halbe Stunde ein, nie zwei Interessenten gleichzeitig, und kennen das Haus, bevor wir die Tür aufschließen: das Baujahr, den Zustand des Dachs, die Hausverwaltung und ihre letzten Protokolle, die Nachbarn, die am Wochenende feiern.

## Was Sie vor der Besichtigung bekommen

Grundrisse, Energieausweis, die Prüfung der Elektroanlage und die städtebaulichen Auskünfte liegen bereit, sobald wir sie haben. Bei einer Wohnung kommen die Teilungserklärung, die letzte Nebenkostenabrechnung und die Protokolle der Eigentümerversammlungen dazu. So stellen Sie vor Ort die Fragen, auf die es ankommt.

## Und danach

Wir rufen nicht an, um Sie zu drängen. Wir fragen, wie es Ihnen gefallen hat, auch wenn nichts daraus wird, und geben das an den Eigentümer weiter. Möchten Sie mit Ihren Eltern, einer Architektin oder einem Handwerker noch einmal kommen, nehmen wir uns dafür Zeit.`,
    },
    picture: "at-home",
    seo: {
      metaDescription: {
        nl: "Hoe een bezoek bij Travee verloopt: rustig, met de documenten op voorhand en een eerlijk antwoord op elke vraag.",
        fr: "Comment se passe une visite chez Travee : sans hâte, avec les documents à l'avance et une réponse franche à chaque question.",
        en: "What a viewing with Travee is like: unhurried, with the documents beforehand and a straight answer to every question.",
        de: "So läuft eine Besichtigung bei Travee: in Ruhe, mit den Unterlagen vorab und einer ehrlichen Antwort auf jede Frage.",
      },
    },
  },
  {
    key: "sell-with-us",
    kind: "article",
    originalPath: "contact/u-wenst-te-verkopen",
    parent: "contact",
    path: {
      nl: "contact/u-wenst-te-verkopen",
      fr: "contact/vous-souhaitez-vendre",
      en: "contact/you-wish-to-sell",
      de: "kontakt/sie-moechten-verkaufen",
    },
    title: {
      nl: "U wenst te verkopen",
      fr: "Vous souhaitez vendre",
      en: "Selling your home",
      de: "Sie möchten verkaufen",
    },
    intro: {
      nl: "Van de eerste schatting tot de akte bij de notaris: één makelaar, één dossier en elke maand een verslag.",
      fr: "De la première estimation à l'acte chez le notaire : un seul interlocuteur, un seul dossier et un rapport chaque mois.",
      en: "From the first valuation to the deed at the notary's: one agent, one file, and a report every month.",
      de: "Von der ersten Bewertung bis zur Beurkundung beim Notar: ein Makler, eine Akte und jeden Monat ein Bericht.",
    },
    content: {
      nl: `Een verkoop begint met een juiste prijs. We komen kijken, meten op en vergelijken met wat er de voorbije maanden in uw buurt echt verkocht is. U krijgt een verslag van enkele bladzijden, met een prijs waar we achter staan en de redenen erbij.

## Een dossier dat klopt

Voor we publiceren, verzamelen we wat de koper en de notaris nodig hebben: eigendomstitel, EPC, bodemattest, keuring van de elektrische installatie, asbestattest voor woningen van vóór 2001, stedenbouwkundige inlichtingen, overstromingsscores en, waar het er is, het postinterventiedossier. Lieve Goossens houdt die lijst bij en belt zelf achter de attesten aan. Een volledig dossier vermijdt discussie na het bod.

## Van bod tot akte

We leggen u elk bod schriftelijk voor, met de voorwaarden die eraan vasthangen. Kiest u er een, dan stellen we de verkoopovereenkomst op, de compromis, en laten we ze nalezen door uw notaris en die van de koper. Het voorschot komt op onze derdenrekening of die van de notaris. De akte volgt doorgaans binnen vier maanden; op die dag zijn wij er ook, met de meterstanden en de sleutels.

[Vraag een gratis schatting](/nl/gratis-schatting/)`,
      fr: `Une vente commence par un prix juste. Nous venons voir, nous mesurons et nous comparons avec ce qui s'est réellement vendu dans votre quartier ces derniers mois. Vous recevez un rapport de quelques pages : un prix que nous défendons, et nos raisons.

## Un dossier en ordre

Avant la mise en ligne, nous réunissons ce que demanderont l'acquéreur et le notaire : titre de propriété, certificat énergétique, attestation du sol, contrôle électrique, attestation amiante pour les bâtiments d'avant 2001, renseignements urbanistiques, scores d'inondation et, s'il existe, le dossier d'intervention ultérieure. Lieve Goossens tient la liste à jour et relance les administrations. Un dossier complet évite les discussions après l'offre.

## De l'offre à l'acte

Chaque offre vous est soumise par écrit, avec ses conditions. Une fois votre choix fait, nous rédigeons le compromis et le faisons relire par votre notaire et par celui de l'acquéreur. L'acompte est versé sur notre compte de tiers ou sur celui du notaire. L'acte suit en général dans les quatre mois ; ce jour-là, nous sommes présents, avec les relevés de compteurs et les clés.

[Demander une estimation gratuite](/fr/valeur-de-votre-bien/)`,
      en: `A sale begins with the right price. We visit, measure, and compare with what has actually sold around you in recent months. You receive a report of a few pages: a figure we are prepared to defend, and why.

## Papers in order

Before anything is advertised we gather what the buyer and the notary will ask for: title deed, EPC, soil certificate, electrical inspection, asbestos certificate for buildings from before 2001, planning information, flood scores and, where there is one, the post-intervention file. Lieve Goossens keeps the list and chases the authorities. A complete file prevents arguments once an offer is on the table.

## From offer to deed

Every offer reaches you in writing, with its conditions. Once you have chosen, we draw up the sales agreement, known here as the *compromis*, and have it read by your notary and the buyer's. The deposit is held in our client account or the notary's. Completion usually follows within four months, and on the day we are there too, with the meter readings and the keys.

[Ask for a free valuation](/en/free-valuation/)`,
      de: `Ein Verkauf beginnt mit dem richtigen Preis. Wir kommen zu Ihnen, messen auf und vergleichen mit dem, was in Ihrer Nachbarschaft in den letzten Monaten wirklich verkauft wurde. Sie bekommen einen Bericht von einigen Seiten, mit einem Preis, zu dem wir stehen, und den Gründen dafür.

## Eine Akte, die stimmt

Bevor wir inserieren, stellen wir zusammen, was Käufer und Notar brauchen: Eigentumstitel, Energieausweis, Bodenbescheinigung, Prüfung der Elektroanlage, Asbestbescheinigung für Gebäude aus der Zeit vor 2001, städtebauliche Auskünfte, Überschwemmungswerte und, falls vorhanden, die Bauakte für spätere Arbeiten. Lieve Goossens führt diese Liste und hakt bei den Behörden selbst nach. Eine vollständige Akte erspart Diskussionen nach dem Angebot.

## Vom Angebot bis zur Beurkundung

Jedes Angebot legen wir Ihnen schriftlich vor, mit allen Bedingungen. Haben Sie sich entschieden, setzen wir den Vorvertrag auf, in Belgien „compromis“ genannt, und lassen ihn von Ihrem Notar und dem des Käufers prüfen. Die Anzahlung liegt auf unserem Treuhandkonto oder auf dem des Notars. Die Beurkundung folgt in der Regel innerhalb von vier Monaten; an diesem Tag sind auch wir dabei, mit den Zählerständen und den Schlüsseln.

[Kostenlose Bewertung anfordern](/de/kostenlose-bewertung/)`,
    },
    picture: "selling",
    seo: {
      metaDescription: {
        nl: "Uw woning verkopen in Antwerpen of Brasschaat: schatting, attesten, bezoeken, compromis en akte, begeleid door één makelaar.",
        fr: "Vendre à Anvers ou à Brasschaat : estimation, attestations, visites, compromis et acte, suivis par un seul interlocuteur.",
        en: "Selling in Antwerp or Brasschaat: valuation, certificates, viewings, sales agreement and deed, all with one agent.",
        de: "Verkaufen in Antwerpen oder Brasschaat: Bewertung, Bescheinigungen, Besichtigungen, Vorvertrag und Beurkundung, alles mit einem Makler.",
      },
    },
  },
  {
    key: "let-with-us",
    kind: "article",
    originalPath: "contact/u-wenst-te-verhuren",
    parent: "contact",
    path: {
      nl: "contact/u-wenst-te-verhuren",
      fr: "contact/vous-souhaitez-louer-votre-bien",
      en: "contact/you-wish-to-let",
      de: "kontakt/sie-moechten-vermieten",
    },
    title: {
      nl: "U wenst te verhuren",
      fr: "Vous souhaitez louer votre bien",
      en: "Letting your home",
      de: "Sie möchten vermieten",
    },
    intro: {
      nl: "Een huurprijs die klopt, een huurder die past, en een plaatsbeschrijving die over negen jaar nog standhoudt.",
      fr: "Un loyer juste, un locataire qui convient et un état des lieux qui tiendra encore dans neuf ans.",
      en: "A fair rent, a tenant who fits, and an inventory that will still hold in nine years' time.",
      de: "Eine Miete, die stimmt, ein Mieter, der passt, und ein Übergabeprotokoll, das auch in neun Jahren noch standhält.",
    },
    content: {
      nl: `Goed verhuren is vooral goed voorbereiden. We bekijken of de woning aan de minimale kwaliteitsnormen voldoet, of de rookmelders hangen waar ze moeten hangen en of het EPC nog geldig is. Dan pas spreken we over de huurprijs, op basis van wat vergelijkbare woningen in uw straat opbrengen.

## De keuze van de huurder

Iedereen die wil komen kijken, krijgt een afspraak; we vragen daarvoor een naam en een manier om u te bereiken. Wie kandidaat is, bezorgt ons na het bezoek enkel de gegevens die nodig zijn om te beoordelen of de huur haalbaar is. U beslist, op grond van objectieve criteria die voor elke kandidaat dezelfde zijn.

## Contract, plaatsbeschrijving, registratie

We stellen het schriftelijke huurcontract op, voor negen jaar of korter, laten een tegensprekelijke plaatsbeschrijving opmaken en dienen beide ter registratie in. De waarborg, in Vlaanderen ten hoogste drie maanden huur, staat geblokkeerd op naam van de huurder. Wenst u ook het beheer uit handen te geven, dan volgen we de betalingen, de indexering en de herstellingen op.

[Zo werkt verhuren met ons](/nl/verhuren/)`,
      fr: `Bien louer, c'est d'abord bien préparer. Nous vérifions que le logement répond aux normes minimales de qualité, que les détecteurs de fumée sont à leur place et que le certificat énergétique est encore valable. Ensuite seulement nous parlons du loyer, d'après ce que rapportent des logements comparables dans votre rue.

## Le choix du locataire

Toute personne intéressée obtient un rendez-vous ; un nom et un moyen de la joindre suffisent. Après la visite, le candidat nous remet les seules informations nécessaires pour juger si le loyer est supportable. C'est vous qui décidez, sur des critères objectifs, identiques pour tous.

## Bail, état des lieux, enregistrement

Nous rédigeons le bail écrit, de neuf ans ou plus court, faisons établir un état des lieux contradictoire et faisons enregistrer les deux. La garantie, en Flandre trois mois de loyer au plus, est bloquée au nom du locataire. Et si vous préférez nous confier la gestion, nous suivons les paiements, l'indexation et les réparations.

[La location avec nous, pas à pas](/fr/mettre-en-location/)`,
      en: `Letting well is mostly a matter of preparation. We check that the home meets the minimum quality standards, that smoke alarms hang where they should, and that the EPC is still valid. Only then do we talk about rent, based on what comparable homes in your street bring in.

## Choosing a tenant

Anyone who would like to view gets an appointment; a name and a way to reach you is all we ask. After the viewing, applicants give us only what is needed to judge whether the rent is affordable. The decision is yours, on objective criteria that are the same for everybody.

## Lease, inventory, registration

We draw up the written lease, for nine years or less, have a joint inventory of fixtures made, and register both. The deposit, in Flanders no more than three months' rent, sits in a blocked account in the tenant's name. If you would rather leave the running of it to us, we follow up payments, indexation and repairs.

[How letting with us works](/en/letting/)`,
      de: `Gut vermieten heißt vor allem: gut vorbereiten. Wir prüfen, ob die Wohnung die Mindestnormen erfüllt, ob die Rauchmelder hängen, wo sie hängen müssen, und ob der Energieausweis noch gültig ist. Erst dann sprechen wir über die Miete, auf der Grundlage dessen, was vergleichbare Wohnungen in Ihrer Straße einbringen.

## Die Wahl des Mieters

Wer besichtigen möchte, bekommt einen Termin; dafür genügen ein Name und ein Weg, Sie zu erreichen. Wer sich bewirbt, gibt uns nach der Besichtigung nur die Angaben, die zeigen, ob die Miete tragbar ist. Sie entscheiden, nach objektiven Kriterien, die für alle dieselben sind.

## Vertrag, Übergabeprotokoll, Registrierung

Wir setzen den schriftlichen Mietvertrag auf, für neun Jahre oder kürzer, lassen mit beiden Seiten ein Übergabeprotokoll erstellen und reichen beides zur Registrierung ein. Die Kaution, in Flandern höchstens drei Monatsmieten, liegt auf einem gesperrten Konto auf den Namen des Mieters. Möchten Sie auch die Verwaltung abgeben, kümmern wir uns um Zahlungen, Indexierung und Reparaturen.

[So vermieten wir](/de/vermieten/)`,
    },
    picture: "letting",
    seo: {
      metaDescription: {
        nl: "Uw woning verhuren: juiste huurprijs, zorgvuldige keuze van de huurder, plaatsbeschrijving en geregistreerd huurcontract.",
        fr: "Mettre un bien en location : loyer juste, choix soigneux du locataire, état des lieux et bail enregistré.",
        en: "Letting your property: a fair rent, a carefully chosen tenant, an inventory of fixtures and a registered lease.",
        de: "Ihre Immobilie vermieten: angemessene Miete, sorgfältige Wahl des Mieters, Übergabeprotokoll und registrierter Mietvertrag.",
      },
    },
  },
  {
    key: "what-are-you-looking-for",
    kind: "article",
    originalPath: "contact/wat-zoekt-u",
    parent: "contact",
    path: {
      nl: "contact/wat-zoekt-u",
      fr: "contact/que-cherchez-vous",
      en: "contact/what-are-you-looking-for",
      de: "kontakt/was-suchen-sie",
    },
    title: { nl: "Wat zoekt u?", fr: "Que cherchez-vous ?", en: "What are you looking for?", de: "Was suchen Sie?" },
    intro: {
      nl: "Sommige van onze panden vinden een koper voor ze online staan. Laat ons weten wat u zoekt, dan bellen we u op tijd.",
      fr: "Une partie de nos biens trouve acquéreur avant d'être en ligne. Dites-nous ce que vous cherchez, nous vous préviendrons à temps.",
      en: "Some of our homes find a buyer before they are ever advertised. Tell us what you are after and we will call you first.",
      de: "Manche unserer Immobilien finden einen Käufer, bevor sie online stehen. Sagen Sie uns, was Sie suchen, und wir rufen Sie rechtzeitig an.",
    },
    content: {
      nl: `Een lijst met filters zegt veel, maar niet alles. Dat u aan de zonkant wilt wonen, dat de hond een tuin nodig heeft, dat de school te voet bereikbaar moet zijn: vertel het ons. We noteren uw zoekopdracht, toetsen ze aan wat er komt en sturen u enkel wat past.

## Eerst uw budget

Reken naast de prijs op registratierechten of btw, de kosten van de notaris en van uw lening, en een reserve voor de eerste werken. Wat u precies betaalt, hangt af van het gewest, de woning en uw situatie. Uw notaris rekent het gratis voor u uit; wij helpen u graag de juiste vragen te stellen.

## Zoeken zonder haast

Uw zoekopdracht blijft lopen zolang u wilt. In elk bericht staat een link waarmee u ze in één klik stopzet.

[Geef uw zoekopdracht door](/nl/zoekopdracht/)`,
      fr: `Des filtres en disent long, mais pas tout. Vous voulez le soleil du soir, le chien a besoin d'un jardin, l'école doit être accessible à pied : racontez-nous. Nous notons votre recherche, nous la comparons à ce qui arrive et nous ne vous envoyons que ce qui convient.

## D'abord le budget

Au prix s'ajoutent les droits d'enregistrement ou la TVA, les frais de notaire et de crédit, et une réserve pour les premiers travaux. Le montant dépend de la région, du bien et de votre situation. Votre notaire fait le calcul gratuitement ; nous vous aidons à poser les bonnes questions.

## Chercher sans se presser

Votre recherche reste active aussi longtemps que vous le voulez. Chaque message contient un lien pour l'arrêter en un clic.

[Nous confier votre recherche](/fr/recherche/)`,
      en: `Filters say a lot, but not everything. That you want the evening sun, that the dog needs a garden, that school has to be within walking distance: tell us. We note down your search, hold it against whatever comes in, and send you only what fits.

## The budget first

On top of the price come registration duty or VAT, the notary's fees, the cost of your mortgage, and something set aside for the first works. The exact sum depends on the region, the property and your circumstances. Your notary will work it out free of charge; we will gladly help you ask the right questions.

## No rush

Your search stays open for as long as you like. Every message has a link that ends it in one click.

[Leave us your search](/en/demand-register/)`,
      de: `Filter sagen viel, aber nicht alles. Dass Sie Abendsonne möchten, dass der Hund einen Garten braucht, dass die Schule zu Fuß erreichbar sein soll: Erzählen Sie es uns. Wir halten Ihren Suchauftrag fest, vergleichen ihn mit dem, was hereinkommt, und schicken Ihnen nur, was passt.

## Zuerst Ihr Budget

Zum Preis kommen Registrierungsgebühren oder Mehrwertsteuer, die Kosten für Notar und Kredit und eine Rücklage für die ersten Arbeiten. Was Sie genau zahlen, hängt von der Region, der Immobilie und Ihrer Situation ab. Ihr Notar rechnet es kostenlos für Sie aus; wir helfen Ihnen gern, die richtigen Fragen zu stellen.

## Suchen ohne Eile

Ihr Suchauftrag läuft, solange Sie möchten. In jeder Nachricht steht ein Link, mit dem Sie ihn mit einem Klick beenden.

[Suchauftrag aufgeben](/de/suchauftrag/)`,
    },
    picture: "searching",
    seo: {
      metaDescription: {
        nl: "Op zoek naar een huis of appartement in de regio Antwerpen? Vertel ons wat u zoekt en hoor het als eerste.",
        fr: "Vous cherchez une maison ou un appartement dans la région d'Anvers ? Dites-nous quoi, nous vous prévenons en premier.",
        en: "Looking for a house or apartment in the Antwerp area? Tell us what you need and be the first to hear.",
        de: "Sie suchen ein Haus oder eine Wohnung im Raum Antwerpen? Sagen Sie uns, was Sie brauchen, und erfahren Sie es als Erste.",
      },
    },
  },
];
