import {
  erasureResponseSchema,
  personalDataExportResponseSchema,
  personalDataSummarySchema,
  type PersonalDataSummary,
} from "@gevel/config";
import { inAdminLanguage } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

/** One person's data; the address goes in bodies alone, for addresses of pages stand in logs. */
export function usePersonalData() {
  const { post } = useFetchClient();
  return useMemo(
    () => ({
      search: async (address: string) =>
        personalDataSummarySchema.parse(
          (await post<unknown>("/leads/persons/search", { address }, inAdminLanguage())).data,
        ),
      export: async (address: string) =>
        personalDataExportResponseSchema.parse(
          (await post<unknown>("/leads/persons/export", { address }, inAdminLanguage())).data,
        ),
      erase: async ({ address, places }: PersonalDataSummary, typed: string) => {
        const seen = Object.fromEntries(places.map(({ key, count }) => [key, count]));
        return erasureResponseSchema.parse(
          (await post<unknown>("/leads/persons/erase", { address, typed, seen }, inAdminLanguage())).data,
        );
      },
    }),
    [post],
  );
}
