import { createContext } from "react";

/** What a document is made of beside its React tree; on the server while it is rendered. */
export interface DocumentParts {
  /** Markup that loaders rendered, by its name. */
  rendered: ReadonlyMap<string, string>;
  /** The script that starts the site's own scripts (`browser-start.server.ts`). */
  browserStart: string;
  /** The inline scripts that were rendered, for the page's policy. */
  inlineScripts: Set<string>;
}

export const DocumentContext = createContext<DocumentParts | null>(null);
