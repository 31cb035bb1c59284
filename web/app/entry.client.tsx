import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentLanguage, loadMessages } from "./i18n/load-messages";
import { loadChrome } from "./shell/chrome/load-chrome";
import { preloadNamed } from "./pages/screens";

void Promise.all([loadMessages(documentLanguage()), loadChrome(), preloadNamed()]).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
