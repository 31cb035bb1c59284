import sanitizeHtml from "sanitize-html";
import { allowedTags, videoHosts } from "../../rich-text/allowed-html";
import type { StaffText } from "../staff-text";

const unsafeAddress = /^\s*(javascript|data|vbscript|file):/i;

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

function unsafeIn(tag: string, attributes: Record<string, string>): StaffText | null {
  if (!allowedTags.includes(tag))
    return {
      nl: `De HTML-tag <${tag}> is hier niet toegelaten. Verwijder hem of gebruik de knoppen boven de tekst.`,
      fr: `La balise HTML <${tag}> n'est pas autorisée ici. Supprimez-la ou utilisez les boutons au-dessus du texte.`,
      en: `The HTML tag <${tag}> is not allowed here. Remove it, or use the buttons above the text.`,
    };
  const handler = Object.keys(attributes).find((name) => /^on/i.test(name));
  if (handler !== undefined)
    return {
      nl: `Het attribuut ${handler} van <${tag}> voert een script uit. Verwijder het.`,
      fr: `L'attribut ${handler} de <${tag}> exécute un script. Supprimez-le.`,
      en: `The attribute ${handler} of <${tag}> runs a script. Remove it.`,
    };
  const address = [attributes.href, attributes.src].find((value) => value !== undefined && unsafeAddress.test(value));
  if (address !== undefined) {
    const shown = address.slice(0, 40);
    return {
      nl: `Het adres “${shown}” van <${tag}> is niet veilig. Gebruik er een dat begint met https://, mailto:, tel: of /.`,
      fr: `L'adresse « ${shown} » de <${tag}> n'est pas sûre. Utilisez-en une qui commence par https://, mailto:, tel: ou /.`,
      en: `The address “${shown}” of <${tag}> is not safe. Use one that starts with https://, mailto:, tel: or /.`,
    };
  }
  if (tag === "iframe" && !videoHosts.includes(hostOf(attributes.src ?? "")))
    return {
      nl: "Een <iframe> mag alleen een film van YouTube, Vimeo of Matterport tonen.",
      fr: "Une <iframe> ne peut afficher qu'une vidéo de YouTube, Vimeo ou Matterport.",
      en: "An <iframe> may only show a film of YouTube, Vimeo or Matterport.",
    };
  return null;
}

/** CMS-11: the first unsafe part of an HTML text in words for staff, or null. */
export function unsafeHtml(html: string): StaffText | null {
  let unsafe: StaffText | null = null;
  sanitizeHtml(html, {
    // Everything is let through so that the parser reports every tag as a browser would read it.
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      "*": (tagName, attribs) => {
        unsafe ??= unsafeIn(tagName, attribs);
        return { tagName, attribs };
      },
    },
  });
  return unsafe;
}
