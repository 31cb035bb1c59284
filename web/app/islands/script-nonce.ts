import { createContext, useContext } from "react";

/**
 * Marks the inline scripts that are the site's own: pass it to `<Scripts>` and `<ScrollRestoration>`. The server
 * hashes the scripts that carry it into the page's policy and takes the mark out again, so that a cached page can be
 * sent unchanged and a script that slipped in through content is never allowed. Undefined in the browser.
 */
const ScriptNonce = createContext<string | undefined>(undefined);
export const ScriptNonceProvider = ScriptNonce.Provider;
export const useScriptNonce = () => useContext(ScriptNonce);
