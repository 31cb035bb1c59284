import fr from "../strapi-translations/fr.json";
import nl from "../strapi-translations/nl.json";

/** What Strapi's own Dutch and French catalogues lack, leave in English or say otherwise than the rest of the admin. */
export const strapiMessages: Readonly<Record<"nl" | "fr", Readonly<Record<string, string>>>> = { nl, fr };
