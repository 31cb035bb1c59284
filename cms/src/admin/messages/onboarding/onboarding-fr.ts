import type { OnboardingMessages } from "./onboarding-en";

export const onboardingFr: OnboardingMessages = {
  "gevel.howTo.label": "Comment faire ?",
  "gevel.howTo.panel": "Comment faire ?",
  "gevel.howTo.page.title": "Créer une page en deux langues",
  "gevel.howTo.page.1":
    "Cliquez sur « Créer une nouvelle entrée », donnez à la page un titre et sa partie de l’adresse.",
  "gevel.howTo.page.2": "Choisissez ses modules, ou créez-en. Leur ordre ici est leur ordre sur la page.",
  "gevel.howTo.page.3":
    "Cliquez sur Publier : les visiteurs la voient en quelques secondes. Enregistrer seul la garde en brouillon.",
  "gevel.howTo.page.4": "Choisissez l’autre langue en haut à droite, écrivez-y les textes et publiez-la aussi.",
  "gevel.howTo.page.5":
    "Pour l’avoir dans le menu : Menu, Nouvel élément, choisissez la page, puis glissez l’élément à sa place.",
  "gevel.howTo.restore.title": "Restaurer une version antérieure d’une page",
  "gevel.howTo.restore.1":
    "Pas encore publiée : « Rejeter les modifications », derrière les points à côté de Publier, revient à ce que voient les visiteurs.",
  "gevel.howTo.restore.2":
    "Déjà publiée : ouvrez à côté du formulaire une version antérieure sous Versions, regardez ce qui diffère et restaurez-la.",
  "gevel.howTo.restore.3": "Elle revient en brouillon. Regardez-la, puis publiez.",
  "gevel.howTo.listing.title": "Ajouter un bien à la main",
  "gevel.howTo.listing.1":
    "Cliquez sur « Créer une nouvelle entrée » : il reçoit son propre numéro et n’est pas encore sur le site.",
  "gevel.howTo.listing.2":
    "Choisissez vente ou location et le type de bien, indiquez où il se trouve et son prix ; les textes ont un onglet par langue.",
  "gevel.howTo.listing.3": "Ajoutez des photos et glissez-les dans l’ordre : la première est sur la vignette.",
  "gevel.howTo.listing.4":
    "À côté du formulaire se trouve ce que demande la loi de la région. Chaque ligne mène à son champ.",
  "gevel.howTo.listing.5": "Enregistrez, puis cliquez sur « Publier ». Vous voyez d’abord ce qui manque encore.",
  "gevel.howTo.sold.title": "Marquer un bien comme vendu",
  "gevel.howTo.sold.1": "Cherchez-le par rue, commune ou numéro, et ouvrez-le.",
  "gevel.howTo.sold.2": "Choisissez le statut « Vendu », ou « Loué » pour une location.",
  "gevel.howTo.sold.3":
    "Enregistrez. Il porte aussitôt la mention sur le site ; la durée pendant laquelle il y reste se règle dans la configuration du site.",
  "gevel.howTo.popup.title": "Afficher un popup à partir de lundi",
  "gevel.howTo.popup.1":
    "Écrivez son titre, son texte et son bouton, et enregistrez. C’est un brouillon : personne ne le voit.",
  "gevel.howTo.popup.2": "À côté du formulaire, sous Planning, choisissez le jour et l’heure de sa mise en ligne.",
  "gevel.howTo.popup.3": "Planifiez au même endroit sa dépublication. Les heures sont celles de Belgique.",
  "gevel.howTo.popup.4": "Les publications planifiées se trouvent sur l’écran d’accueil et peuvent y être annulées.",
  "gevel.onboarding.title": "Bienvenue. Par où voulez-vous commencer ?",
  "gevel.onboarding.what":
    "Voici les tâches les plus fréquentes. À chacune, un bouton « Comment faire ? » l’explique pas à pas.",
  "gevel.onboarding.done": "Compris",
  "gevel.onboarding.again": "Prise en main",
};
