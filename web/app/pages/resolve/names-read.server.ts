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

/**
 * Which parameters the page at a path reads, by what stands on it; null where that does not say: a move takes all along,
 * and screens of our own have theirs by their path.
 */
export function namesRead(replica: Replica, path: string): ReadonlySet<string> | null {
  const base = "http://site";
  const tree = replica.tree(replica.defaultLanguage);
  if (!tree || path.startsWith("//") || !URL.canParse(path, base)) return null;
  const { pathname } = new URL(path, base);
  const page = pathname.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");
  const request = { pathname: page, search: "", isDataRequest: page !== pathname };
  const names = ofResolved(replica, resolvePath(request, siteAddresses(replica, tree)));
  return names && new Set(names);
}
