import type { PrivacyMessages } from "./privacy-en";

export const privacyFr: PrivacyMessages = {
  "leads.privacy.title": "Données personnelles",
  "leads.privacy.what": "Toutes les données liées à une adresse e-mail : à exporter ou à effacer.",
  "leads.privacy.address": "Adresse e-mail",
  "leads.privacy.search": "Rechercher",
  "leads.privacy.nothing": "Rien n’est conservé sous cette adresse.",
  "leads.privacy.asHtml": "Exporter pour lire",
  "leads.privacy.asJson": "Exporter en JSON",
  "leads.privacy.erase": "Effacer…",
  "leads.privacy.eraseTitle": "Effacer toutes les données de {address} ?",
  "leads.privacy.eraseWhat":
    "Ceci sera effacé et personne ne pourra le récupérer. Il restera une ligne qui dit combien a été effacé, sans dire de qui.",
  "leads.privacy.typeAgain": "Tapez encore une fois l’adresse e-mail",
  "leads.privacy.cancel": "Annuler",
  "leads.privacy.eraseNow": "Effacer définitivement",
  "leads.privacy.erased": "Effacé.",
  "leads.privacy.changedMeanwhile": "Rien n’a été effacé : il y a du nouveau entre-temps. Regardez d’abord.",
  "leads.retention.title": "Conservation",
  "leads.retention.what":
    "Les données sont effacées à la fin de leur durée de conservation ; annoncé {settled} jours avant, et {open} jours si le lead est encore ouvert.",
  "leads.retention.none": "Aucun.",
  "leads.retention.figures": "Durées de conservation de la déclaration de confidentialité",
  "leads.retention.of.questions": "Questions, rappels, documents : {months} mois après le dernier contact",
  "leads.retention.of.visits": "Visites : {months} mois",
  "leads.retention.of.valuations": "Estimations : {months} mois",
  "leads.retention.of.applications": "Candidatures : {months} mois après leur traitement",
  "leads.retention.of.subscriptions":
    "Recherches et newsletter : jusqu’à ce qu’on y mette fin ; tous les {years} ans, nous demandons si elles sont encore souhaitées, et elles s’arrêtent {days} jours après une question sans réponse",
  "leads.retention.open": "Encore ouverts, et seront effacés",
  "leads.retention.planned": "Effacements prévus",
  "leads.retention.plannedLine":
    "{day} : {form}, {count, plural, one {# lead} other {# leads}}{open, plural, =0 {} one {, # encore ouvert} other {, # encore ouverts}}",
  "leads.retention.erasures": "Effacements effectués",
  "leads.retention.asked": "effacé par un collaborateur",
  "leads.retention.timeOver": "durée de conservation écoulée",
  "leads.retention.count": "{count, plural, one {# donnée} other {# données}}",
  "leads.retention.lookedAt": "Vérifié pour la dernière fois le {at}.",
  "leads.retention.notLooked": "Pas encore vérifié ; cela se fait toutes les heures.",
};
