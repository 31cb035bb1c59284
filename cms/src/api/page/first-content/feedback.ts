import { agency } from "../../../content/first-content/agency";
import type { SeedPage, Text } from "../../../content/first-content/seed-types";

interface Feedback {
  name: string;
  path: Text;
  title: Text;
  content: Text;
}

/** Thank-you pages (ROUTE-3); never indexed. */
function feedback({ name, path, title, content }: Feedback): SeedPage {
  return {
    key: `feedback-${name.replace("/", "-")}`,
    type: "feedback",
    originalPath: `feedback/${name}`,
    path: {
      nl: `bedankt/${path.nl}`,
      fr: `merci/${path.fr}`,
      en: `thank-you/${path.en}`,
      ...(path.de && { de: `danke/${path.de}` }),
    },
    title,
    breadcrumb: { nl: "Bedankt", fr: "Merci", en: "Thank you", ...(title.de && { de: "Danke" }) },
    content,
    showBreadCrumb: false,
    seo: { metaDescription: title, isActiveSEO: false },
  };
}

export const feedbackPages: SeedPage[] = [
  feedback({
    name: "contact-me",
    path: { nl: "we-bellen-u", fr: "nous-vous-appelons", en: "we-will-call", de: "wir-rufen-an" },
    title: {
      nl: "We bellen u terug",
      fr: "Nous vous rappelons",
      en: "We will call you back",
      de: "Wir rufen Sie zurück",
    },
    content: {
      nl: "Uw aanvraag is goed aangekomen. Iemand van ons belt u op het moment dat u koos; lukt dat niet, dan proberen we het de volgende werkdag nog eens.",
      fr: "Votre demande nous est bien parvenue. L'un de nous vous appelle au moment choisi ; à défaut, nous réessayons le jour ouvrable suivant.",
      en: "Your request has reached us. One of us will ring at the time you chose and, failing that, try again the next working day.",
      de: "Ihre Anfrage ist gut angekommen. Jemand von uns ruft Sie zum gewünschten Zeitpunkt an; gelingt das nicht, versuchen wir es am nächsten Werktag noch einmal.",
    },
  }),
  feedback({
    name: "contact-appointment",
    path: { nl: "afspraak", fr: "rendez-vous", en: "appointment", de: "besichtigung" },
    title: {
      nl: "Uw bezoek is aangevraagd",
      fr: "Votre demande de visite est enregistrée",
      en: "Your viewing is requested",
      de: "Ihre Besichtigung ist angefragt",
    },
    content: {
      nl: "We leggen het moment nu vast met de eigenaar en sturen u een bevestiging. Past het u toch niet, bel ons dan gerust: we zoeken een ander uur.",
      fr: "Nous fixons le moment avec le propriétaire et vous envoyons une confirmation. Un empêchement ? Appelez-nous, nous trouverons une autre heure.",
      en: "We are settling the time with the owner and will send you a confirmation. If it no longer suits you, just ring and we will find another.",
      de: "Wir stimmen den Termin jetzt mit dem Eigentümer ab und schicken Ihnen eine Bestätigung. Passt es Ihnen doch nicht, rufen Sie uns einfach an: Wir finden eine andere Zeit.",
    },
  }),
  feedback({
    name: "contact-construction",
    path: { nl: "nieuwbouw", fr: "projet-neuf", en: "new-build", de: "neubau" },
    title: {
      nl: "Uw vraag over het project is aangekomen",
      fr: "Votre question sur le projet est arrivée",
      en: "Your question about the project has arrived",
      de: "Ihre Frage zum Projekt ist angekommen",
    },
    content: {
      nl: "Claire Lambert neemt binnen twee werkdagen contact met u op, met de prijslijst en het lastenboek bij de hand.",
      fr: "Claire Lambert vous contactera dans les deux jours ouvrables, liste des prix et cahier des charges à l'appui.",
      en: "Claire Lambert will be in touch within two working days, price list and specification to hand.",
      de: "Claire Lambert meldet sich innerhalb von zwei Werktagen bei Ihnen, mit Preisliste und Baubeschreibung zur Hand.",
    },
  }),
  feedback({
    name: "contact-demand",
    path: { nl: "gratis-schatting", fr: "estimation-gratuite", en: "free-valuation", de: "kostenlose-bewertung" },
    title: {
      nl: "Bedankt voor uw aanvraag",
      fr: "Merci pour votre demande",
      en: "Thank you for your request",
      de: "Danke für Ihre Anfrage",
    },
    content: {
      nl: "We bellen u binnen één werkdag om een moment voor de schatting af te spreken. Leg intussen gerust uw eigendomstitel en een eventueel EPC klaar; hebt u ze niet, dan is dat geen bezwaar.",
      fr: "Nous vous appelons sous un jour ouvrable pour convenir d'un moment. D'ici là, vous pouvez préparer votre titre de propriété et, s'il existe, le certificat énergétique ; s'ils manquent, ce n'est pas un obstacle.",
      en: "We will ring within one working day to agree a time for the valuation. Until then, have your title deed and EPC to hand; if you cannot find them, no matter.",
      de: "Wir rufen Sie innerhalb eines Werktags an und vereinbaren einen Termin für die Bewertung. Legen Sie bis dahin gern Ihren Eigentumstitel und, falls vorhanden, den Energieausweis bereit; fehlen sie, ist das kein Hindernis.",
    },
  }),
  feedback({
    name: "demand-register",
    path: { nl: "zoekopdracht", fr: "recherche", en: "demand-register", de: "suchauftrag" },
    title: {
      nl: "We zoeken met u mee",
      fr: "Nous cherchons avec vous",
      en: "We are looking with you",
      de: "Wir suchen mit Ihnen",
    },
    content: {
      nl: "Uw zoekopdracht is bewaard. Bevestig ze met de link in de mail die u net kreeg; daarna hoort u van ons zodra er iets past.",
      fr: "Votre recherche est enregistrée. Confirmez-la par le lien du message que vous venez de recevoir ; vous aurez ensuite de nos nouvelles dès qu'un bien convient.",
      en: "Your search is saved. Confirm it with the link in the message we have just sent; after that you will hear from us as soon as something fits.",
      de: "Ihr Suchauftrag ist gespeichert. Bestätigen Sie ihn über den Link in der Nachricht, die Sie gerade erhalten haben; danach melden wir uns, sobald etwas passt.",
    },
  }),
  feedback({
    name: "send-to-friend",
    path: { nl: "doorgestuurd", fr: "transmis", en: "sent-to-a-friend", de: "weitergeleitet" },
    title: { nl: "Doorgestuurd", fr: "C'est transmis", en: "Sent on", de: "Weitergeleitet" },
    content: {
      nl: "De woning is onderweg naar uw vriend of vriendin. Het adres gebruiken we voor niets anders.",
      fr: "Le bien est en route vers votre ami ou amie. Nous n'utilisons son adresse pour rien d'autre.",
      en: "The listing is on its way to your friend. We use the address for nothing else.",
      de: "Die Immobilie ist auf dem Weg. Die Adresse verwenden wir für nichts anderes.",
    },
  }),
  feedback({
    name: "document-request",
    path: { nl: "documenten", fr: "documents", en: "documents", de: "dokumente" },
    title: {
      nl: "De documenten zijn onderweg",
      fr: "Les documents arrivent",
      en: "The documents are on their way",
      de: "Die Dokumente sind unterwegs",
    },
    content: {
      nl: "We sturen ze per e-mail naar het adres dat u opgaf. De links erin blijven enkele dagen geldig.",
      fr: "Nous les envoyons à l'adresse e-mail que vous avez indiquée. Les liens restent valables quelques jours.",
      en: "We are sending them to the email address you gave. The links in it stay valid for a few days.",
      de: "Wir senden sie an die angegebene E-Mail-Adresse. Die Links darin bleiben einige Tage gültig.",
    },
  }),
  feedback({
    name: "unsubscribe",
    path: { nl: "uitgeschreven", fr: "desinscrit", en: "unsubscribed", de: "abgemeldet" },
    title: {
      nl: "U bent uitgeschreven",
      fr: "Vous êtes désinscrit",
      en: "You are unsubscribed",
      de: "Sie sind abgemeldet",
    },
    content: {
      nl: "Op dit adres sturen we geen nieuwsbrief en geen zoekberichten meer. Een bericht dat al vertrokken was, kan u nog bereiken.",
      fr: "Nous n'enverrons plus ni lettre d'information ni alertes à cette adresse. Un message déjà parti peut encore vous parvenir.",
      en: "We will send no more newsletters or alerts to this address. A message already on its way may still reach you.",
      de: "An diese Adresse senden wir keinen Newsletter und keine Suchmeldungen mehr. Eine Nachricht, die schon unterwegs war, kann Sie noch erreichen.",
    },
  }),
  feedback({
    name: "site-contact",
    path: { nl: "contact", fr: "contact", en: "contact", de: "kontakt" },
    title: {
      nl: "Bedankt voor uw bericht",
      fr: "Merci pour votre message",
      en: "Thank you for your message",
      de: "Danke für Ihre Nachricht",
    },
    content: {
      nl: `We hebben het goed ontvangen en antwoorden binnen één werkdag. Is het dringend, bel dan ${agency.offices.antwerp.phone}.`,
      fr: `Nous l'avons bien reçu et vous répondrons sous un jour ouvrable. En cas d'urgence, appelez le ${agency.offices.antwerp.phone}.`,
      en: `We have received it and will answer within one working day. If it is urgent, ring ${agency.offices.antwerp.phone}.`,
      de: `Sie ist gut angekommen, und wir antworten innerhalb eines Werktags. In dringenden Fällen erreichen Sie uns unter ${agency.offices.antwerp.phone}.`,
    },
  }),
  feedback({
    name: "sign-newsletter",
    path: { nl: "nieuwsbrief", fr: "lettre-d-information", en: "newsletter", de: "newsletter" },
    title: { nl: "Nog één klik", fr: "Encore un clic", en: "One more click", de: "Noch ein Klick" },
    content: {
      nl: "Bevestig uw inschrijving met de link in de mail die we net stuurden. Zo weten we zeker dat u het zelf was.",
      fr: "Confirmez votre inscription par le lien du message que nous venons d'envoyer. Nous saurons ainsi que c'était bien vous.",
      en: "Confirm your subscription with the link in the message we have just sent, so that we know it was you.",
      de: "Bestätigen Sie Ihre Anmeldung über den Link in der Nachricht, die wir gerade gesendet haben. So wissen wir sicher, dass Sie es waren.",
    },
  }),
  feedback({
    name: "keep-informed",
    path: { nl: "op-de-hoogte", fr: "tenu-informe", en: "kept-informed", de: "auf-dem-laufenden" },
    title: { nl: "Nog één klik", fr: "Encore un clic", en: "One more click", de: "Noch ein Klick" },
    content: {
      nl: "Bevestig met de link in de mail die we net stuurden. Daarna hoort u van ons wanneer er iets nieuws is; stoppen kan met de link onder elk bericht.",
      fr: "Confirmez par le lien du message que nous venons d'envoyer. Vous aurez ensuite de nos nouvelles quand il y aura du neuf ; le lien sous chaque message permet d'arrêter.",
      en: "Confirm with the link in the message we have just sent. After that you will hear from us when there is something new; the link below each message ends it.",
      de: "Bestätigen Sie über den Link in der Nachricht, die wir gerade gesendet haben. Danach hören Sie von uns, wenn es etwas Neues gibt; der Link unter jeder Nachricht beendet das.",
    },
  }),
  feedback({
    name: "testimonial",
    path: { nl: "getuigenis", fr: "temoignage", en: "testimonial", de: "erfahrung" },
    title: {
      nl: "Dank u voor uw woorden",
      fr: "Merci pour vos mots",
      en: "Thank you for your words",
      de: "Danke für Ihre Worte",
    },
    content: {
      nl: "We lezen ze na en plaatsen ze ongekort. Tot dan staan ze nergens. Bedenkt u zich, dan volstaat één telefoontje.",
      fr: "Nous les relisons et les publions tels quels. D'ici là, ils ne figurent nulle part. Si vous changez d'avis, un appel suffit.",
      en: "We read them through and publish them uncut. Until then they stand nowhere. Should you change your mind, one call is enough.",
      de: "Wir lesen sie durch und veröffentlichen sie ungekürzt. Bis dahin stehen sie nirgends. Überlegen Sie es sich anders, genügt ein Anruf.",
    },
  }),
  feedback({
    name: "testing-testing",
    path: { nl: "testing-testing", fr: "testing-testing", en: "testing-testing", de: "testing-testing" },
    title: {
      nl: "De test is geslaagd",
      fr: "Le test est réussi",
      en: "The test succeeded",
      de: "Der Test ist gelungen",
    },
    content: {
      nl: "Deze pagina gebruikt ons eigen team om de formulieren na te kijken. Kwam u hier toevallig terecht, dan is er niets verstuurd.",
      fr: "Cette page sert à notre équipe pour vérifier les formulaires. Si vous êtes arrivé ici par hasard, rien n'a été envoyé.",
      en: "Our own team uses this page to check the forms. If you came here by chance, nothing has been sent.",
      de: "Diese Seite nutzt unser eigenes Team, um die Formulare zu prüfen. Falls Sie zufällig hier gelandet sind: Es wurde nichts gesendet.",
    },
  }),
  feedback({
    name: "contact-demand-small",
    path: { nl: "verkopen--verhuren", fr: "vendre--louer", en: "selling--letting", de: "verkaufen--vermieten" },
    title: {
      nl: "We nemen contact met u op",
      fr: "Nous prenons contact avec vous",
      en: "We will be in touch",
      de: "Wir melden uns bei Ihnen",
    },
    content: {
      nl: "Bedankt. We bellen u binnen één werkdag om te overlopen wat voor uw woning het beste is: verkopen of verhuren.",
      fr: "Merci. Nous vous appelons sous un jour ouvrable pour voir ce qui convient le mieux à votre bien : la vente ou la location.",
      en: "Thank you. We will ring within one working day to talk through what suits your property best, selling or letting.",
      de: "Danke. Wir rufen Sie innerhalb eines Werktags an und besprechen, was für Ihre Immobilie das Beste ist: verkaufen oder vermieten.",
    },
  }),
  feedback({
    name: "contact-demand-small/verkopen",
    path: { nl: "verkopen", fr: "vendre", en: "selling", de: "verkaufen" },
    title: {
      nl: "Bedankt, we bellen u over uw verkoop",
      fr: "Merci, nous vous appelons au sujet de votre vente",
      en: "Thank you, we will ring about your sale",
      de: "Danke, wir rufen Sie zu Ihrem Verkauf an",
    },
    content: {
      nl: "Een van onze makelaars uit uw buurt belt u binnen één werkdag. Lees intussen [hoe we verkopen](/nl/contact/u-wenst-te-verkopen/).",
      fr: "Un de nos agents, actif dans votre quartier, vous appelle sous un jour ouvrable. Lisez déjà [notre manière de vendre](/fr/contact/vous-souhaitez-vendre/).",
      en: "One of our agents who knows your neighbourhood will ring within one working day. Meanwhile, read [how we sell](/en/contact/you-wish-to-sell/).",
      de: "Einer unserer Makler aus Ihrer Nachbarschaft ruft Sie innerhalb eines Werktags an. Lesen Sie bis dahin, [wie wir verkaufen](/de/kontakt/sie-moechten-verkaufen/).",
    },
  }),
  feedback({
    name: "contact-demand-small/verhuren",
    path: { nl: "verhuren", fr: "louer", en: "letting", de: "vermieten" },
    title: {
      nl: "Bedankt, we bellen u over uw verhuring",
      fr: "Merci, nous vous appelons au sujet de votre location",
      en: "Thank you, we will ring about your letting",
      de: "Danke, wir rufen Sie zu Ihrer Vermietung an",
    },
    content: {
      nl: "Sofie Wauters belt u binnen één werkdag. Lees intussen [hoe we verhuren](/nl/contact/u-wenst-te-verhuren/).",
      fr: "Sofie Wauters vous appelle sous un jour ouvrable. Lisez déjà [notre manière de louer](/fr/contact/vous-souhaitez-louer-votre-bien/).",
      en: "Sofie Wauters will ring within one working day. Meanwhile, read [how we let](/en/contact/you-wish-to-let/).",
      de: "Sofie Wauters ruft Sie innerhalb eines Werktags an. Lesen Sie bis dahin, [wie wir vermieten](/de/kontakt/sie-moechten-vermieten/).",
    },
  }),
];
