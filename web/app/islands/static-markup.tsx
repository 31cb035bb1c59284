import { useContext, type HTMLAttributes } from "react";
import { DocumentContext } from "./document-context";

/**
 * Markup that the server rendered and the browser never changes: cards, menus, the footer. The page carries it once, as
 * HTML, without its data or the script to render it.
 */
export interface StaticMarkup {
  /** Identical markup has the same name on every page. */
  name: string;
  /** Null in a document, which has it in place. Set in the data of a client-side navigation. */
  html: string | null;
}

/** Markup that a loader rendered for the document: on the server alone, where a part of the page is made of it. */
export const useRenderedMarkup = (name: string): string | undefined => useContext(DocumentContext)?.rendered.get(name);

const adopted = new Map<string, string>();

/** The markup in the document at hydration. */
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
