import { createContext, useContext, type HTMLAttributes } from "react";

/**
 * Markup that the server has drawn and that nothing in the browser changes: cards, menus, the footer. The page carries
 * it once, as HTML; neither its data nor the script that could draw it again comes along.
 */
export interface DrawnMarkup {
  /** What is drawn alike has the same name, whatever the page. */
  name: string;
  /** Null in a document, which has it in place. With the data of a page that the browser turns to. */
  html: string | null;
}

/** By name, on the server while a document is made. */
const DrawnContext = createContext<ReadonlyMap<string, string> | null>(null);
export const DrawnProvider = DrawnContext.Provider;

/** What a loader laid under a name for the document: on the server alone, where a part of the page is drawn with it. */
export const useLaid = (name: string): string | undefined => useContext(DrawnContext)?.get(name);

const adopted = new Map<string, string>();

/** What stands in the document when the browser takes over. */
function adopt(name: string): string {
  const html = adopted.get(name) ?? document.querySelector(`[data-drawn="${name}"]`)?.innerHTML ?? "";
  adopted.set(name, html);
  return html;
}

interface DrawnProps extends HTMLAttributes<HTMLElement> {
  as: "div" | "footer" | "section" | "ul";
  markup: DrawnMarkup;
}

export function Drawn({ as: Tag, markup, ...rest }: DrawnProps) {
  const { name } = markup;
  const documents = useContext(DrawnContext);
  const html = markup.html ?? (typeof document === "undefined" ? (documents?.get(name) ?? "") : adopt(name));
  return <Tag {...rest} data-drawn={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
