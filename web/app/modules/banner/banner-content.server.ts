import { embedOf, videoSource, type Banner, type Language, type Media, type Page, type Picture } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { averageColor } from "~/properties/card/placeholder.server";
import { loadSearchBox } from "~/properties/search-box/search-box.server";
import type { SearchBoxData } from "~/properties/search-box/search-box";
import type { Packed } from "~/islands/packed";
import type { Placeholder } from "~/ui/picture";
import type { ValuationTarget } from "./valuation-start";
import { routeAddress } from "~/i18n/paths";

/** The site's own pages with a valuation form, by their original paths; the page about nothing else first. */
const usual: readonly string[] = ["schatting", "contact-demand"];

const formIn = ({ modules }: Page) =>
  modules
    .flatMap(({ relations }) => relations)
    .find((relation) => relation.type === "contact" && relation.contact.form === "contact-demand");

/** The page with the valuation form: this page, else another; null if staff placed it nowhere. */
function findValuationTarget(
  { replica }: Pick<AppLoadContext, "replica">,
  page: Page,
  language: Language,
): ValuationTarget | null {
  const tree = replica.tree(language);
  const rank = ({ id, originalPath }: { id: string; originalPath: string }) => {
    if (id === page.id) return -1;
    const at = usual.indexOf(originalPath);
    return at < 0 ? usual.length : at;
  };
  const routes = (tree?.routes ?? []).filter(({ type }) => type === "page").toSorted((a, b) => rank(a) - rank(b));
  for (const route of routes) {
    const candidate = route.id === page.id ? page : tree?.pages[route.id];
    const form = candidate && formIn(candidate);
    const path = routeAddress(route, language, replica.defaultLanguage);
    if (form?.type === "contact" && path !== null) return { path, contactId: form.contact.id };
  }
  return null;
}

/** A picture of the banner. One of a listing names the listing and links to it. */
export interface BannerPicture {
  key: string;
  picture: Pick<Media, "url" | "width" | "height" | "alt"> & Placeholder;
  listing: { title: string; city: string; path: string } | null;
}

/** A film hosted by a third party: nothing is requested from it before the visitor asks for the film. */
export interface ForeignFilm {
  url: string;
  /** Who gets asked. */
  provider: string;
  /** Address of its player; null where the film is better opened where it lives. */
  player: string | null;
}

export interface BannerContent {
  lang: Language;
  title: string;
  accent: string;
  text: string;
  /** The first shows at once; several rotate. */
  pictures: BannerPicture[];
  /** The agency's own film, which plays automatically. */
  video: { url: string; type: string } | null;
  film: ForeignFilm | null;
  search: Packed<SearchBoxData> | null;
  /** The page that continues a valuation begun here; null if none begins here or there is no such page. */
  valuation: ValuationTarget | null;
}

type Source = { context: Pick<AppLoadContext, "replica">; banner: Banner; page: Page; language: Language };

const maxPictures = 6;

const mediaPicture = (media: Media): BannerPicture => ({ key: media.url, picture: media, listing: null });

function stillOf({ banner, page }: Source): BannerPicture[] {
  const still = banner.image ?? banner.gallery[0] ?? page.image;
  return still ? [mediaPicture(still)] : [];
}

/** How many of the newest listings are searched for pictures; more if the first have none. */
const lookedThrough = [maxPictures * 4, 500] as const;

function picturesOfNewest(limit: number, { context, language }: Source): BannerPicture[] {
  const cards = context.replica.catalog.select(
    { goal: null, types: [], cities: [], state: "on-offer", sort: "newest", limit },
    language,
  );
  return cards
    .flatMap(({ id, title, typeName, city, path, pictures, state }): BannerPicture[] => {
      const picture: Picture | undefined = pictures[0];
      // An agency may keep sold and rented listings in its lists for a while; the banner shows only available ones.
      if (!picture || state === "sold" || state === "rented") return [];
      const { url, width, height, thumbhash } = picture;
      return [
        {
          key: String(id),
          picture: { url, width, height, alt: "", color: averageColor(thumbhash) },
          listing: { title: title || typeName, city, path },
        },
      ];
    })
    .slice(0, maxPictures);
}

function listingPictures(source: Source): BannerPicture[] {
  const [few, many] = lookedThrough;
  const found = picturesOfNewest(few, source);
  return found.length > 0 ? found : picturesOfNewest(many, source);
}

/** CMS-4: the pictures of each banner type. A still picture replaces missing material. */
const picturesOf: Record<Banner["type"], (source: Source) => BannerPicture[]> = {
  image: stillOf,
  gallery: ({ banner }) => banner.gallery.slice(0, maxPictures).map(mediaPicture),
  video: stillOf,
  properties: listingPictures,
};

/** From the media library. */
const isOwnFilm = (url: string) => url.startsWith("/uploads/");

function foreignFilm(address: string): ForeignFilm | null {
  const source = videoSource(address);
  if (source === null) return null;
  const { url } = source;
  const embed = embedOf(source);
  return {
    url,
    provider: embed?.provider ?? new URL(url).hostname.replace(/^www\./, ""),
    player: embed?.src ?? null,
  };
}

function filmOf({ type, video }: Banner): Pick<BannerContent, "video" | "film"> {
  if (type !== "video" || video === null) return { video: null, film: null };
  return isOwnFilm(video.url) ? { video, film: null } : { video: null, film: foreignFilm(video.url) };
}

export function loadBanner(
  context: Pick<AppLoadContext, "replica">,
  page: Page,
  language: Language,
): BannerContent | null {
  const { banner } = page;
  if (!page.showPageBanner || !banner) return null;
  const source = { context, banner, page, language };
  const own = picturesOf[banner.type](source);
  const pictures = own.length > 0 ? own : stillOf(source);
  return {
    lang: page.lang,
    title: banner.title.trim(),
    accent: banner.accent.trim(),
    text: banner.text.trim(),
    pictures,
    ...filmOf(banner),
    search: banner.showSearch ? loadSearchBox(context, language) : null,
    valuation: banner.showValuation ? findValuationTarget(context, page, language) : null,
  };
}
