import {
  plannedListSchema,
  publishingOfEntrySchema,
  restoredSchema,
  versionDetailSchema,
  type PlanAction,
  type PublishingOfEntry,
} from "@gevel/config";
import { sharedQuery, inAdminLanguage, useQuery, useSharedQuery, type QueryStatus } from "@gevel/core/admin";
import { FetchError, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useMemo, useRef } from "react";

/** Shared query of both panels beside a form. */
const entries = sharedQuery(async (get, path) => publishingOfEntrySchema.parse(await get(path)));

/** The props Strapi passes to a panel of the edit view. */
export interface PanelProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: { locale?: string | null; updatedAt?: string; publishedAt?: string | null };
  meta?: { availableStatus?: readonly { updatedAt?: unknown; publishedAt?: unknown }[] };
}

const pathOf = ({ model, documentId, document }: PanelProps) =>
  `/publishing/entries/${model}/${documentId}?locale=${encodeURIComponent(document?.locale ?? "")}`;

interface EntryQuery extends Pick<QueryStatus, "reload"> {
  /** Null while loading, and where there is nothing to plan or restore. */
  entry: PublishingOfEntry | null;
  path: string;
  /** The query's state once it failed: unreadable data must not look like no data. */
  failed: QueryStatus["state"] | null;
}

/** Publishing data of the entry whose form is open. */
export function useEntry(props: PanelProps): EntryQuery {
  const path = pathOf(props);
  const isOpen = props.documentId !== undefined && props.document !== undefined;
  const { query, reload } = useSharedQuery(entries, isOpen ? path : null);
  const { document, meta } = props;
  // Changes when the entry is saved, published or unpublished.
  const stamp = JSON.stringify([document?.updatedAt, document?.publishedAt, meta?.availableStatus]);
  const seen = useRef<string>();
  useEffect(() => {
    if (isOpen && seen.current !== stamp) reload();
    seen.current = stamp;
  }, [reload, isOpen, stamp]);
  const hasFailed = useRef(false);
  hasFailed.current = query.state === "unreachable" || (hasFailed.current && query.state === "waiting");
  return {
    entry: query.state === "loaded" && query.answer.served ? query.answer : null,
    path,
    reload,
    failed: hasFailed.current ? query.state : null,
  };
}

const readVersion = (data: unknown) => versionDetailSchema.parse(data);
const readPlanned = (data: unknown) => plannedListSchema.parse(data).planned;

export const useVersion = (id: number) => useQuery(`/publishing/versions/${id}`, readVersion);
export const usePlanned = () => useQuery("/publishing/planned", readPlanned);

export function usePublishingActions() {
  const { del, post, put } = useFetchClient();
  return useMemo(
    () => ({
      /** `path` is that of the entry, with its language. */
      async plan(path: string, action: PlanAction, at: string) {
        const { pathname, searchParams } = new URL(path, "http://admin");
        const locale = searchParams.get("locale") ?? "";
        await put(`${pathname}/plan`, { action, at, locale }, inAdminLanguage());
      },
      callOff: async (id: number) => void (await del(`/publishing/plans/${id}`, inAdminLanguage())),
      async restore(id: number, withParts: boolean) {
        const { data } = await post<unknown>(`/publishing/versions/${id}/restore`, { withParts }, inAdminLanguage());
        return restoredSchema.parse(data);
      },
    }),
    [del, post, put],
  );
}

/** The CMS's error message, as shown to staff. */
export function errorMessage(cause: unknown): string {
  if (!(cause instanceof FetchError)) return String(cause);
  return cause.response?.data?.error?.message ?? cause.message;
}
