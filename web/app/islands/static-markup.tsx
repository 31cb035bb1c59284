import { createContext, useContext, type HTMLAttributes } from "react";

/**
 * Markup that the server has drawn and that nothing in the browser changes: cards, menus, the footer. The page carries
 * it once, as HTML; neither its data nor the script that could draw it again comes along.
 */
export interface StaticMarkup {
  /** What is drawn alike has the same name, whatever the page. */
  name: string;
  /** Null in a document, which has it in place. With the data of a page that the browser turns to. */
  html: string | null;
}

/** A part that the server keeps: what stands for it in the HTML, and whether it was drawn before. */
export interface CachedPart {
  mark: string;
  isKnown: boolean;
}

/** What a document is made of beside what is drawn for it (`document-parts.server.ts`). */
export interface DocumentMarkup {
  /** What a loader laid under a name. */
  text: (name: string) => string | undefined;
  /** What stands for that in the HTML. */
  slotFor: (name: string) => string;
  /** Null where every part is drawn anew. */
  part: (key: string) => CachedPart | null;
}

/** On the server while a document is made. */
export const DocumentContext = createContext<DocumentMarkup | null>(null);

/** What a loader laid under a name for the document: on the server alone, where a part of the page is drawn with it. */
export const useSerializedMarkup = (name: string): string | undefined => useContext(DocumentContext)?.text(name);

const adopted = new Map<string, string>();

/** What stands in the document when the browser takes over. */
function adopt(name: string): string {
  const html = adopted.get(name) ?? document.querySelector(`[data-drawn="${name}"]`)?.innerHTML ?? "";
  adopted.set(name, html);
  return html;
}

interface StaticHtmlProps extends HTMLAttributes<HTMLElement> {
  as: "div" | "footer" | "section" | "ul";
  markup: StaticMarkup;
}

export function StaticHtml({ as: Tag, markup, ...rest }: StaticHtmlProps) {
  const { name } = markup;
  const parts = useContext(DocumentContext);
  const html = markup.html ?? (typeof document === "undefined" ? (parts?.slotFor(name) ?? "") : adopt(name));
  return <Tag {...rest} data-drawn={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
