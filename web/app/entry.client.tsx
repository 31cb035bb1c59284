import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentLanguage, loadMessages } from "./i18n/load-messages";
import { loadChrome } from "./shell/chrome/load-chrome";
import { preloadNamedIslands } from "./pages/screens";

/** A browser reads its languages before it writes a first number: ten milliseconds, in a turn of their own while the words come. */
const readLanguages = () =>
  new Promise((done) => {
    setTimeout(() => done(Intl.NumberFormat.supportedLocalesOf("nl")));
  });

void Promise.all([loadMessages(documentLanguage()), loadChrome(), preloadNamedIslands(), readLanguages()]).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
