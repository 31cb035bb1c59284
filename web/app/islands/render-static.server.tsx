import type { AppLoadContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LanguageProvider } from "~/i18n/language-provider";
import { provideAllMessages } from "~/i18n/all-messages.server";
import type { Paths } from "~/i18n/paths";
import { PathsProvider } from "~/i18n/use-paths";
import type { StaticMarkup } from "./static-markup";
import { withoutIconNames } from "./icon-names.server";
import { markupText, type SerializedMarkup } from "./serialized-markup.server";

/**
 * Markup of an element that stands for itself: words and links of the language, no state, no effect. `name` keeps its ids
 * apart from those of other parts of a page.
 */
export function renderStatic(element: ReactElement, paths: Paths, name = ""): string {
  provideAllMessages();
  const html = renderToStaticMarkup(
    <LanguageProvider language={paths.language}>
      <PathsProvider paths={paths}>{element}</PathsProvider>
    </LanguageProvider>,
    { identifierPrefix: name },
  );
  return withoutIconNames(html);
}

/** Lays the markup where the document is made; the browser that asks for data alone gets it with them. */
export function staticMarkup(
  context: Pick<AppLoadContext, "rendered" | "isDataRequest">,
  name: string,
  markup: SerializedMarkup,
): StaticMarkup {
  if (context.isDataRequest) return { name, html: markupText(markup) };
  context.rendered.set(name, markup);
  return { name, html: null };
}
