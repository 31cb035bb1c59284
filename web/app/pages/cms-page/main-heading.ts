import type { BannerContent } from "~/modules/banner/banner-content.server";
import type { ModuleContent } from "~/modules/content/items";

interface Titled {
  banner: Pick<BannerContent, "title"> | null;
  modules: readonly Pick<ModuleContent, "id" | "titleSize" | "head">[];
}

type MainHeading = { of: "module"; id: string } | { of: "banner" } | { of: "page" };

/**
 * SEO-1: exactly one h1 per page. The first module whose title staff made h1 has it; else the banner's headline; else
 * the page's own title. A second h1 becomes an h2.
 */
export function mainHeading({ banner, modules }: Titled): MainHeading {
  const module = modules.find(({ titleSize, head }) => titleSize === "h1" && head.title !== "");
  if (module) return { of: "module", id: module.id };
  return banner?.title ? { of: "banner" } : { of: "page" };
}
