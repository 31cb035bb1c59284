import { unstable_useDocument, useQueryParams } from "@strapi/strapi/admin";
import { useCallback } from "react";
import type { PanelProps } from "./publishing-api";

/** Exactly the query of the form around this: one request answers both. */
function paramsOf({ plugins = {}, ...others }: Query): Record<string, unknown> {
  return Object.values(plugins).reduce<Record<string, unknown>>((params, own) => ({ ...params, ...own }), others);
}

interface Query {
  plugins?: Record<string, Record<string, unknown>>;
  [name: string]: unknown;
}

/** Reads the form's entry again, with its plans and versions. Unsaved values would be lost. */
export function useRefetchDocument({ collectionType, model, documentId }: PanelProps, reload: () => void): () => void {
  const [{ query }] = useQueryParams<Query>();
  const { refetch } = unstable_useDocument({ collectionType, model, documentId, params: paramsOf(query) });
  return useCallback(() => {
    refetch();
    reload();
  }, [reload, refetch]);
}
