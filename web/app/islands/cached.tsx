import { createElement, useContext, useId, type ReactElement } from "react";
import { DocumentContext } from "./static-markup";

interface CachedProps {
  /** Of the part, whatever the page. */
  name: string;
  /** All that its markup is made of, the language too; null where it is of this page alone. Asked for on the server. */
  of: () => string | null;
  children: ReactElement;
}

/**
 * A part that the browser takes over and that many pages have alike: the server draws it once for what it is made of
 * (`document-parts.server.ts`). It holds no script. Ids made in it follow from its place in the page, as its own does.
 */
export function Cached({ name, of, children }: CachedProps): ReactElement {
  const idPrefix = useId();
  const parts = useContext(DocumentContext);
  if (!import.meta.env.SSR || parts === null) return children;
  const madeOf = of();
  const part = madeOf === null ? null : parts.part(`${name} ${idPrefix} ${madeOf}`);
  return part === null ? children : createElement("g-kept", { id: part.mark }, part.isKnown ? null : children);
}
