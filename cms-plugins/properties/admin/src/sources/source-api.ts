import {
  failureSchema,
  sourceOverviewSchema,
  sourceOverviewsSchema,
  type FieldError,
  type ImportSourceSettings,
} from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { FetchError, useFetchClient } from "@strapi/strapi/admin";

const readAll = (data: unknown) => sourceOverviewsSchema.parse(data).sources;
const parseSource = (data: unknown) => sourceOverviewSchema.parse(data);
const pathOf = (source: string) => `/properties/sources/${encodeURIComponent(source)}`;

export const useSources = () => useQuery("/properties/sources", readAll).query;
export const useSource = (source: string) => useQuery(pathOf(source), parseSource);

/** Saves and returns the errors of rejected fields; throws any other failure. */
export function useSaveSource() {
  const { put } = useFetchClient();
  return async (source: string, settings: ImportSourceSettings): Promise<readonly FieldError[]> => {
    try {
      await put(pathOf(source), settings);
      return [];
    } catch (cause) {
      const failure = cause instanceof FetchError ? failureSchema.safeParse(cause.response?.data).data : undefined;
      const fields = failure?.error.fields ?? [];
      if (fields.length === 0) throw cause;
      return fields;
    }
  };
}
