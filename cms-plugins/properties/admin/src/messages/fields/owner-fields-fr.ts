/** The fields of an owner. */
export const ownerFieldsFr = {
  labels: {
    email: "E-mail",
    name: "Nom",
    properties: "Biens",
    language: "Langue",
    reportWish: "Rapport mensuel",
    reference: "Référence",
    source: "Source",
    updatedAt: "Modifié le",
  },
  help: {
    email:
      "Le propriétaire s’en sert pour se connecter. Qui n’a pas encore de compte en reçoit un : invitez-le à côté de ce formulaire, et il choisit un mot de passe. Une autre adresse est un autre compte.",
    properties: "Les biens que le propriétaire suit dans l’espace propriétaire.",
    language: "Dans laquelle on écrit au propriétaire.",
    reportWish:
      "Par e-mail avec le rapport en annexe, ou à lire uniquement dans l’espace propriétaire. Les propriétaires y choisissent eux-mêmes.",
    reference: "Le numéro sous lequel la source connaît ce propriétaire. Vide : il est créé pour vous.",
    source:
      "Office pour les propriétaires liés ici. Un import réécrit ses propres propriétaires ; pour donner un bien de plus à l’un d’eux, créez un propriétaire d’office avec le même e-mail.",
  },
};
