/** The fields of a property type. */
export const typeFieldsFr = {
  labels: {
    webId: "Numéro",
    showOrder: "Ordre",
    name: "Nom",
    parentWebId: "Sous-type de",
    sale: "Proposer à la vente",
    rent: "Proposer à la location",
    updatedAt: "Modifié le",
  },
  help: {
    webId: "C’est sous ce numéro que les biens et leurs sources connaissent le type.",
    showOrder: "Les numéros les plus bas viennent en premier.",
    parentWebId: "Une recherche du type choisi ici trouve aussi celui-ci. Vide : un type à part entière.",
    sale: "Désactivé : les visiteurs ne peuvent pas filtrer les biens à vendre par ce type.",
    rent: "Désactivé : les visiteurs ne peuvent pas filtrer les biens à louer par ce type.",
  },
};
