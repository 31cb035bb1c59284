import {
  importHistorySchema,
  importRecordDetailSchema,
  type ImportHistory,
  type ImportRecordDetail,
} from "@gevel/config";
import { useAsked, type AskedPage } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";

const readHistory = (data: unknown) => importHistorySchema.parse(data);
const readRecord = (data: unknown) => importRecordDetailSchema.parse(data);

export const useImports = (page: number): AskedPage<ImportHistory> =>
  useAsked(`/properties/imports?page=${page}`, readHistory).asked;

export const useImport = (id: string): AskedPage<ImportRecordDetail> =>
  useAsked(`/properties/imports/${encodeURIComponent(id)}`, readRecord).asked;

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
