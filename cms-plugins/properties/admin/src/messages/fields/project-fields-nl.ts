/** The fields of a project that are not a listing's, or mean something else on it. */
export const projectFieldsNl = {
  labels: {
    projectNumber: "Projectnummer",
    name: "Naam",
    publicAddress: "Adres tonen",
    deliveryDate: "Oplevering",
    delivery: "Oplevering in woorden",
    requirement: "Voorwaarden",
    publishPrice: "Prijzen tonen",
    soldOut: "Uitverkocht",
    constructions: "Eenheden",
  },
  help: {
    reference: "Het nummer waaronder de bron dit project kent. Leeg: het krijgt er een, zoals P-0009.",
    source:
      "Waar het project vandaan komt; office voor wat hier gemaakt is. Een import wijzigt alleen zijn eigen projecten.",
    projectNumber: "Bezoekers zien het op de pagina van het project.",
    name: "De kop in lijsten en op de pagina van het project.",
    publicAddress: "Uit: bezoekers zien alleen de plaats, en de kaart toont het midden ervan.",
    deliveryDate: "De dag waarop de woningen worden opgeleverd.",
    delivery: "Komt in de plaats van de dag, bv. “tweede helft van 2027”.",
    requirement: "Wat kopers moeten weten voor ze tekenen.",
    publishPrice: "Uit: bezoekers lezen dat de prijzen op aanvraag zijn.",
    soldOut: "Zonder dit is een project uitverkocht wanneer elke eenheid in de prijslijst verkocht is.",
    constructions:
      "De prijslijst. Een eenheid met een eigen pand staat hier niet: geef dat pand de referentie van het project.",
    pictures: "In de volgorde waarin bezoekers ze zien; de eerste staat voor het project.",
    agent: "Wie bezoekers over het project mogen aanspreken.",
    withdrawnAt: "Met een datum staat het project niet meer op de site. Maak leeg om het terug te zetten.",
  },
};
