import { ScrollRestoration } from "@remix-run/react";
import { useContext } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { DocumentContext } from "./document-context";
import { InlineScript } from "./inline-script";

/**
 * In place of Remix's `<Scripts>`, which loads everything at once. Remix restores the scroll position from its first navigation on;
 * until then the browser does.
 */
export function BrowserScripts() {
  const hydrated = useHydrated();
  const start = useContext(DocumentContext)?.browserStart;
  if (start !== undefined) return <InlineScript text={start} />;
  return hydrated ? <ScrollRestoration /> : null;
}
