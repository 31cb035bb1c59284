import type { MailMessages } from "./mail-messages.js";

export const mailMessagesFr: MailMessages = {
  agency: {
    intro: "Ceci est arrivé par le site web.",
    answer: "Répondez simplement à cet e-mail : votre réponse ira à l’expéditeur.",
    open: "Ouvrir dans l’administration",
    page: "Envoyé depuis",
    language: "Langue du visiteur",
    message: "Message",
  },
  confirmation: {
    subject: "Nous avons bien reçu votre message",
    body: "Merci pour votre message. Il est bien arrivé chez {agency} et nous vous répondrons dès que nous l’aurons lu.",
    own: {
      "contact-me": {
        subject: "Nous vous recontactons",
        body: "Merci. Nous vous recontactons à un moment qui vous convient.",
      },
      "contact-demand": {
        subject: "Votre demande d’estimation gratuite",
        body: "Merci pour votre demande. Nous vous appelons pour convenir d’un moment où nous pourrons voir votre bien.",
      },
      "contact-demand-small": {
        subject: "Votre demande est bien arrivée",
        body: "Merci pour votre demande. Nous vous contactons pour voir comment vous aider au mieux.",
      },
      "contact-construction": {
        subject: "Votre question sur {home}",
        body: "Merci pour votre question sur ce projet. La personne qui le suit vous contactera.",
      },
      "demand-register": {
        subject: "Votre recherche est enregistrée",
        body: "Merci. Nous savons maintenant ce que vous cherchez et vous ferons signe dès qu’un bien correspond.",
      },
      "job-contact": {
        subject: "Nous avons bien reçu votre candidature",
        body: "Merci pour votre intérêt pour {agency}. Nous lisons votre candidature avec attention et revenons vers vous.",
      },
      newsletter: {
        subject: "Votre inscription à la lettre d’information",
        body: "Merci. Nous avons bien reçu votre demande d’inscription à la lettre d’information de {agency}.",
      },
      "ask-info": {
        subject: "Votre question sur {home}",
        body: "Merci pour votre question. La personne qui suit ce bien vous répondra dès que possible.",
      },
      "contact-appointment": {
        subject: "Votre demande de visite de {home}",
        body: "Merci pour votre demande. La visite n’est pas encore fixée : nous cherchons le moment et vous le confirmons.",
      },
      "document-request": {
        subject: "Votre demande de documents sur {home}",
        body: "Merci pour votre demande. Nous vous envoyons les documents par e-mail.",
      },
    },
    greeting: "Bonjour {firstName},",
    greetingNoName: "Bonjour,",
    signature: "Bien à vous,\n{agency}",
    sent: "Ce que vous nous avez transmis",
    call: "Vous préférez appeler ? {phone}",
    why: "Vous recevez cet e-mail parce qu’un formulaire a été envoyé sur notre site avec cette adresse. Ce n’était pas vous ? Vous n’avez rien à faire.",
  },
  friend: {
    subject: "{firstName} vous signale un bien : {home}",
    subjectNoName: "Un bien pour vous : {home}",
    body: "{firstName} a vu ce bien chez {agency} et a pensé à vous.",
    bodyNoName: "Quelqu’un que vous connaissez a vu ce bien chez {agency} et a pensé à vous.",
    see: "Voir le bien",
    why: "Vous recevez ce seul message parce que quelqu’un a indiqué votre adresse sur notre site. Nous ne l’utilisons pour rien d’autre.",
  },
  optIn: {
    subject: "Confirmez votre adresse e-mail pour {agency}",
    body: "Sur notre site, quelqu’un a demandé avec cette adresse à recevoir des e-mails de {agency}. Est-ce vous ? Confirmez-le en appuyant sur le bouton. Sans confirmation, nous n’enverrons rien.",
    requested: "Vous avez demandé",
    subscriptionNames: {
      alerts: "les biens qui correspondent à votre recherche",
      "keep-informed": "les nouveautés de notre offre",
      newsletter: "la newsletter",
    },
    button: "Oui, c’est mon adresse",
    until: "Le bouton fonctionne jusqu’au {day}.",
    why: "Ce n’était pas vous ? Vous n’avez rien à faire : vous ne recevrez pas d’autres e-mails.",
  },
  alert: {
    subjectOne: "Nouveau pour vous : {home}",
    subjectPrice: "Nouveau prix : {home}",
    subjectMany: "{items} pour vous",
    bodyOne: "Ce bien correspond à ce que vous cherchez.",
    bodyProject: "Ce projet neuf correspond à ce que vous cherchez.",
    bodyMany: "{items} correspondent à ce que vous cherchez.",
    homes: { one: "1 bien", many: "{count} biens" },
    projects: { one: "1 projet neuf", many: "{count} projets neufs" },
    more: {
      0: { one: "Et encore 1 bien à vendre", many: "Et encore {count} biens à vendre" },
      1: { one: "Et encore 1 bien à louer", many: "Et encore {count} biens à louer" },
      project: { one: "Et encore 1 projet neuf", many: "Et encore {count} projets neufs" },
    },
    and: "et",
    isNew: "Nouveau",
    isNewProject: "Projet neuf",
    priceFell: "Prix en baisse",
    manage: "Voir, modifier ou suspendre votre recherche",
    leave: "Ne plus recevoir d’e-mails pour cette recherche",
    why: "Vous recevez cet e-mail parce que vous avez confirmé le {day} que nous pouvons vous écrire au sujet de notre offre.",
  },
  renewal: {
    subject: "Souhaitez-vous encore recevoir ces e-mails de {agency} ?",
    body: "Le {day}, vous nous avez dit que nous pouvions vous écrire à ce sujet. Est-ce toujours le cas ? Il suffit d’appuyer sur le bouton et rien ne change.",
    gets: "Vous recevez",
    renew: "Oui, continuez à m’écrire",
    leave: "Non, arrêtez ces e-mails",
    until: "Vous pouvez répondre jusqu’au {day} inclus. Sans réponse, ces e-mails s’arrêtent d’eux-mêmes.",
    why: "Nous posons cette question tous les {years} ans, comme l’indique notre déclaration de confidentialité.",
  },
  home: {
    see: "Voir le bien",
    reference: "Réf. {reference}",
    priceOnRequest: "Prix sur demande",
    perMonth: "{amount} par mois",
    from: "À partir de {amount}",
  },
  yes: "Oui",
};
