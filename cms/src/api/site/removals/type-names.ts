import type { ContentRules } from "@gevel/config";
import type { ContentName } from "../site-content";

/** What a message that lists the uses of an entry calls its types. */
export const typeNames = {
  pages: { nl: ["pagina", "pagina's"], fr: ["page", "pages"], en: ["page", "pages"] },
  articles: { nl: ["artikel", "artikels"], fr: ["article", "articles"], en: ["article", "articles"] },
  menus: {
    nl: ["menu-item", "menu-items"],
    fr: ["entrée de menu", "entrées de menu"],
    en: ["menu entry", "menu entries"],
  },
  modules: { nl: ["module", "modules"], fr: ["module", "modules"], en: ["module", "modules"] },
  sliders: { nl: ["slider", "sliders"], fr: ["diaporama", "diaporamas"], en: ["slider", "sliders"] },
  propertyLists: {
    nl: ["pandenlijst", "pandenlijsten"],
    fr: ["liste de biens", "listes de biens"],
    en: ["property list", "property lists"],
  },
  popups: { nl: ["pop-up", "pop-ups"], fr: ["popup", "popups"], en: ["popup", "popups"] },
  footers: { nl: ["voettekst", "voetteksten"], fr: ["pied de page", "pieds de page"], en: ["footer", "footers"] },
  siteConfigs: {
    nl: ["siteconfiguratie (bovenste balk)", "siteconfiguraties"],
    fr: ["configuration du site (barre supérieure)", "configurations du site"],
    en: ["site configuration (top bar)", "site configurations"],
  },
} satisfies Partial<Record<ContentName, ContentRules["typeNames"][string]>>;
