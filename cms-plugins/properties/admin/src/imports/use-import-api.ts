import {
  importHistorySchema,
  importRecordDetailSchema,
  type ImportHistory,
  type ImportRecordDetail,
} from "@gevel/config";
import { useQuery, type QueryState } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { uploadQuery, type ImportUpload } from "./upload-query";

const readHistory = (data: unknown) => importHistorySchema.parse(data);
const readRecord = (data: unknown) => importRecordDetailSchema.parse(data);

export const useImports = (page: number): QueryState<ImportHistory> =>
  useQuery(`/properties/imports?page=${page}`, readHistory).query;

export const useImport = (id: string): QueryState<ImportRecordDetail> =>
  useQuery(`/properties/imports/${encodeURIComponent(id)}`, readRecord).query;

/** Imports started by staff; each returns the new entry of the import log. */
export function useSendImports() {
  const { post } = useFetchClient();
  return {
    resend: async (id: number, force: boolean) =>
      readRecord((await post<unknown>(`/properties/imports/${id}/resend`, { force })).data),
    upload: async ({ file, ...params }: ImportUpload) => {
      const form = new FormData();
      form.append("file", file);
      return readRecord((await post<unknown>(`/properties/imports/upload?${uploadQuery(params)}`, form)).data);
    },
  };
}
