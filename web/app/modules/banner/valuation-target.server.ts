import type { Language, Page } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { routeAddress } from "~/i18n/paths";
import type { ValuationTarget } from "./valuation-start";

/** The site's own pages that ask a valuation, by their original paths, what is about nothing else first. */
const usual: readonly string[] = ["schatting", "contact-demand"];

const formIn = ({ modules }: Page) =>
  modules
    .flatMap(({ relations }) => relations)
    .find((relation) => relation.type === "contact" && relation.contact.form === "contact-demand");

/** Where the form of a valuation stands: on the page itself, else on another; null where staff placed it nowhere. */
export function findValuationTarget(
  { replica }: Pick<AppLoadContext, "replica">,
  page: Page,
  language: Language,
): ValuationTarget | null {
  const tree = replica.tree(language);
  const rank = ({ id, originalPath }: { id: string; originalPath: string }) => {
    if (id === page.id) return -1;
    const at = usual.indexOf(originalPath);
    return at < 0 ? usual.length : at;
  };
  const routes = (tree?.routes ?? []).filter(({ type }) => type === "page").toSorted((a, b) => rank(a) - rank(b));
  for (const route of routes) {
    const candidate = route.id === page.id ? page : tree?.pages[route.id];
    const form = candidate && formIn(candidate);
    const path = routeAddress(route, language, replica.defaultLanguage);
    if (form?.type === "contact" && path !== null) return { path, contactId: form.contact.id };
  }
  return null;
}
