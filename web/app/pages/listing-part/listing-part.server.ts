import { data, redirect, type AppLoadContext } from "@remix-run/node";
import {
  forms,
  type Language,
  listingPartPath,
  listOriginalPaths,
  type ListingPart,
  type SiteTree,
} from "@gevel/config";
import type { OwnForm } from "~/forms/handle-form-post.server";
import { textOf } from "~/i18n/text-of.server";
import { needsSlot, slotOptions } from "~/appointments/shown-slots.server";
import { listingForm, loadFormPage, type FormPageData, type FormPart } from "./form-page.server";
import type { PartContent } from "./part-page";
import { listingTitle } from "~/properties/detail/render-property.server";
import { renderPrint } from "~/properties/print/render-print.server";
import { loadPropertyPage } from "~/properties/detail/property-page.server";
import type { PageMeta } from "~/shell/head/page-meta";
import { itemMeta } from "~/shell/head/page-meta.server";
import type { Resolved } from "../resolve/resolve-path";
import { untitled } from "~/properties/untitled";

const answer = (page: { meta: PageMeta; part: PartContent }, status = 200) =>
  data({ kind: "part" as const, ...page }, { status });

/** A listing's form. A listing no longer on offer has its own page to say so. */
export async function loadListingForm(
  context: AppLoadContext,
  tree: SiteTree,
  { id, part, withSlots }: { id: number; part: FormPart; withSlots: boolean },
) {
  const loadedPage = loadFormPage(context, id, part, tree.language);
  const formPage =
    loadedPage && withSlots && needsSlot(forms[loadedPage.form])
      ? await withSlotsParameter(context, loadedPage)
      : loadedPage;
  if (!formPage) throw redirect(context.replica.catalog.card(id, tree.language)?.path ?? "/", 302);
  const title = textOf(tree.language, `ask.title.${formPage.form}`);
  const { title: headline, typeName, city, goal } = formPage.listing;
  const named = headline || untitled((id, values) => textOf(tree.language, id, values), { typeName, city });
  return answer({
    meta: listingPartMeta(context, tree, {
      id,
      part,
      title,
      listing: named,
      listOriginalPath: listOriginalPaths[goal],
    }),
    part: { formPage },
  });
}

/** For browsers without script: the page with the current slots, never cached. */
async function withSlotsParameter(context: AppLoadContext, formPage: FormPageData): Promise<FormPageData> {
  context.leftOut = true;
  return { ...formPage, slots: (await slotOptions(context, formPage.listing.id)) ?? [] };
}

/** the listing on paper; null where there is no such listing. */
export function loadPrintPage(context: AppLoadContext, tree: SiteTree, id: number) {
  const property = loadPropertyPage(context, id, tree.language);
  if (!property) return null;
  const page = {
    id,
    part: "print" as const,
    title: textOf(tree.language, "properties.detail.print"),
    listing: listingTitle(property, tree.language),
    listOriginalPath: listOriginalPaths[property.goal],
  };
  const sheet = renderPrint(context, tree, property);
  return answer({ meta: listingPartMeta(context, tree, page), part: { sheet } }, property.status);
}

/** The form of a listing's page; null where it has none to send. */
export function ownFormOf(context: AppLoadContext, resolved: Resolved): OwnForm | null {
  if (resolved.kind !== "listing-part" || resolved.part === "print") return null;
  return listingForm(context, resolved.id, resolved.part, resolved.language);
}

interface PartOfListing {
  id: number;
  part: ListingPart;
  title: string;
  /** Its headline. */
  listing: string;
  listOriginalPath: string;
}

/** The meta of a listing's own page, one step further. Never indexed. */
function listingPartMeta(context: AppLoadContext, tree: SiteTree, page: PartOfListing): PageMeta {
  const { id, part, title, listing, listOriginalPath } = page;
  const { replica, siteUrl } = context;
  const pathIn = (language: Language) => replica.catalog.card(id, language)?.path ?? null;
  const ownIn = replica.catalog.card(id, tree.language)?.ownIn ?? [];
  const meta = itemMeta(context, tree, {
    ...{ pathIn, ownIn, indexedIn: [], seo: null, title: listing, description: "", listOriginalPath },
  });
  const own = pathIn(tree.language);
  const languagePaths = Object.fromEntries(
    replica.enabledLanguages.flatMap((language) => {
      const path = pathIn(language);
      return path ? [[language, listingPartPath(path, part, language)]] : [];
    }),
  );
  const named = `${title}: ${listing}`;
  const { openGraph, twitter } = meta.head;
  return {
    ...meta,
    languagePaths,
    breadcrumbs: [
      ...meta.breadcrumbs.map((crumb) => (crumb.path === null ? { ...crumb, path: own } : crumb)),
      { label: title, lang: tree.language, path: null },
    ],
    head: {
      ...meta.head,
      title: `${named} · ${tree.config.agencyName}`,
      // The print view contains nothing that the listing's page does not.
      canonical:
        part === "print" || own === null
          ? meta.head.canonical
          : new URL(listingPartPath(own, part, tree.language), siteUrl).href,
      alternates: [],
      index: false,
      openGraph: { ...openGraph, title: named },
      twitter: { ...twitter, title: named },
    },
  };
}
