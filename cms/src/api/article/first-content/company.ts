import type { SeedArticle } from "../../../content/first-content/seed-types";
import { agency } from "../../../content/first-content/agency";

/** Articles that one page shows and that have no address of their own. */
export const companyArticles: SeedArticle[] = [
  {
    key: "our-house",
    kind: "article",
    title: {
      nl: "Een travee is de maat van een gevel",
      fr: "Une travée, c'est la mesure d'une façade",
      en: "A bay is the measure of a façade",
      de: "Eine Travee ist das Maß einer Fassade",
    },
    intro: {
      nl: "Eén vensteras breed, van de plint tot de kroonlijst. Zo kijken we naar huizen, en zo werken we: stuk per stuk, tot het geheel klopt.",
      fr: "La largeur d'une fenêtre, de la plinthe à la corniche. C'est ainsi que nous regardons les maisons, et que nous travaillons : pièce par pièce, jusqu'à l'ensemble.",
      en: "One window wide, from plinth to cornice: in Dutch a 'travee'. It is how we look at houses, and how we work, one piece at a time until the whole is right.",
      de: "Eine Fensterachse breit, vom Sockel bis zum Gesims. So betrachten wir Häuser, und so arbeiten wir: Stück für Stück, bis das Ganze stimmt.",
    },
    content: {
      nl: `In 2009 opende Anna Claes een klein kantoor op het Zuid, met één tafel en een raam op het plein. Die tafel staat er nog. Intussen zijn we met zes, hebben we een tweede kantoor in Brasschaat en begeleidden we meer dan tweeduizend verkopen en verhuringen.

Groter hoeft niet. We nemen niet meer panden aan dan we zelf kunnen opvolgen, want een verkoper die belt, wil iemand horen die zijn huis kent. Elke eigenaar heeft één vaste makelaar, krijgt minstens elke maand een schriftelijk verslag en ziet in zijn eigen dossier hoeveel mensen keken, kwamen en terugkwamen.

We zijn erkend door het Beroepsinstituut van Vastgoedmakelaars en houden ons aan zijn plichtenleer. In de praktijk wil dat zeggen: geen verborgen kosten, geen dubbele belangen en een antwoord binnen één werkdag.`,
      fr: `En 2009, Anna Claes ouvrait une petite agence au Zuid, avec une table et une fenêtre sur la place. La table est toujours là. Nous sommes aujourd'hui six, nous avons une deuxième agence à Brasschaat et nous avons accompagné plus de deux mille ventes et locations.

Grandir davantage n'est pas notre but. Nous n'acceptons pas plus de biens que nous ne pouvons en suivre nous-mêmes, car un vendeur qui téléphone veut entendre quelqu'un qui connaît sa maison. Chaque propriétaire a son interlocuteur, reçoit au moins un rapport écrit par mois et voit dans son dossier combien de personnes ont regardé, visité et revisité.

Nous sommes agréés par l'Institut professionnel des agents immobiliers et respectons sa déontologie. Concrètement : aucun frais caché, aucun double intérêt et une réponse sous un jour ouvrable.`,
      en: `In 2009 Anna Claes opened a small office in the Zuid district, with one table and a window onto the square. The table is still there. There are six of us now, we have a second office in Brasschaat, and we have seen more than two thousand sales and lettings through.

We have no wish to be bigger. We take on no more properties than we can look after ourselves, because a seller who rings wants to speak to someone who knows the house. Every owner has one agent, receives a written report at least once a month, and can see in their own file how many people looked, came and came back.

We are licensed by the Belgian Professional Institute of Estate Agents and bound by its code of conduct. In practice that means no hidden costs, no acting for both sides, and an answer within one working day.`,
      de: `2009 eröffnete Anna Claes ein kleines Büro im Zuid, mit einem Tisch und einem Fenster zum Platz. Der Tisch steht noch immer da. Inzwischen sind wir zu sechst, haben ein zweites Büro in Brasschaat und haben mehr als zweitausend Verkäufe und Vermietungen begleitet.

Größer muss es nicht werden. Wir nehmen nicht mehr Immobilien an, als wir selbst betreuen können, denn wer verkauft und anruft, möchte jemanden hören, der das Haus kennt. Jeder Eigentümer hat einen festen Makler, bekommt mindestens jeden Monat einen schriftlichen Bericht und sieht in der eigenen Akte, wie viele Menschen geschaut haben, gekommen und wiedergekommen sind.

Wir sind beim belgischen Berufsinstitut der Immobilienmakler zugelassen und halten uns an seine Berufsordnung. In der Praxis heißt das: keine versteckten Kosten, keine Tätigkeit für beide Seiten zugleich und eine Antwort innerhalb eines Werktags.`,
    },
    picture: "office-table",
  },
  {
    key: "selling-step-by-step",
    kind: "article",
    title: {
      nl: "Zo verkopen we uw woning",
      fr: "Comment nous vendons votre bien",
      en: "How we sell your home",
      de: "So verkaufen wir Ihre Immobilie",
    },
    intro: {
      nl: "Zes stappen, doorgaans vier tot zes maanden, en nooit een verrassing onderweg.",
      fr: "Six étapes, quatre à six mois en général, et aucune surprise en chemin.",
      en: "Six steps, four to six months as a rule, and no surprises on the way.",
      de: "Sechs Schritte, in der Regel vier bis sechs Monate, und unterwegs keine Überraschung.",
    },
    content: {
      nl: `1. **De schatting.** We komen langs, meten op en sturen binnen de week een onderbouwde prijs. Gratis, en zonder dat u zich tot iets verbindt.
2. **Het dossier.** EPC, bodemattest, elektrische keuring, asbestattest, stedenbouwkundige inlichtingen: wij vragen ze aan en betalen ze voor. Publiceren doen we pas als het EPC er is.
3. **Het beeld.** Een fotograaf komt op het uur dat het licht goed valt. We laten grondplannen tekenen en schrijven zelf de tekst.
4. **De bezoeken.** Eerst wie bij ons ingeschreven is, daarna iedereen. Na elk bezoek leest u in uw dossier wat er gezegd is.
5. **Het bod en de compromis.** U ziet elk bod, schriftelijk en met zijn voorwaarden. De verkoopovereenkomst gaat eerst langs beide notarissen.
6. **De akte.** Doorgaans binnen vier maanden na de compromis. Wij nemen de meterstanden op en overhandigen de sleutels.

Ons ereloon spreken we vooraf met u af en staat zwart op wit in de bemiddelingsopdracht. Verkopen we niet, dan betaalt u ons geen ereloon.`,
      fr: `1. **L'estimation.** Nous venons sur place, nous mesurons et vous envoyons dans la semaine un prix motivé. Gratuitement et sans engagement.
2. **Le dossier.** Certificat énergétique, attestation du sol, contrôle électrique, attestation amiante, renseignements urbanistiques : nous les demandons et en avançons le coût. Rien ne paraît avant le certificat énergétique.
3. **L'image.** Un photographe passe à l'heure où la lumière est bonne. Nous faisons dessiner les plans et écrivons nous-mêmes le texte.
4. **Les visites.** D'abord nos candidats inscrits, puis tout le monde. Après chaque visite, vous lisez dans votre dossier ce qui s'est dit.
5. **L'offre et le compromis.** Vous voyez chaque offre, par écrit et avec ses conditions. Le compromis passe d'abord chez les deux notaires.
6. **L'acte.** En général dans les quatre mois du compromis. Nous relevons les compteurs et remettons les clés.

Nos honoraires sont convenus d'avance et figurent noir sur blanc dans la mission d'entremise. Pas de vente, pas d'honoraires.`,
      en: `1. **The valuation.** We visit, measure, and send a reasoned price within the week. Free of charge and without commitment.
2. **The file.** EPC, soil certificate, electrical inspection, asbestos certificate, planning information: we apply for them and pay up front. Nothing is advertised until the EPC is in.
3. **The pictures.** A photographer comes at the hour when the light is right. We have floor plans drawn and write the text ourselves.
4. **The viewings.** First those who are on our books, then everyone. After each one you can read in your file what was said.
5. **The offer and the agreement.** You see every offer, in writing and with its conditions. The sales agreement goes past both notaries first.
6. **The deed.** As a rule within four months of the agreement. We read the meters and hand over the keys.

Our fee is settled beforehand and set down in the agency contract. No sale, no fee.`,
      de: `1. **Die Bewertung.** Wir kommen vorbei, messen auf und schicken Ihnen innerhalb einer Woche einen begründeten Preis. Kostenlos und unverbindlich.
2. **Die Akte.** Energieausweis, Bodenbescheinigung, Prüfung der Elektroanlage, Asbestbescheinigung, städtebauliche Auskünfte: Wir fordern sie an und strecken die Kosten vor. Inseriert wird erst, wenn der Energieausweis da ist.
3. **Die Bilder.** Ein Fotograf kommt zu der Stunde, in der das Licht stimmt. Wir lassen Grundrisse zeichnen und schreiben den Text selbst.
4. **Die Besichtigungen.** Zuerst die Interessenten, die bei uns vorgemerkt sind, dann alle anderen. Nach jedem Termin lesen Sie in Ihrer Akte, was gesagt wurde.
5. **Das Angebot und der Kaufvertrag.** Sie sehen jedes Angebot, schriftlich und mit seinen Bedingungen. Den Vorvertrag, in Belgien „compromis“ genannt, lesen vorab beide Notare.
6. **Die Beurkundung.** In der Regel innerhalb von vier Monaten nach dem Vorvertrag. Wir lesen die Zähler ab und übergeben die Schlüssel.

Unser Honorar vereinbaren wir im Voraus; es steht schwarz auf weiß im Maklervertrag. Ohne Verkauf kein Honorar.`,
    },
    picture: "selling",
  },
  {
    key: "letting-step-by-step",
    kind: "article",
    title: {
      nl: "Zo verhuren we uw woning",
      fr: "Comment nous louons votre bien",
      en: "How we let your home",
      de: "So vermieten wir Ihre Immobilie",
    },
    intro: {
      nl: "Verhuren doet u zelden een tweede keer met dezelfde huurder. Daarom nemen we de eerste keer onze tijd.",
      fr: "On choisit rarement deux fois le même locataire. Voilà pourquoi nous prenons notre temps la première fois.",
      en: "You rarely get to choose a tenant twice. So we take our time the first time round.",
      de: "Denselben Mieter sucht man selten zweimal aus. Deshalb nehmen wir uns beim ersten Mal Zeit.",
    },
    content: {
      nl: `1. **Nazicht.** Voldoet de woning aan de kwaliteitsnormen, is het EPC geldig, hangen de rookmelders? We zeggen wat moet en wat mag.
2. **Huurprijs.** Gesteund op recente contracten in uw buurt, met de vaste kosten en de provisies apart en duidelijk vermeld.
3. **Bezoeken en keuze.** Voor elke kandidaat dezelfde vragen en dezelfde criteria. U beslist, wij bewaren hoe de keuze gemaakt is.
4. **Contract.** Schriftelijk, volgens het Vlaams Woninghuurdecreet, met de waarborg op een geblokkeerde rekening.
5. **Intrede.** Een onafhankelijke deskundige maakt de plaatsbeschrijving. Wij registreren ze samen met het contract en nemen de meterstanden over.
6. **Beheer.** Als u dat wenst: opvolging van de betalingen, jaarlijkse indexering, herstellingen en de afrekening van de kosten.

Onze vergoeding is altijd voor rekening van de verhuurder die ons aanstelt, nooit voor de huurder.`,
      fr: `1. **La vérification.** Le logement répond-il aux normes de qualité, le certificat énergétique est-il valable, les détecteurs sont-ils posés ? Nous disons ce qui est obligatoire et ce qui est souhaitable.
2. **Le loyer.** Fondé sur des baux récents dans votre quartier ; charges forfaitaires et provisions sont mentionnées à part.
3. **Les visites et le choix.** Les mêmes questions et les mêmes critères pour tous. Vous décidez, nous gardons la trace du choix.
4. **Le bail.** Écrit, selon le décret flamand sur la location d'habitations, avec la garantie sur un compte bloqué.
5. **L'entrée.** Un expert indépendant dresse l'état des lieux. Nous l'enregistrons avec le bail et relevons les compteurs.
6. **La gestion.** Si vous le souhaitez : suivi des paiements, indexation annuelle, réparations et décompte des charges.

Nos honoraires sont toujours à charge du bailleur qui nous mandate, jamais du locataire.`,
      en: `1. **The check.** Does the home meet the quality standards, is the EPC valid, are the smoke alarms up? We tell you what is required and what is merely wise.
2. **The rent.** Based on recent leases nearby, with fixed charges and advances stated separately and clearly.
3. **Viewings and choice.** The same questions and the same criteria for everyone. You decide; we keep a record of how the choice was made.
4. **The lease.** In writing, under the Flemish Housing Rental Decree, with the deposit in a blocked account.
5. **Moving in.** An independent surveyor draws up the inventory. We register it with the lease and read the meters.
6. **Management.** Should you wish: payments followed up, yearly indexation, repairs and the service-charge statement.

Our fee is always paid by the landlord who instructs us, never by the tenant.`,
      de: `1. **Die Prüfung.** Erfüllt die Wohnung die Qualitätsnormen, ist der Energieausweis gültig, hängen die Rauchmelder? Wir sagen, was sein muss und was ratsam ist.
2. **Die Miete.** Gestützt auf jüngere Verträge in Ihrer Nachbarschaft; feste Kosten und Vorauszahlungen sind getrennt und deutlich angegeben.
3. **Besichtigungen und Auswahl.** Für alle dieselben Fragen und dieselben Kriterien. Sie entscheiden, wir halten fest, wie die Wahl zustande kam.
4. **Der Vertrag.** Schriftlich, nach dem flämischen Wohnungsmietdekret, mit der Kaution auf einem gesperrten Konto.
5. **Der Einzug.** Ein unabhängiger Sachverständiger erstellt das Übergabeprotokoll. Wir lassen es zusammen mit dem Vertrag registrieren und lesen die Zähler ab.
6. **Die Verwaltung.** Wenn Sie es wünschen: Überwachung der Zahlungen, jährliche Indexierung, Reparaturen und Abrechnung der Nebenkosten.

Unser Honorar zahlt immer der Vermieter, der uns beauftragt, niemals der Mieter.`,
    },
    picture: "letting",
  },
  {
    key: "job-property-adviser",
    kind: "article",
    title: {
      nl: "Vastgoedadviseur voor ons kantoor in Brasschaat (m/v/x)",
      fr: "Conseiller immobilier pour notre agence de Brasschaat (m/f/x)",
      en: "Property adviser for our Brasschaat office (m/f/x)",
      de: "Immobilienberater (m/w/d) für unser Büro in Brasschaat",
    },
    intro: {
      nl: "Voltijds, als stagiair-vastgoedmakelaar of met een erkenning op zak. Naast Karim, tussen de beuken.",
      fr: "À temps plein, comme stagiaire agent immobilier ou déjà agréé. Aux côtés de Karim, entre les hêtres.",
      en: "Full time, as a trainee estate agent or fully licensed. Next to Karim, among the beeches.",
      de: "Vollzeit, im Maklerpraktikum oder schon mit Zulassung. Neben Karim, zwischen den Buchen.",
    },
    content: {
      nl: `## Wat u bij ons doet

- U ontvangt verkopers en kopers, plant bezoeken en leidt ze zelf.
- U schat huizen en gronden in de noordrand, eerst samen met Karim, later alleen.
- U bouwt dossiers op met Lieve, van het eerste attest tot de afspraak bij de notaris.
- U schrijft na elk bezoek een kort, eerlijk verslag voor de eigenaar.

## Wie we zoeken

Iemand die luistert, goed schrijft en graag buiten komt. U spreekt vlot Nederlands en redt zich in het Frans en het Engels. U bent ingeschreven op het tableau van het BIV of op de lijst van de stagiairs, of u voldoet aan de diplomavoorwaarden om dat te worden. Een rijbewijs is nodig, een fiets is handig.

## Wat u van ons krijgt

Een vast loon met een jaarlijkse premie op het resultaat van het hele kantoor, niet per verkoop. Een erkende stagemeester. Eén zaterdag op drie, met een weekdag vrij in de plaats.

Stuur een brief die we graag lezen naar [${agency.jobsEmail}](mailto:${agency.jobsEmail}) of gebruik het formulier hieronder. U krijgt altijd antwoord.`,
      fr: `## Votre travail

- Vous recevez vendeurs et acquéreurs, vous planifiez les visites et les menez vous-même.
- Vous estimez maisons et terrains au nord d'Anvers, d'abord avec Karim, ensuite seul.
- Vous constituez les dossiers avec Lieve, de la première attestation au rendez-vous chez le notaire.
- Après chaque visite, vous rédigez pour le propriétaire un compte rendu bref et franc.

## Votre profil

Vous savez écouter, vous écrivez bien et vous aimez être dehors. Vous parlez couramment le néerlandais et vous vous débrouillez en français et en anglais. Vous êtes inscrit au tableau de l'IPI ou à la liste des stagiaires, ou vous remplissez les conditions de diplôme pour l'être. Le permis de conduire est nécessaire, le vélo est pratique.

## Ce que nous offrons

Un salaire fixe et une prime annuelle sur le résultat de toute l'agence, pas à la vente. Un maître de stage agréé. Un samedi sur trois, compensé par un jour de semaine.

Envoyez-nous une lettre que nous aurons plaisir à lire à [${agency.jobsEmail}](mailto:${agency.jobsEmail}), ou utilisez le formulaire ci-dessous. Vous recevrez toujours une réponse.`,
      en: `## What you will do

- Welcome sellers and buyers, plan viewings and lead them yourself.
- Value houses and land north of Antwerp, first with Karim, later on your own.
- Build up files with Lieve, from the first certificate to the appointment at the notary's.
- Write a short, honest note for the owner after every viewing.

## Who we are looking for

Someone who listens, writes well and likes being out and about. You speak fluent Dutch and get by in French and English. You are registered with the BIV as an estate agent or trainee, or hold the qualifications to be. A driving licence is needed; a bicycle is handy.

## What we offer

A fixed salary with a yearly bonus on the result of the whole office, not on each sale. A recognised traineeship supervisor. One Saturday in three, with a weekday off in return.

Send a letter we will enjoy reading to [${agency.jobsEmail}](mailto:${agency.jobsEmail}), or use the form below. You will always hear back.`,
      de: `## Was Sie bei uns tun

- Sie empfangen Verkäufer und Käufer, planen Besichtigungen und führen sie selbst durch.
- Sie bewerten Häuser und Grundstücke im Norden von Antwerpen, zuerst mit Karim, später allein.
- Sie stellen mit Lieve die Akten zusammen, von der ersten Bescheinigung bis zum Notartermin.
- Sie schreiben nach jeder Besichtigung einen kurzen, ehrlichen Bericht für den Eigentümer.

## Wen wir suchen

Jemanden, der zuhört, gut schreibt und gern unterwegs ist. Sie sprechen fließend Niederländisch und kommen auf Französisch und Englisch zurecht. Sie sind beim BIV als Makler oder im Praktikum eingetragen oder bringen den Abschluss mit, um es zu werden. Einen Führerschein brauchen Sie, ein Fahrrad ist praktisch.

## Was Sie von uns bekommen

Ein festes Gehalt mit einer jährlichen Prämie auf das Ergebnis des ganzen Büros, nicht je Verkauf. Eine anerkannte Praktikumsbetreuung. Jeden dritten Samstag Dienst, mit einem freien Werktag dafür.

Schicken Sie uns einen Brief, den wir gern lesen, an [${agency.jobsEmail}](mailto:${agency.jobsEmail}), oder nutzen Sie das Formular unten. Eine Antwort bekommen Sie immer.`,
    },
    picture: "brasschaat",
  },
];
