/** The fields of a listing; what each does is told where the name says too little. */
export const systemFieldsNl = {
  labels: {
    source: "Bron",
    pictureProblems: "Foto’s die niet getoond kunnen worden",
    attributes: "Kenmerken",
    seo: "Titels, beschrijvingen en foto’s",
    publicSince: "Op de site sinds",
    updatedAt: "Laatst gewijzigd",
    withdrawnAt: "Uit aanbod",
  },
  help: {
    source: "Waar het pand vandaan komt; office voor wat hier gemaakt is. Een import wijzigt alleen zijn eigen panden.",
    pictureProblems: "Door het CMS geschreven: welke foto, en waarom. Leeg wanneer er niets te herstellen is.",
    seo: "Wat leeg blijft, vult de pagina zelf in. Een import raakt hier niet aan.",
    withdrawnAt: "Met een datum staat het pand niet op de site. Maak leeg om het (weer) op de site te zetten.",
  },
};
