import { unstable_useDocument, useQueryParams } from "@strapi/strapi/admin";
import { useCallback } from "react";
import type { PanelProps } from "../publishing-api";

/** To the letter what the form around this asks the server for: one request answers both. */
function paramsOf({ plugins = {}, ...others }: Query): Record<string, unknown> {
  return Object.values(plugins).reduce<Record<string, unknown>>((params, own) => ({ ...params, ...own }), others);
}

interface Query {
  plugins?: Record<string, Record<string, unknown>>;
  [name: string]: unknown;
}

/** Reads the entry of the form again, with what is planned and kept of it. What was typed and not saved would go. */
export function useRefetchDocument({ collectionType, model, documentId }: PanelProps, reload: () => void): () => void {
  const [{ query }] = useQueryParams<Query>();
  const { refetch } = unstable_useDocument({ collectionType, model, documentId, params: paramsOf(query) });
  return useCallback(() => {
    refetch();
    reload();
  }, [reload, refetch]);
}
