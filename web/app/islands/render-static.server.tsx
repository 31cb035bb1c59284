import type { AppLoadContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LanguageProvider } from "~/i18n/language-provider";
import { provideAllMessages } from "~/i18n/all-messages.server";
import type { Paths } from "~/i18n/paths";
import { PathsProvider } from "~/i18n/use-paths";
import type { StaticMarkup } from "./static-markup";

/**
 * Markup of a static element: messages and links of the language, no state, no effect. `name` keeps its ids distinct
 * from those of other parts of a page.
 */
export function renderStatic(element: ReactElement, paths: Paths, name = ""): string {
  provideAllMessages();
  return renderToStaticMarkup(
    <LanguageProvider language={paths.language}>
      <PathsProvider paths={paths}>{element}</PathsProvider>
    </LanguageProvider>,
    { identifierPrefix: name },
  );
}

/** Stores the markup for the document; a data request gets it with the data. */
export function staticMarkup(
  context: Pick<AppLoadContext, "rendered" | "isDataRequest">,
  name: string,
  html: string,
): StaticMarkup {
  if (context.isDataRequest) return { name, html };
  context.rendered.set(name, html);
  return { name, html: null };
}
