import {
  contentAuditSchema,
  type AuditedContent,
  type AuditedLink,
  type AuditSources,
  type BrokenLink,
  type ContentAudit,
  type KnownAddresses,
  type Language,
  type LibraryPicture,
  type LinkProblem,
  type TreeEntry,
} from "@gevel/config";
import { endpoint, perStrapi, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { findTarget } from "./find-target.js";

const byTitle = new Intl.Collator("nl", { sensitivity: "base", numeric: true });

/**
 * CMS-13: all pages, drafts too, each below its parent, and the articles with an address below theirs. The home page
 * comes first; entries in a cycle or with a missing parent are at the top level. Pure.
 */
export function pageTree({ pages }: Pick<AuditedContent, "pages">): TreeEntry[] {
  const all = pages.toSorted((a, b) => Number(b.isHome) - Number(a.isHome) || byTitle.compare(a.title, b.title));
  const known = new Set(all.map(({ id }) => id));
  const placed = new Set<string>();
  const below = (parent: string | null, depth: number): TreeEntry[] =>
    all
      .filter((entry) => !placed.has(entry.id))
      .filter((entry) => (entry.parent !== null && known.has(entry.parent) ? entry.parent : null) === parent)
      .flatMap(({ parent: _parent, isHome: _isHome, ...entry }) => {
        placed.add(entry.id);
        return [{ ...entry, depth }, ...below(entry.id, depth + 1)];
      });
  const tree = below(null, 0);
  const rings = all.flatMap(({ parent: _parent, isHome: _isHome, ...entry }) =>
    placed.has(entry.id) ? [] : [{ ...entry, depth: 0 }],
  );
  return [...tree, ...rings];
}

type Broken = Omit<BrokenLink, "typeName">;

function problemOf({ address, entry, language }: AuditedLink, addresses: KnownAddresses): LinkProblem | null {
  if (entry !== null) return entry.isShown ? null : "unpublished";
  if (address === null) return "empty";
  const target = findTarget(address, language, addresses);
  return target === "here" || target === "elsewhere" ? null : target;
}

/** CMS-13: what visitors of each language cannot follow, of all that is published. Pure. */
export const brokenLinks = ({ links, addresses }: Pick<AuditedContent, "links" | "addresses">): Broken[] =>
  links.flatMap((link) => {
    const problem = problemOf(link, addresses);
    const { address, entry, ...place } = link;
    return problem === null ? [] : { ...place, problem, target: entry?.title ?? address ?? "" };
  });

const somePictures = 6;

function picturesWithoutText(
  pictures: readonly LibraryPicture[],
  languages: readonly Language[],
): NonNullable<ContentAudit["pictures"]> {
  const isWithoutText = ({ texts }: LibraryPicture, language: Language) => !texts[language]?.trim();
  return {
    count: pictures.length,
    lacking: Object.fromEntries(
      languages.map((language) => [language, pictures.filter((picture) => isWithoutText(picture, language)).length]),
    ),
    some: pictures
      .filter((picture) => languages.some((language) => isWithoutText(picture, language)))
      .slice(0, somePictures),
  };
}

const registered = perStrapi((): { sources: AuditSources | null } => ({ sources: null }));

function sourcesOf(strapi: Core.Strapi): AuditSources {
  const { sources } = registered(strapi);
  if (sources === null) throw new Error("content-audit: the application called no configureSources");
  return sources;
}

export const auditService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The application calls it in its register step. */
  configureSources(sources: AuditSources): void {
    registered(strapi).sources = sources;
  },
});

const staff = z.object({
  state: z.object({ userAbility: z.custom<{ can(action: string, subject?: string): boolean }>() }),
});
const rightsOf = (request: unknown) => {
  const { userAbility } = staff.parse(request).state;
  return {
    canRead: (uid: string) => userAbility.can("plugin::content-manager.explorer.read", uid),
    canReadLibrary: userAbility.can("plugin::upload.read"),
  };
};

/** Policy: who may read the pages of the site. */
export const canReadPages = (request: unknown, _config: unknown, { strapi }: { strapi: Core.Strapi }): boolean =>
  rightsOf(request).canRead(sourcesOf(strapi).pageUid);

const schemas = z.record(z.string(), z.object({ info: z.object({ displayName: z.string() }) }));

const typeName = (strapi: Core.Strapi, uid: string): string =>
  schemas.parse(strapi.contentTypes)[uid]?.info.displayName ?? uid;

/** CMS-13: the findings of the content audit, limited to what the user may read. */
export const auditController = ({ strapi }: { strapi: Core.Strapi }) => ({
  find: endpoint(strapi, contentAuditSchema, async (ctx: HttpContext) => {
    const { canRead, canReadLibrary } = rightsOf(ctx);
    const sources = sourcesOf(strapi);
    const content = await sources.content();
    const { languages } = content;
    return {
      languages,
      tree: canRead(sources.pageUid) ? pageTree(content).filter(({ uid }) => canRead(uid)) : null,
      links: brokenLinks(content)
        .filter(({ uid }) => canRead(uid))
        .map((link) => ({ ...link, typeName: typeName(strapi, link.uid) })),
      pictures: canReadLibrary ? picturesWithoutText(await sources.pictures(), languages) : null,
    };
  }),
});
