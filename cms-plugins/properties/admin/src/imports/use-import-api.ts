import {
  importHistorySchema,
  importRecordDetailSchema,
  type ImportHistory,
  type ImportRecordDetail,
} from "@gevel/config";
import { useAsked, type AskedPage } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { uploadQuery, type FeedUpload } from "./upload-query";

const readHistory = (data: unknown) => importHistorySchema.parse(data);
const readRecord = (data: unknown) => importRecordDetailSchema.parse(data);

export const useImports = (page: number): AskedPage<ImportHistory> =>
  useAsked(`/properties/imports?page=${page}`, readHistory).asked;

export const useImport = (id: string): AskedPage<ImportRecordDetail> =>
  useAsked(`/properties/imports/${encodeURIComponent(id)}`, readRecord).asked;

/** What staff send; each answers the new entry of the history. */
export function useSendImports() {
  const { post } = useFetchClient();
  return {
    resend: async (id: number, force: boolean) =>
      readRecord((await post<unknown>(`/properties/imports/${id}/resend`, { force })).data),
    upload: async ({ file, ...asked }: FeedUpload) => {
      const form = new FormData();
      form.append("file", file);
      return readRecord((await post<unknown>(`/properties/imports/upload?${uploadQuery(asked)}`, form)).data);
    },
  };
}
