/** The fields of a project that are not a listing's, or mean something else on it. */
export const projectFieldsFr = {
  labels: {
    projectNumber: "Numéro du projet",
    name: "Nom",
    publicAddress: "Afficher l’adresse",
    deliveryDate: "Livraison",
    delivery: "Livraison en mots",
    requirement: "Conditions",
    publishPrice: "Afficher les prix",
    soldOut: "Tout est vendu",
    constructions: "Unités",
  },
  help: {
    reference: "Le numéro sous lequel la source connaît ce projet. Vide : il en reçoit un, comme P-0009.",
    source: "D’où vient le projet ; office pour ceux créés ici. Un import ne modifie que ses propres projets.",
    projectNumber: "Les visiteurs le voient sur la page du projet.",
    name: "L’intitulé dans les listes et sur la page du projet.",
    publicAddress: "Désactivé : les visiteurs ne voient que la localité, et la carte en montre le centre.",
    deliveryDate: "Le jour où les logements sont livrés.",
    delivery: "Remplace le jour, par exemple « second semestre 2027 ».",
    requirement: "Ce que les acheteurs doivent savoir avant de signer.",
    publishPrice: "Désactivé : les visiteurs lisent que les prix sont sur demande.",
    soldOut: "Sans cela, un projet est vendu en entier dès que toutes les unités de sa liste de prix le sont.",
    constructions:
      "La liste de prix. Une unité qui a son propre bien ne figure pas ici : donnez à ce bien la référence du projet.",
    pictures: "Dans l’ordre où les visiteurs les voient ; la première représente le projet.",
    agent: "La personne que les visiteurs peuvent interroger sur le projet.",
    withdrawnAt: "Avec une date, le projet n’est plus sur le site. Videz le champ pour le remettre en ligne.",
  },
};
