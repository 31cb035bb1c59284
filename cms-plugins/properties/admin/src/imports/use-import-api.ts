import {
  importHistorySchema,
  importRecordDetailSchema,
  type ImportHistory,
  type ImportRecordDetail,
} from "@gevel/config";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

/** What is known of something that is asked for: nothing yet, the answer, or that there is none. */
export type Asked<Answer> = { state: "waiting" } | { state: "here"; answer: Answer } | { state: "unreachable" };

function useAsked<Answer>(path: string, read: (data: unknown) => Answer): Asked<Answer> {
  const { get } = useFetchClient();
  const [asked, setAsked] = useState<{ path: string; result: Asked<Answer> } | null>(null);
  useEffect(() => {
    let current = true;
    get<unknown>(path).then(
      ({ data }) => current && setAsked({ path, result: { state: "here", answer: read(data) } }),
      () => current && setAsked({ path, result: { state: "unreachable" } }),
    );
    return () => {
      current = false;
    };
  }, [get, path, read]);
  return asked?.path === path ? asked.result : { state: "waiting" };
}

const readHistory = (data: unknown) => importHistorySchema.parse(data);
const readRecord = (data: unknown) => importRecordDetailSchema.parse(data);

export const useImports = (page: number): Asked<ImportHistory> =>
  useAsked(`/properties/imports?page=${page}`, readHistory);

export const useImport = (id: string): Asked<ImportRecordDetail> =>
  useAsked(`/properties/imports/${encodeURIComponent(id)}`, readRecord);

export interface FeedUpload {
  file: File;
  source: string;
  full: boolean;
}

/** What staff send; each answers the new entry of the history. */
export function useSendImports() {
  const { post } = useFetchClient();
  return {
    resend: async (id: number, force: boolean) =>
      readRecord((await post<unknown>(`/properties/imports/${id}/resend`, { force })).data),
    upload: async ({ file, source, full }: FeedUpload) => {
      const form = new FormData();
      form.append("file", file);
      const query = new URLSearchParams({ source, ...(full && { mode: "full" }) });
      return readRecord((await post<unknown>(`/properties/imports/upload?${query.toString()}`, form)).data);
    },
  };
}
