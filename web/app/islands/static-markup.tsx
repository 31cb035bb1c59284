import { useContext, type HTMLAttributes } from "react";
import { DocumentContext } from "./document-context";

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

/** Markup that a loader rendered for the document: on the server alone, where a part of the page is made of it. */
export const useRenderedMarkup = (name: string): string | undefined => useContext(DocumentContext)?.rendered.get(name);

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
  const rendered = useRenderedMarkup(name);
  const html = markup.html ?? (typeof document === "undefined" ? (rendered ?? "") : adopt(name));
  return <Tag {...rest} data-drawn={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
