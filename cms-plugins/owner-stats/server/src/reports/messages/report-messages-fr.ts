import type { ReportMessages } from "./report-messages.js";
import { countFormatter } from "./count-formatter.js";

const { number, counted, formatList } = countFormatter("fr");

/** French counts nothing as one. */
const countedOrZero = (count: number, one: string, more: string) =>
  count === 0 ? `0 ${one}` : counted(count, one, more);

export const reportMessagesFr: ReportMessages = {
  report: "Rapport mensuel",
  reference: "Réf.",
  page: (page, of) => `Page ${page} sur ${of}`,
  goal: { 0: "À vendre", 1: "À louer" },
  state: {
    preparing: "En préparation",
    "on-offer": "Sur le marché",
    sold: "Vendu",
    rented: "Loué",
    withdrawn: "Retiré du marché",
  },
  labelled: (label, value) => `${label} : ${value}`,
  price: { 0: "Prix demandé", 1: "Loyer demandé" },
  onRequest: "Prix sur demande",
  perMonth: "par mois",
  pictureOf: (title) => `Photo de ${title}`,
  busy: (month, { views, interested, visits }) =>
    `En ${month}, la page de votre bien a été consultée ${countedOrZero(views, "fois", "fois")}. Nous avons noté ${countedOrZero(interested, "personne intéressée", "personnes intéressées")} et ${countedOrZero(visits, "visite", "visites")}.`,
  quiet: (month) =>
    `Le mois de ${month} a été calme : aucune demande et aucune visite. Cela arrive, même aux beaux biens. Nous continuons à présenter activement le vôtre et regardons volontiers avec vous ce que nous pouvons encore faire.`.replace(
      /de ([ao])/,
      "d’$1",
    ),
  offeredUntilState: {
    sold: "Votre bien est vendu. Ce rapport porte sur les jours où il était encore à vendre.",
    rented: "Votre bien est loué. Ce rapport porte sur les jours où il était encore à louer.",
    withdrawn: "Votre bien n’est plus proposé. Ce rapport porte sur les jours où il l’était encore.",
  },
  numbers: {
    title: "Le mois en chiffres",
    interested: "Personnes intéressées",
    visits: "Visites",
    reactions: "Réactions",
  },
  asked: ({ information, visit, documents }) =>
    formatList([
      [information, "demande d’information", "demandes d’information"],
      [visit, "demande de visite", "demandes de visite"],
      [documents, "demande de documents", "demandes de documents"],
    ]),
  noEnquiries: "Aucune demande ce mois-ci",
  visitsMore: ({ planned, cancelled }) =>
    formatList([
      [planned, "visite prévue", "visites prévues"],
      [cancelled, "visite annulée", "visites annulées"],
    ]),
  reactionsBelow: "À lire ci-dessous",
  noReactions: "Aucune réaction ce mois-ci",
  quoted: (text) => `« ${text} »`,
  reactions: { title: "Ce que les visiteurs ont dit", from: (visitor, day) => `${visitor}, le ${day}` },
  views: {
    title: "Consultations de la page",
    total: (views, perDay, best) =>
      `Consultée ${number(views)} fois sur notre site, en moyenne ${perDay} fois par jour. Le plus souvent le ${best.day} : ${number(best.views)} fois.`,
    none: "La page n’a pas été consultée ce mois-ci sur notre site.",
    counted:
      "Qui rouvre la page dans la demi-heure compte une seule fois. Les robots et nos collaborateurs ne sont pas comptés.",
    graph: (views, month) =>
      `Diagramme des consultations par jour en ${month}, ${number(views)} au total. Le tableau ci-dessous donne les chiffres.`,
    day: "Jour",
    week: "Semaine",
  },
  media: {
    title: "Sur d’autres sites",
    intro: "Selon ce que ces sites nous communiquent ; non compris dans nos propres chiffres.",
    medium: "Site",
    views: "Consultations",
    untold: "pas de chiffres",
  },
  priced: {
    from: (name, before, after) => `${name} passé de ${before} à ${after}`,
    to: (name, after) => `${name} fixé à ${after}`,
  },
  happened: { title: "Ce qui s’est passé" },
  visit: (state, visitor) =>
    ({ planned: "Visite prévue", done: "Visite", cancelled: "Visite annulée" })[state] +
    (visitor ? ` de ${visitor}` : ""),
  way: { mail: "E-mail", phone: "Téléphone", letter: "Courrier", meeting: "Entretien", message: "Message" },
  online: (medium, ended) => (ended ? `Plus sur ${medium}` : `En ligne sur ${medium}`),
  interest: (what, times) =>
    ({
      information: counted(times, "demande d’information", "demandes d’information"),
      visit: counted(times, "demande de visite", "demandes de visite"),
      documents: counted(times, "demande de documents", "demandes de documents"),
      alert: `Signalé à ${counted(times, "candidat dont la recherche correspond", "candidats dont la recherche correspond")}`,
      fetched: counted(times, "document téléchargé", "documents téléchargés"),
      friend: counted(times, "envoi à une connaissance", "envois à des connaissances"),
    })[what],
  became: {
    preparing: "En préparation",
    "on-offer": "Mis sur le marché",
    sold: "Vendu",
    rented: "Loué",
    withdrawn: "Retiré du marché",
  },
  proposals: {
    title: "Ce que nous proposons",
    step: {
      energy: "Certificat PEB",
      urban: "Renseignements urbanistiques",
      flood: "Rapport sur le risque d’inondation",
      asbestos: "Attestation amiante",
      electricity: "Contrôle de l’installation électrique",
      soil: "Attestation du sol",
    },
    missing:
      "Nécessaire à la vente ou à la location, et pas encore dans notre dossier. Remettez-le-nous, ou demandez-nous de nous en charger pour vous.",
    expiring: (day) => `Expire le ${day}. Mieux vaut le renouveler dès à présent.`,
    expired: (day) => `Expiré le ${day}. Nous nous chargeons volontiers de le renouveler.`,
  },
  agent: {
    title: "Votre agent",
    invitation: "Une question sur ce rapport, ou envie d’en parler ensemble ? Appelez-nous ou écrivez-nous.",
  },
  legal: (month, day) => `Rapport mensuel de ${month}, établi le ${day}.`.replace(/de ([ao])/, "d’$1"),
  mail: {
    subject: (place, month) => `Rapport mensuel, ${month} : ${place}`,
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    intro: (month) => `Voici le rapport de ${month} sur votre bien.`.replace(/de ([ao])/, "d’$1"),
    attached: "Vous trouverez le rapport complet en annexe, au format PDF.",
    facts: "Le mois en chiffres",
    views: "Consultations sur notre site",
    see: "Voir votre bien",
    why: "Vous recevez ce rapport chaque mois tant que nous proposons votre bien.",
    fileName: (month) => `rapport-mensuel-${month}.pdf`,
  },
};
