import { isLanguage, type Language } from "@gevel/config";

const ending = /(?:^|[._-])([a-z]{2})(?:\.(?:xml|json))?\.(?:xml|json|zip|gz)$/;

/**
 * The language of a file's texts, by the end of its name: feed.fr.json, feed_fr.xml.gz, FEED-FR.zip or fr.json.
 * Programs that answer in one language per call, such as Omnicasa, write one file for each.
 */
export function languageOfName(name: string): Language | null {
  const code = ending.exec(name.toLowerCase())?.[1];
  return isLanguage(code) ? code : null;
}
