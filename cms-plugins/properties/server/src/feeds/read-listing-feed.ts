import type { ListingFeedFormat } from "@gevel/config";
import { feedLimits } from "./draft/feed-limits.js";
import { KyeroReader, kyeroPath } from "./kyero/read-kyero.js";
import type { ListingFeed, ReadOptions } from "./draft/listing-feed.js";
import { parseJson } from "./omnicasa/parse-json.js";
import { isOmnicasaListing, listingsIn, readOmnicasa } from "./omnicasa/read-omnicasa.js";
import { OpenimmoReader, openimmoPath } from "./openimmo/read-openimmo.js";
import { feedTooLarge, unreadableFeed } from "./draft/unreadable-feed.js";
import { readXml } from "./xml/read-xml.js";
import { decodePieces, withoutSpaceBefore } from "./unpack/decode-text.js";

async function readXmlFeed(pieces: Iterable<string>, options: ReadOptions): Promise<ListingFeed> {
  const openimmo = new OpenimmoReader(options);
  const kyero = new KyeroReader();
  const readerOf = (root: string) => (root === openimmoPath[0] ? openimmo : kyero);
  const root = await readXml(pieces, [openimmoPath, kyeroPath], (listing, name) => readerOf(name).read(listing));
  return readerOf(root.name).finish(root);
}

async function readJsonFeed(document: Buffer, options: ReadOptions): Promise<ListingFeed> {
  const limit = feedLimits.json.bytes;
  if (document.length > limit)
    throw feedTooLarge(`as JSON it may have ${limit} bytes at most, and it has ${document.length}; send it in parts`);
  const value = parseJson([...decodePieces(document)].join(""));
  const listings = listingsIn(value)?.listings;
  if (!listings) throw unreadableFeed("its JSON holds no list of properties");
  if (listings.length > 0 && !listings.some(isOmnicasaListing))
    throw unreadableFeed("its JSON is of no format we read; an import in our own form goes to /api/properties/import");
  return await readOmnicasa(value, options);
}

/**
 * API-6: the listings of a document as import items, its format told by what it holds. Throws when it cannot be read to
 * its very end, or has no listing at all: an empty feed is a fault of its sender until he says otherwise.
 */
export async function readListingFeed(
  document: Buffer,
  options: ReadOptions & { format?: ListingFeedFormat | undefined },
): Promise<ListingFeed> {
  const pieces = () => withoutSpaceBefore(decodePieces(document));
  const [start] = pieces();
  if (start === undefined) throw unreadableFeed("it is empty");
  const feed = start.startsWith("<")
    ? await readXmlFeed(pieces(), options)
    : /^[[{]/.test(start)
      ? await readJsonFeed(document, options)
      : undefined;
  if (!feed) throw unreadableFeed("it is neither XML nor JSON");
  if (options.format !== undefined && options.format !== feed.format)
    throw unreadableFeed(`it is ${feed.format}, not ${options.format}`);
  if ([feed.raw, feed.withdrawn, feed.hidden].every(({ length }) => length === 0))
    throw unreadableFeed("it has no listings");
  return feed;
}
