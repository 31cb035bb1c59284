import { z } from "zod";
import { file, flag, list, oneOf, optional, reference, text, whole } from "./row-fields";

/** Components that several content types share. */

export const linkRow = z.object({ label: text, page: reference, article: reference, url: text });
export type LinkRow = z.infer<typeof linkRow>;

/** The entries that links lead to. */
export const linked = (links: readonly (LinkRow | null)[]) => links.flatMap((link) => [link?.page, link?.article]);

export const seoRow = z.object({
  pageTitle: text,
  metaTitle: text,
  metaDescription: text,
  ogTitle: text,
  ogDescription: text,
  ogImage: optional(file),
  twitterTitle: text,
  twitterDescription: text,
  twitterImage: optional(file),
  isActiveSEO: flag(true),
});
export type SeoRow = z.infer<typeof seoRow>;

export const bannerRow = z.object({
  type: oneOf(["image", "gallery", "video", "properties"], "image"),
  title: text,
  accent: text,
  text,
  image: optional(file),
  gallery: list(file),
  videoUrl: text,
  videoFile: optional(file),
  showSearch: flag(false),
  showValuation: flag(false),
});
export type BannerRow = z.infer<typeof bannerRow>;

export const columnRow = z.object({
  title: text,
  introHtml: text,
  fullHtml: text,
  images: list(file),
  links: list(linkRow),
  sm: whole(1, 12, 12),
  md: whole(1, 12, 6),
  lg: whole(1, 12, 3),
});
