import type { ContentTypeMessages } from "../field-messages";

export const redirectMessages: ContentTypeMessages = {
  name: { en: "Redirect", nl: "Doorverwijzing", fr: "Redirection" },
  filters: ["__status", "from", "to", "updatedAt", "updatedBy"],
  nl: {
    from: [
      "Oud adres",
      "Bv. oude-pagina/contact. Geldt ook in talen zonder eigen versie; schrijf /nl/oude-pagina voor één taal alleen. Met een ? (index.php?id=12) geldt het alleen voor wie met die parameters komt; zonder ? voor iedereen.",
    ],
    to: ["Nieuw adres", "Met de taal, bv. /nl/contact/, of een volledig adres zoals https://example.be."],
  },
  fr: {
    from: [
      "Ancienne adresse",
      "P. ex. ancienne-page/contact. Vaut aussi pour les langues sans version propre ; écrivez /fr/ancienne-page pour une seule langue. Avec un ? (index.php?id=12), seules les visites qui ont ces paramètres sont redirigées ; sans ?, toutes le sont.",
    ],
    to: ["Nouvelle adresse", "Avec la langue, p. ex. /fr/contact/, ou une adresse complète comme https://example.be."],
  },
};
