import { excerpt, type Seo } from "@gevel/config";
import type { SeoRow } from "./shared-rows";
import { compileMedia } from "./compile-media";
import type { CompileContext } from "./compile-context";

/** The length at which search engines truncate. */
const descriptionLimit = 160;

export interface SeoBasis {
  title: string;
  /** Plain texts that could describe it, best first. */
  descriptions: readonly string[];
  /** Whether search engines may index it if staff chose nothing. */
  isActive: boolean;
}

const first = (...texts: (string | undefined)[]) => texts.find((text) => text) ?? "";

/** CMS-3: what staff filled in, `sources` in order of precedence, and sensible values where they left it empty. */
export function compileSeo(
  sources: readonly (SeoRow | null)[],
  basis: SeoBasis,
  context: Pick<CompileContext, "agencyName" | "language" | "defaultLanguage">,
): Seo {
  const rows = sources.filter((row) => row !== null);
  const filled = (read: (row: SeoRow) => string) => first(...rows.map(read));
  const image = (read: (row: SeoRow) => SeoRow["ogImage"]) =>
    compileMedia(rows.map(read).find((file) => file) ?? null, basis.title, context);
  const { agencyName } = context;

  const pageTitle = first(
    filled((row) => row.pageTitle),
    basis.title,
  );
  const withAgency = agencyName === "" || pageTitle.includes(agencyName) ? pageTitle : `${pageTitle} | ${agencyName}`;
  const metaTitle = first(
    filled((row) => row.metaTitle),
    withAgency,
  );
  const metaDescription = first(
    filled((row) => row.metaDescription),
    excerpt(first(...basis.descriptions), descriptionLimit),
  );
  const ogTitle = first(
    filled((row) => row.ogTitle),
    metaTitle,
  );
  const ogDescription = first(
    filled((row) => row.ogDescription),
    metaDescription,
  );
  // If staff chose none, the site generates one from the page's photo and title.
  const ogImage = image((row) => row.ogImage);
  return {
    pageTitle,
    metaTitle,
    metaDescription,
    ogTitle,
    ogDescription,
    ogImage,
    twitterTitle: first(
      filled((row) => row.twitterTitle),
      ogTitle,
    ),
    twitterDescription: first(
      filled((row) => row.twitterDescription),
      ogDescription,
    ),
    twitterImage: image((row) => row.twitterImage) ?? ogImage,
    isActiveSEO: rows[0]?.isActiveSEO ?? basis.isActive,
  };
}
