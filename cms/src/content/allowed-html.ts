import type { StaffText } from "@gevel/core";

/**
 * The HTML allowed in texts of staff and of the seed. Anything else is rejected by name, and removed from what is sent
 * to the site.
 */
export const allowedTags: readonly string[] = [
  ...["h1", "h2", "h3", "h4", "p", "br", "hr", "strong", "b", "em", "i", "u", "s", "sub", "sup", "small", "a", "span"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "blockquote", "figure", "figcaption", "img", "iframe"],
  ...["table", "caption", "thead", "tbody", "tr", "th", "td", "code", "pre", "time", "address"],
];

export const videoHosts: readonly string[] = [
  "www.youtube.com",
  "www.youtube-nocookie.com",
  "player.vimeo.com",
  "my.matterport.com",
];

export const otherFrame: StaffText = {
  nl: "Een <iframe> mag alleen een film van YouTube, Vimeo of Matterport tonen.",
  fr: "Une <iframe> ne peut afficher qu'une vidéo de YouTube, Vimeo ou Matterport.",
  en: "An <iframe> may only show a film of YouTube, Vimeo or Matterport.",
};

export const allowedSchemes: readonly string[] = ["http", "https", "mailto", "tel"];
