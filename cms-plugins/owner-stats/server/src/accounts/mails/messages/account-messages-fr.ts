import type { AccountMessages } from "./account-messages.js";

export const accountMessagesFr: AccountMessages = {
  greeting: "Bonjour {name},",
  greetingNobody: "Bonjour,",
  signature: "Bien cordialement,\n{agency}",
  link: {
    invitation: {
      subject: "Suivez votre bien chez {agency}",
      body: "Vous pouvez désormais suivre la vente ou la location de votre bien sur notre site : combien de fois il est consulté, les visites qui ont eu lieu et ce que nous faisons pour vous. Choisissez un mot de passe et vous y êtes.",
      button: "Choisir mon mot de passe",
      notes: [
        "Le lien fonctionne une seule fois, jusqu’au {day} inclus. Passé ce délai, demandez un nouveau mot de passe sur la page de connexion.",
      ],
    },
    reset: {
      subject: "Choisir un nouveau mot de passe",
      body: "Un nouveau mot de passe a été demandé pour votre accès chez {agency}. Choisissez-le ci-dessous.",
      button: "Choisir un nouveau mot de passe",
      notes: [
        "Le lien fonctionne une seule fois, pendant {minutes} minutes. Dès que vous choisissez un nouveau mot de passe, vous êtes déconnecté partout.",
        "Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste le même.",
      ],
    },
    login: {
      subject: "Votre lien de connexion",
      body: "Ce lien vous connecte chez {agency} sans mot de passe.",
      button: "Me connecter",
      notes: [
        "Le lien fonctionne une seule fois, pendant {minutes} minutes.",
        "Vous n’avez rien demandé ? Vous n’avez rien à faire : personne n’entre sans cet e-mail.",
      ],
    },
  },
  notice: {
    subject: "Connexion à l’espace propriétaire : {name}",
    body: "Une personne s’est connectée à l’espace propriétaire.",
    name: "Nom",
    email: "E-mail",
    at: "Moment",
    way: "Moyen",
    device: "Appareil",
    ways: { password: "Mot de passe", link: "Lien d’un e-mail" },
    open: "Ouvrir dans l’administration",
  },
};
