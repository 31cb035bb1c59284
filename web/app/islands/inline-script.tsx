import { useContext } from "react";
import { DocumentContext } from "./document-context";

interface InlineScriptProps {
  /** On the server; the browser leaves the script as it is in the document. */
  text: string;
}

/**
 * A script of the site's own inside the page. The page's policy allows it by its hash: a cached page goes to many visitors,
 * for whom a nonce would be the same, and a script that came in through content has no hash.
 */
export function InlineScript({ text }: InlineScriptProps) {
  useContext(DocumentContext)?.inlineScripts.add(text);
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
