import {
  costFields,
  listParameters,
  mortgageFields,
  valuationParameters,
  type FormKey,
  type Page,
  type Relation,
} from "@gevel/config";
import type { Replica } from "~/replica/replica";
import { momentsParameter } from "~/visits/moments-parameter";
import { resolvePath, type Resolved } from "./resolve-path";
import { siteAddresses } from "./site-addresses.server";
import { redirectParameters } from "./staff-redirect";

/** A wish begins with a list's filters, a valuation with an address. */
const ofForms: Partial<Record<FormKey, readonly string[]>> = {
  "demand-register": [...listParameters, "goal"],
  "contact-demand": valuationParameters,
};

function ofRelation(relation: Relation): readonly string[] {
  switch (relation.type) {
    case "property-list":
      return relation.propertyList.mode === "search" ? listParameters : [];
    case "costs":
      return costFields;
    case "contact":
      return ofForms[relation.contact.form] ?? [];
    case "category":
    case "slider":
    case "article":
      return [];
  }
}

const ofPage = ({ modules }: Page): readonly string[] =>
  modules.flatMap(({ relations }) => relations.flatMap(ofRelation));

function ofResolved(replica: Replica, resolved: Resolved): readonly string[] | null {
  switch (resolved.kind) {
    case "page":
    case "feedback": {
      const page = replica.tree(resolved.language)?.pages[resolved.route.id];
      return page ? ofPage(page) : [];
    }
    case "property":
      return mortgageFields;
    case "listing-part":
      return [momentsParameter];
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

export interface NamesRead {
  /**
   * By what stands on the page at a path; null where that does not say: a move takes all along, and screens of our own have
   * theirs by their path.
   */
  ofPage(path: string): ReadonlySet<string> | null;
  /** ROUTE-8: those by which old addresses of this path differ. */
  ofRedirects(path: string): ReadonlySet<string>;
}

/** Which parameters the site reads at a path. */
export function namesRead(replica: Replica): NamesRead {
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
      const asked = at(path);
      if (asked === null) return null;
      const { site, ...request } = asked;
      const names = ofResolved(replica, resolvePath({ ...request, search: "" }, site));
      return names && new Set(names);
    },
    ofRedirects(path) {
      const asked = at(path);
      return asked === null ? new Set() : redirectParameters(asked.pathname, asked.site);
    },
  };
}
