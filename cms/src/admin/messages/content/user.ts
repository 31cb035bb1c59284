import type { FieldMessages } from "../../../api/field-messages";

/** Strapi's own type: whoever may log in to the owner portal. */
export const userUid = "plugin::users-permissions.user";

export const userMessages: FieldMessages = {
  nl: {
    username: ["Gebruikersnaam"],
    email: ["E-mail"],
    password: ["Wachtwoord"],
    provider: ["Aangemeld via"],
    confirmed: ["Bevestigd"],
    blocked: ["Geblokkeerd"],
    role: ["Rol"],
  },
  fr: {
    username: ["Nom d’utilisateur"],
    email: ["E-mail"],
    password: ["Mot de passe"],
    provider: ["Connecté par"],
    confirmed: ["Confirmé"],
    blocked: ["Bloqué"],
    role: ["Rôle"],
  },
};
