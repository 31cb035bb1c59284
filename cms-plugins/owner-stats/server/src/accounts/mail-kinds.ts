import type { AccountLinkKind, PluginMailKind } from "@gevel/config";

/** The mail kinds' names in the outbox. */
export const mailKindOf: Readonly<Record<AccountLinkKind, string>> = {
  invitation: "owner-invitation",
  reset: "owner-reset",
  login: "owner-login-link",
};
export const noticeKind = "owner-login";

/** Labels in the staff's list of mails. */
export const mailNames: Readonly<Record<AccountLinkKind, PluginMailKind["name"]>> = {
  invitation: {
    nl: "Uitnodiging voor een eigenaar",
    fr: "Invitation d’un propriétaire",
    en: "Invitation of an owner",
    de: "Einladung eines Eigentümers",
  },
  reset: {
    nl: "Nieuw wachtwoord voor een eigenaar",
    fr: "Nouveau mot de passe d’un propriétaire",
    en: "New password of an owner",
    de: "Neues Passwort eines Eigentümers",
  },
  login: {
    nl: "Aanmeldlink voor een eigenaar",
    fr: "Lien de connexion d’un propriétaire",
    en: "Login link of an owner",
    de: "Anmeldelink eines Eigentümers",
  },
};

export const noticeName: PluginMailKind["name"] = {
  nl: "Eigenaar aangemeld, aan het kantoor",
  fr: "Connexion d’un propriétaire, à l’agence",
  en: "Owner logged in, to the agency",
  de: "Eigentümer angemeldet, an das Büro",
};
