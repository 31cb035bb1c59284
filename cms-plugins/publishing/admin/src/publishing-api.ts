import {
  plannedListSchema,
  publishingOfEntrySchema,
  restoredSchema,
  versionDetailSchema,
  type PlanAction,
  type PublishingOfEntry,
} from "@gevel/config";
import { fetched, inAdminLanguage, useAsked, useFetched, type Fetching } from "@gevel/kit/admin";
import { FetchError, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useMemo, useRef } from "react";

/** What both panels beside a form ask, once. */
const entries = fetched(async (get, path) => publishingOfEntrySchema.parse(await get(path)));

/** What Strapi hands a panel of the edit view. */
export interface PanelProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: { locale?: string | null; updatedAt?: string; publishedAt?: string | null };
  meta?: { availableStatus?: readonly { updatedAt?: unknown; publishedAt?: unknown }[] };
}

const pathOf = ({ model, documentId, document }: PanelProps) =>
  `/publishing/entries/${model}/${documentId}?locale=${encodeURIComponent(document?.locale ?? "")}`;

interface EntryAsked extends Pick<Fetching, "again"> {
  /** Null until it is known, and where there is nothing to plan or to go back to. */
  entry: PublishingOfEntry | null;
  path: string;
  /** What became of asking for it, once that failed: what could not be read must not look as if there were nothing. */
  failed: Fetching["state"] | null;
}

/** What is known of the entry whose form is open. */
export function useEntry(props: PanelProps): EntryAsked {
  const path = pathOf(props);
  const isOpen = props.documentId !== undefined && props.document !== undefined;
  const { asked, again } = useFetched(entries, isOpen ? path : null);
  const { document, meta } = props;
  // Saved, published or taken off since.
  const stamp = JSON.stringify([document?.updatedAt, document?.publishedAt, meta?.availableStatus]);
  const seen = useRef<string>();
  useEffect(() => {
    if (isOpen && seen.current !== stamp) again();
    seen.current = stamp;
  }, [again, isOpen, stamp]);
  const hasFailed = useRef(false);
  hasFailed.current = asked.state === "unreachable" || (hasFailed.current && asked.state === "waiting");
  return {
    entry: asked.state === "here" && asked.answer.served ? asked.answer : null,
    path,
    again,
    failed: hasFailed.current ? asked.state : null,
  };
}

const readVersion = (data: unknown) => versionDetailSchema.parse(data);
const readPlanned = (data: unknown) => plannedListSchema.parse(data).planned;

export const useVersion = (id: number) => useAsked(`/publishing/versions/${id}`, readVersion);
export const usePlanned = () => useAsked("/publishing/planned", readPlanned);

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

/** What the CMS said, in the words of staff. */
export function saidBy(cause: unknown): string {
  if (!(cause instanceof FetchError)) return String(cause);
  return cause.response?.data?.error?.message ?? cause.message;
}
