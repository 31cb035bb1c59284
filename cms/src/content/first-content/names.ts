import type { Text } from "./seed-types";

/** The names of pages shared by menus, breadcrumbs, headings and links. */

export const newBuild = { nl: "Nieuwbouw", fr: "Projets neufs", en: "New builds", de: "Neubau" } satisfies Text;

export const soldAndLet = {
  nl: "Verkocht en verhuurd",
  fr: "Vendus et loués",
  en: "Sold and let",
  de: "Verkauft und vermietet",
} satisfies Text;
