import type { TypeInWords } from "../../staff/field-words";

export const redirectWords: TypeInWords = {
  name: { en: "Redirect", nl: "Doorverwijzing", fr: "Redirection" },
  filters: ["__status", "from", "to", "updatedAt", "updatedBy"],
  nl: {
    from: ["Oud adres", "Zonder de taal en zonder schuine strepen vooraan en achteraan, bv. oude-pagina/contact."],
    to: ["Nieuw adres", "Met de taal, bv. /nl/contact/, of een volledig adres zoals https://example.be."],
  },
  fr: {
    from: [
      "Ancienne adresse",
      "Sans la langue et sans barres obliques au début et à la fin, p. ex. ancienne-page/contact.",
    ],
    to: ["Nouvelle adresse", "Avec la langue, p. ex. /fr/contact/, ou une adresse complète comme https://example.be."],
  },
};
