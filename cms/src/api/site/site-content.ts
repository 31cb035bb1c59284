import type { z } from "zod";
import type { CompileContext } from "../../content/compile-context";
import type { Documents } from "../../content/documents";
import type { siteContentTypes } from "../content-types";

export type ContentName = keyof typeof siteContentTypes;
export type RowOf<Name extends ContentName> = z.infer<(typeof siteContentTypes)[Name]["row"]>;
/** The content of all types. What compiles one type asks for its own and those it points at. */
export type SiteContent = { readonly [Name in ContentName]: Documents<RowOf<Name>> };
export type SiteContext = CompileContext<SiteContent>;
