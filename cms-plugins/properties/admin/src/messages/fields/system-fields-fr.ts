/** The fields of a listing; what each does is told where the name says too little. */
export const systemFieldsFr = {
  labels: {
    source: "Source",
    pictureProblems: "Photos qui ne peuvent pas être affichées",
    attributes: "Caractéristiques",
    seo: "Titres, descriptions et photos",
    publicSince: "En ligne depuis",
    updatedAt: "Modifié le",
    withdrawnAt: "Retiré de l’offre",
  },
  help: {
    source: "D’où vient le bien ; office pour ceux créés ici. Un import ne modifie que ses propres biens.",
    pictureProblems: "Noté par le CMS : quelle photo, et pourquoi. Vide quand il n’y a rien à corriger.",
    seo: "La page complète elle-même ce qui reste vide. Un import n’y touche pas.",
    withdrawnAt: "Avec une date, le bien n’est pas sur le site. Videz le champ pour l’y mettre ou l’y remettre.",
  },
};
