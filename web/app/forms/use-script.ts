import { startTransition, useEffect, useState } from "react";

/**
 * False in the server's HTML and until the form has its script. Set as a low-priority update: React must first hydrate
 * the remaining parts of the form, or it would discard their HTML.
 */
export function useScript(): boolean {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => startTransition(() => setHasScript(true)), []);
  return hasScript;
}
