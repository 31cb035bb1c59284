import type { RichTextRules } from "@gevel/config";
import type { StaffText } from "@gevel/core";
import sanitizeHtml from "sanitize-html";

const unsafeAddress = /^\s*(javascript|data|vbscript|file):/i;

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

function unsafeIn(
  tag: string,
  attributes: Record<string, string>,
  { tags, frameHosts, otherFrame }: RichTextRules,
): StaffText | null {
  if (!tags.includes(tag))
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
  // For links see below.
  const address = [tag === "a" ? undefined : attributes.href, attributes.src].find(
    (value) => value !== undefined && unsafeAddress.test(value),
  );
  if (address !== undefined) {
    const shown = address.slice(0, 40);
    return {
      nl: `Het adres “${shown}” van <${tag}> is niet veilig. Gebruik er een dat begint met https://, mailto:, tel: of /.`,
      fr: `L'adresse « ${shown} » de <${tag}> n'est pas sûre. Utilisez-en une qui commence par https://, mailto:, tel: ou /.`,
      en: `The address “${shown}” of <${tag}> is not safe. Use one that starts with https://, mailto:, tel: or /.`,
    };
  }
  if (tag === "iframe" && !frameHosts.includes(hostOf(attributes.src ?? ""))) return otherFrame;
  return null;
}

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** Links that the site removes when it shows the text: unknown schemes, and protocol-relative addresses. */
function isLost(address: string, { schemes }: RichTextRules): boolean {
  // Like browsers, which ignore line breaks and tabs anywhere.
  const read = address.replace(/[\s\p{Cc}]/gu, "");
  const named = scheme.exec(read)?.[1];
  return named === undefined ? /^[/\\]{2}/.test(read) : !schemes.includes(named.toLowerCase());
}

function lostLink(words: string, address: string): StaffText {
  const [name, shown] = [words.trim().slice(0, 40) || "…", address.trim().slice(0, 40)];
  return {
    nl: `De link “${name}” kan “${shown}” niet openen. Begin met https://, met / voor een pagina van deze site, of met mailto: of tel:.`,
    fr: `Le lien « ${name} » ne peut pas ouvrir « ${shown} ». Commencez par https://, par / pour une page de ce site, ou par mailto: ou tel:.`,
    en: `The link “${name}” cannot open “${shown}”. Begin with https://, with / for a page of this site, or with mailto: or tel:.`,
  };
}

/** CMS-11, Q-3: the first link of a text, in HTML or Markdown, that visitors could not follow. Images of Markdown alike. */
function unsafeLink(source: string, rules: RichTextRules): StaffText | null {
  let unsafe: StaffText | null = null;
  sanitizeHtml(rules.toHtml(source), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === "a" && attribs.href !== undefined && isLost(attribs.href, rules))
        unsafe ??= lostLink(text, attribs.href);
      if (tag === "img") unsafe ??= unsafeIn(tag, { src: attribs.src ?? "" }, rules);
      return false;
    },
  });
  return unsafe;
}

/** CMS-11: the first unsafe part of an HTML text as a message for staff, or null. */
export function unsafeHtml(html: string, rules: RichTextRules): StaffText | null {
  let unsafe: StaffText | null = null;
  sanitizeHtml(html, {
    // Allows everything, so that the parser reports every tag as a browser would read it.
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      "*": (tagName, attribs) => {
        unsafe ??= unsafeIn(tagName, attribs, rules);
        return { tagName, attribs };
      },
    },
  });
  return unsafe ?? unsafeLink(html, rules);
}
