import { jpegAddress, priceText, type Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { textOf } from "~/i18n/text-of.server";
import { priceSentence } from "~/properties/card/price-sentence.server";
import type { ListingCard } from "~/replica/listing-card.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import { canonicalPath } from "~/i18n/paths";
import { rssPath } from "./rss-path";

/** As many as readers show; a reader that polls once a day misses none. */
const items = 50;

/** XML allows only these three control characters and no lone surrogates. */
const written = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

const element = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${written(text)}</${name}>`;

const priceOf = ({ goal, price }: ListingCard, language: Language): string =>
  priceSentence(priceText({ goal, amount: price.amount, unit: price.unit }, language), goal, language);

/** RSS requires the picture's length, which is unknown until it is generated; 0 says so. */
function enclosure(siteUrl: string, { pictures }: ListingCard): string {
  const [first] = pictures;
  if (!first) return "";
  return `<enclosure url="${written(jpegAddress(siteUrl, first.url, 1360))}" length="0" type="image/jpeg"/>`;
}

function itemXml({ siteUrl, replica }: AppLoadContext, card: ListingCard, language: Language): string {
  const created = replica.catalog.find(card.id)?.createdAt ?? card.modifiedAt;
  const about = [card.typeName, `${card.zip} ${card.city}`.trim(), priceOf(card, language)].filter(Boolean).join(" · ");
  return [
    "<item>",
    element("title", card.title || about),
    element("link", siteUrl + encodeURI(card.path)),
    // Its address follows its title; what it is does not.
    element("guid", `${siteUrl}/property/${card.id}/`, ' isPermaLink="false"'),
    element("pubDate", new Date(created).toUTCString()),
    element("description", about),
    enclosure(siteUrl, card),
    "</item>",
  ].join("");
}

/** SEO-3: the newest listings in a language, as RSS 2.0. */
export function listingsRss(context: AppLoadContext, language: Language): string {
  const { replica, siteUrl } = context;
  const { config } = treeOf(context, language);
  const newest = { goal: null, types: [], cities: [], state: "on-offer", sort: "newest", limit: items } as const;
  const cards = replica.catalog.select(newest, language).filter(({ state }) => state !== "sold" && state !== "rented");
  const self = written(siteUrl + rssPath(language));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", textOf(language, "feed.title", { agency: config.agencyName })),
    element("link", siteUrl + canonicalPath(language, "")),
    element("description", textOf(language, "feed.description", { agency: config.agencyName })),
    element("language", language),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...cards.map((card) => itemXml(context, card, language)),
    "</channel></rss>",
  ].join("\n");
}
