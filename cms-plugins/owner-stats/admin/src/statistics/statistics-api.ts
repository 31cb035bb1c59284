import { statisticsSchema } from "@gevel/config";
import { inAdminLanguage, useAsked } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback } from "react";

const read = (data: unknown) => statisticsSchema.parse(data);

export const useStatistics = (asked: string) => useAsked(`/owner-stats/statistics?${asked}`, read);

/** The lines of the export, as a file. */
export function useExport() {
  const { get } = useFetchClient();
  return useCallback(
    async (asked: string) => {
      const { data } = await get<unknown>(`/owner-stats/statistics/export?${asked}`, {
        ...inAdminLanguage(),
        responseType: "blob",
      });
      if (!(data instanceof Blob)) throw new Error("no file came");
      return data;
    },
    [get],
  );
}
