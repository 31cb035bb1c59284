import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentLanguage, loadMessages } from "./i18n/load-messages";
import { keepAnchorsNative } from "./islands/keep-anchors-native";
import { loadChrome } from "./shell/chrome/load-chrome";
import { preloadNamedIslands } from "./pages/screens";

/**
 * A browser loads its locale data before it formats a first number: ten milliseconds, in a task of their own while the
 * messages load.
 */
const readLanguages = () =>
  new Promise((done) => {
    setTimeout(() => done(Intl.NumberFormat.supportedLocalesOf("nl")));
  });

/**
 * A page transition that the next one cuts short rejects a promise that React Router gives nobody; nothing is wrong, and nothing is lost.
 */
addEventListener("unhandledrejection", (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof DOMException && reason.name === "AbortError" && /transition/i.test(reason.message))
    event.preventDefault();
});

keepAnchorsNative();

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
