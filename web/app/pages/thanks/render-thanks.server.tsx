import type { SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { Receipt } from "~/forms/receipt/receipt";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import { MoreListingsBand } from "../more-listings/more-listings-band";
import { NextStepList } from "./next-step-list";
import { ReceiptView } from "./receipt-view";
import { thanksContact, thanksContent, thanksListings } from "./thanks-content.server";

/** The parts of a thank-you page beside its own text. */
export interface ThanksParts {
  /** Null where this browser sent nothing just now. */
  receipt: StaticMarkup | null;
  steps: StaticMarkup;
  listings: StaticMarkup | null;
}

type Context = Pick<AppLoadContext, "replica" | "cookieSecret" | "rendered" | "isDataRequest">;

/** FORM-13: rendered for one visitor; without a receipt it is the same for all. */
export function renderThanks(context: Context, tree: SiteTree, receipt: Receipt | null): ThanksParts {
  const { language, routes } = tree;
  const paths = createPaths(pathTable(routes, language, context.replica.defaultLanguage));
  const content = receipt && thanksContent(context, receipt, language);
  const listings = receipt && thanksListings(context, receipt, language);
  const contact = thanksContact(context, tree, receipt);
  // Another receipt on the same page is other markup.
  const mark = receipt ? `${receipt.form}-${receipt.sentAt}` : language;
  const part = (name: string, element: React.ReactElement) => {
    const html = renderStatic(element, paths, name);
    return html === "" ? null : staticMarkup(context, `${name}-${mark}`, html);
  };
  return {
    receipt: content && part("sent", <ReceiptView content={content} />),
    steps: part("steps", <NextStepList content={content} contact={contact} />) ?? { name: "steps", html: "" },
    listings: listings && part("more", <MoreListingsBand listings={listings} />),
  };
}
