import { startTransition, useEffect, useState } from "react";

/**
 * False in the server's HTML and until the form has its script. It comes as what can wait: parts of the form that React has not
 * taken over yet are taken over first, or it would throw their HTML away.
 */
export function useScript(): boolean {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => startTransition(() => setHasScript(true)), []);
  return hasScript;
}
