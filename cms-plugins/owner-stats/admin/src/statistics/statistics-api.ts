import { statisticsSchema } from "@gevel/config";
import { inAdminLanguage, useQuery } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback } from "react";

const read = (data: unknown) => statisticsSchema.parse(data);

export const useStatistics = (query: string) => useQuery(`/owner-stats/statistics?${query}`, read);

/** The lines of the export, as a file. */
export function useExport() {
  const { get } = useFetchClient();
  return useCallback(
    async (query: string) => {
      const { data } = await get<unknown>(`/owner-stats/statistics/export?${query}`, {
        ...inAdminLanguage(),
        responseType: "blob",
      });
      if (!(data instanceof Blob)) throw new Error("no file came");
      return data;
    },
    [get],
  );
}
