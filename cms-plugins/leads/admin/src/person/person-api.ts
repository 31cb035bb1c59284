import { personErasedSchema, personExportAnswerSchema, personFoundSchema, type PersonFound } from "@gevel/config";
import { inAdminLanguage } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

/** One person's data; the address goes in bodies alone, for addresses of pages stand in logs. */
export function usePerson() {
  const { post } = useFetchClient();
  return useMemo(
    () => ({
      search: async (address: string) =>
        personFoundSchema.parse((await post<unknown>("/leads/persons/search", { address }, inAdminLanguage())).data),
      export: async (address: string) =>
        personExportAnswerSchema.parse(
          (await post<unknown>("/leads/persons/export", { address }, inAdminLanguage())).data,
        ),
      erase: async ({ address, places }: PersonFound, typed: string) => {
        const seen = Object.fromEntries(places.map(({ key, count }) => [key, count]));
        return personErasedSchema.parse(
          (await post<unknown>("/leads/persons/erase", { address, typed, seen }, inAdminLanguage())).data,
        );
      },
    }),
    [post],
  );
}
