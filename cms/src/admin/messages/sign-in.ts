/** Strapi's login, in the words of this app. */
export const signInEn = {
  "Auth.form.welcome.subtitle": "Log in to edit the site",
  "Auth.link.forgot-password": "Forgot your password? An administrator of this site gives you a new one.",
  "Auth.form.button.password-recovery":
    "An administrator of this site gives you a new password, under Settings, Users.",
};

export const signInNl: typeof signInEn = {
  "Auth.form.welcome.subtitle": "Log in om de site te bewerken",
  "Auth.link.forgot-password": "Wachtwoord vergeten? Een beheerder van deze site geeft u een nieuw.",
  "Auth.form.button.password-recovery":
    "Een beheerder van deze site geeft u een nieuw wachtwoord, bij Instellingen, Gebruikers.",
};

export const signInFr: typeof signInEn = {
  "Auth.form.welcome.subtitle": "Connectez-vous pour modifier le site",
  "Auth.link.forgot-password": "Mot de passe oublié ? Un administrateur de ce site vous en donne un nouveau.",
  "Auth.form.button.password-recovery":
    "Un administrateur de ce site vous donne un nouveau mot de passe, dans Paramètres, Utilisateurs.",
};
