/** The fields of a property type. */
export const typeFieldsNl = {
  labels: {
    webId: "Nummer",
    showOrder: "Volgorde",
    name: "Naam",
    parentWebId: "Soort van",
    sale: "Aanbieden bij te koop",
    rent: "Aanbieden bij te huur",
    updatedAt: "Laatst gewijzigd",
  },
  help: {
    webId: "Onder dit nummer kennen panden en hun bronnen het type.",
    showOrder: "Lagere nummers komen eerst.",
    parentWebId: "Een zoekopdracht naar het type dat u hier kiest, vindt ook dit. Leeg: een type op zichzelf.",
    sale: "Uit: bezoekers kunnen bij te koop niet op dit type filteren.",
    rent: "Uit: bezoekers kunnen bij te huur niet op dit type filteren.",
  },
};
