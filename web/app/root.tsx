// First: the components' stylesheets come after it.
import "./ui/global.css";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { fallbackLanguage, languages, localeTags } from "@gevel/config";
import { provideAllMessages } from "./i18n/all-messages.server";
import { prefixLanguage } from "./i18n/language-of-path";
import { LanguageProvider } from "./i18n/language-provider";
import { BrowserScripts } from "./islands/browser-scripts";
import { InlineScript } from "./islands/inline-script";
import { cachedChrome, useChrome, useChromeAddress } from "./shell/chrome/chrome";
import { chromeOf, chromeReference, treeOf } from "./shell/chrome/chrome.server";
import hideBeforePaint from "./properties/favourites/hide-before-paint?inline-script";
import earlyHearts from "./properties/stored-lists/early-hearts?inline-script";
import { FavouritesLink } from "./properties/favourites/favourites-link";
import { LazyCardTools } from "./properties/favourites/lazy-card-tools";
import { PopupFormIsland } from "./forms/form-island";
import { ErrorScreen } from "./shell/errors/error-screen";
import { failureTitle } from "./shell/errors/failure-title";
import { withErrorPage } from "./shell/errors/with-error-page.server";
import { renderChrome } from "./shell/render-chrome.server";
import { chromeLinkId } from "./shell/chrome/load-chrome";
import beforePaint from "./shell/consent/before-paint?inline-script";
import { requestLanguage } from "./shell/chrome/request-language";
import { SiteShell } from "./shell/site-shell";
import { usePreloadNames } from "./islands/use-preload-names";
import { usePageLanguage } from "./shell/chrome/use-page-language";
import figtree from "./ui/fonts/figtree.woff2?url";
import serif from "./ui/fonts/instrument-serif.woff2?url";
import "./ui/all-styles";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  font(figtree),
  font(serif),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) => {
  provideAllMessages();
  const language = requestLanguage(new URL(request.url), context.replica);
  const tree = treeOf(context, language);
  const chrome = chromeOf(tree, context.replica.defaultLanguage, context.siteUrl);
  renderChrome(context, tree, chrome);
  return chromeReference(chrome);
});

/** Pages have their own head; this one is for the error screen. */
export const meta: MetaFunction<typeof loader> = ({ data, error, location }) => {
  if (data && !error) return [];
  const language = data?.language ?? prefixLanguage(location.pathname, languages) ?? fallbackLanguage;
  const { agencyName = "" } = (data && cachedChrome(data.chromeAddress)?.config) ?? {};
  return [{ title: failureTitle(error, language, agencyName) }, { name: "robots", content: "noindex" }];
};

/** The chrome of a language stays as it is while one walks through the site: another language is another document. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = usePageLanguage();
  const theme = useChrome()?.theme;
  const chromeAddress = useChromeAddress();
  return (
    // The first script marks the document if consent must be asked, hides the listings the visitor has hidden, and notes early hearts.
    <html lang={localeTags[language]} style={theme} data-preload={usePreloadNames()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before the sheets, for which it would wait. */}
        <InlineScript text={import.meta.env.SSR ? beforePaint + hideBeforePaint + earlyHearts : ""} />
        <Meta />
        <Links />
        {chromeAddress ? (
          // Of no use before the script is there, so it waits as that does (start-late.ts).
          <link
            id={chromeLinkId}
            rel="later"
            as="fetch"
            href={chromeAddress}
            crossOrigin="anonymous"
            suppressHydrationWarning
          />
        ) : null}
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <BrowserScripts />
      </body>
    </html>
  );
}

export default function Site() {
  return (
    <SiteShell inHeader={<FavouritesLink />} popupForm={PopupFormIsland}>
      <Outlet />
      <LazyCardTools />
    </SiteShell>
  );
}

export function ErrorBoundary() {
  return (
    <SiteShell inHeader={<FavouritesLink />} popupForm={PopupFormIsland}>
      <ErrorScreen />
    </SiteShell>
  );
}
