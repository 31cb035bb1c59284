import type { ModelMessages } from "../../../api/field-messages";

export const seoMessages: ModelMessages = {
  "shared.seo": {
    nl: {
      pageTitle: ["Titel op het tabblad", "Leeg: de titel met de naam van het kantoor."],
      metaTitle: ["Titel in zoekresultaten", "Ongeveer 60 tekens. Leeg: de titel op het tabblad."],
      metaDescription: ["Beschrijving in zoekresultaten", "Ongeveer 155 tekens. Leeg: de inleiding."],
      ogTitle: ["Titel bij het delen", "Op Facebook, LinkedIn en WhatsApp. Leeg: de titel in zoekresultaten."],
      ogImage: ["Foto bij het delen", "1200 op 630 pixels. Leeg: de banner of de foto van de pagina."],
      ogDescription: ["Beschrijving bij het delen", "Leeg: de beschrijving in zoekresultaten."],
      twitterTitle: ["Titel op X", "Leeg: de titel bij het delen."],
      twitterImage: ["Foto op X", "Leeg: de foto bij het delen."],
      twitterDescription: ["Beschrijving op X", "Leeg: de beschrijving bij het delen."],
      isActiveSEO: ["Vindbaar in zoekmachines", "Uit: de pagina blijft buiten de zoekresultaten en de sitemap."],
    },
    fr: {
      pageTitle: ["Titre dans l’onglet", "Vide : le titre avec le nom de l’agence."],
      metaTitle: ["Titre dans les résultats", "Environ 60 caractères. Vide : le titre dans l’onglet."],
      metaDescription: ["Description dans les résultats", "Environ 155 caractères. Vide : l’introduction."],
      ogTitle: [
        "Titre lors du partage",
        "Sur Facebook, LinkedIn et WhatsApp. Vide : le titre dans les résultats de recherche.",
      ],
      ogImage: ["Photo lors du partage", "1200 sur 630 pixels. Vide : la bannière ou la photo de la page."],
      ogDescription: ["Description lors du partage", "Vide : la description dans les résultats de recherche."],
      twitterTitle: ["Titre sur X", "Vide : le titre lors du partage."],
      twitterImage: ["Photo sur X", "Vide : la photo lors du partage."],
      twitterDescription: ["Description sur X", "Vide : la description lors du partage."],
      isActiveSEO: ["Référencement", "Désactivé : la page reste hors des résultats de recherche et du plan du site."],
    },
  },
};
