import {
  costFields,
  listParameters,
  reviewsOriginalPath,
  listingCostFields,
  valuationParameters,
  type FormKey,
  type Page,
  type Relation,
} from "@gevel/config";
import { reviewParameters } from "~/modules/reviews/review-query";
import type { Replica } from "~/replica/replica";
import { slotsParameter } from "~/appointments/slots-parameter";
import { resolvePath, type Resolved } from "./resolve-path";
import { siteAddresses } from "./site-addresses.server";
import { redirectParameters } from "./cms-redirect";

/** A saved search begins with a list's filters, a valuation with an address. */
const formParameters: Partial<Record<FormKey, readonly string[]>> = {
  "demand-register": [...listParameters, "goal"],
  "contact-demand": valuationParameters,
};

function parametersOfRelation(relation: Relation): readonly string[] {
  switch (relation.type) {
    case "property-list":
      return relation.propertyList.mode === "search" ? listParameters : [];
    case "costs":
      return costFields;
    case "contact":
      return formParameters[relation.contact.form] ?? [];
    case "category":
    case "text-picture":
    case "slider":
    case "article":
      return [];
  }
}

const ofPage = ({ modules }: Page): readonly string[] =>
  modules.flatMap(({ relations }) => relations.flatMap(parametersOfRelation));

function parametersOfContent(replica: Replica, resolved: Resolved): readonly string[] | null {
  switch (resolved.kind) {
    case "page":
    case "feedback": {
      const page = replica.tree(resolved.language)?.pages[resolved.route.id];
      const own = resolved.route.originalPath === reviewsOriginalPath ? reviewParameters : [];
      return page ? [...ofPage(page), ...own] : [];
    }
    // Any filter but the page leads to the list.
    case "place":
      return listParameters;
    case "property":
      return listingCostFields;
    case "listing-part":
      return [slotsParameter];
    case "article":
    case "project":
    case "not-found":
      return [];
    case "redirect":
    case "login":
    case "portal":
    case "favourites":
      return null;
  }
}

export interface KnownParameters {
  /**
   * The parameters read by the page at a path; null if unknown: a redirect keeps all, and the site's own screens have
   * theirs by their path.
   */
  ofPage(path: string): ReadonlySet<string> | null;
  /** ROUTE-8: those by which old addresses of this path differ. */
  ofRedirects(path: string): ReadonlySet<string>;
}

/** The parameters the site reads at a path. */
export function knownParameters(replica: Replica): KnownParameters {
  const at = (path: string) => {
    const base = "http://site";
    const tree = replica.tree(replica.defaultLanguage);
    if (!tree || path.startsWith("//") || !URL.canParse(path, base)) return null;
    const { pathname } = new URL(path, base);
    const page = pathname.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");
    return { pathname: page, isDataRequest: page !== pathname, site: siteAddresses(replica, tree) };
  };
  return {
    ofPage(path) {
      const requested = at(path);
      if (requested === null) return null;
      const { site, ...request } = requested;
      const names = parametersOfContent(replica, resolvePath({ ...request, search: "" }, site));
      return names && new Set(names);
    },
    ofRedirects(path) {
      const requested = at(path);
      return requested === null ? new Set() : redirectParameters(requested.pathname, requested.site);
    },
  };
}
