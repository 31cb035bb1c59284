import type { Language } from "@gevel/config";
import { type EntryContext, siteUrl } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import { redirectLoop, targetProblem } from "../../validation/rules/redirect-loop";
import { unreachedProblem } from "../../validation/rules/reserved-path";
import { siteRoutes } from "../page/site-routes";
import { languagesInUse } from "../site-config/languages-in-use";
import { hidesPage, redirectsIn, routesByName } from "./followed-redirects";
import { isOfAnotherSite, oldAddress } from "./old-address";
import { isListingAt } from "./listing-at";
import {
  inARing,
  noOldAddress,
  ofALanguage,
  ofAnotherSite,
  overAListing,
  overAPage,
  alreadyRedirected,
} from "./redirect-problems";
import { storedRedirects } from "./stored-redirects";

/** CMS-11 for redirects: one for each old address, none over a page, each leading somewhere, none in a ring. */
export async function checkRedirect({ strapi, documentId, locale, published }: EntryContext): Promise<Problem[]> {
  const status = published ? "published" : "draft";
  const redirects = await storedRedirects(strapi, status);
  const own = redirects.versions(documentId).find((row) => row.locale === locale);
  if (own === undefined) return [];
  const wrong = (field: "from" | "to", message: Problem["message"]): Problem[] => [{ path: [field], message }];

  const use = await languagesInUse(strapi);
  const address = oldAddress(own.from, use.enabled);
  if (isOfAnotherSite(own.from, siteUrl(strapi))) return wrong("from", ofAnotherSite);
  if (address.path === "" && address.query === "") return wrong("from", noOldAddress);
  const unreached = unreachedProblem(address.path);
  if (unreached !== null) return wrong("from", unreached);

  const isOwn = (language: Language) => redirectsIn(language, redirects, use).some(({ row }) => row === own);
  const ownLanguages = use.enabled.filter(isOwn).sort((a, b) => Number(b === locale) - Number(a === locale));
  if (address.language !== null && ownLanguages.length === 0) return wrong("from", ofALanguage(address.language));

  const { routes, shown } = await siteRoutes(strapi, status, use);
  for (const language of ownLanguages) {
    const hidden = routesByName(language, routes).get(address.path);
    if (hidden && hidesPage(address))
      return wrong(
        "from",
        overAPage({
          title: shown(hidden.id, language)?.title ?? "",
          language: language === locale ? null : language,
          instead: address.language === null ? { language: own.locale, path: address.path } : null,
        }),
      );
    if (hidesPage(address) && (await isListingAt(strapi, address.path, { language, routes })))
      return wrong("from", overAListing);
  }

  const isTwice = ownLanguages.some((language) => {
    const here = redirectsIn(language, redirects, use).filter(
      ({ from, query }) => from === address.path && query === address.query,
    );
    const mine = here.find(({ row }) => row === own);
    return here.some(({ row, isOwn: theirs }) => row !== own && theirs === mine?.isOwn);
  });
  if (isTwice) return wrong("from", alreadyRedirected);

  const message = targetProblem(own.to);
  if (message !== null) return wrong("to", message);
  const others = redirects.ids().flatMap((id) => redirects.versions(id).filter((row) => row.locale === locale));
  const ring = redirectLoop(
    own,
    others.filter((row) => row !== own),
    siteUrl(strapi),
  );
  return ring === null ? [] : wrong("to", inARing(ring.map((place) => `/${place}`).join(" → ")));
}
