import {
  failureSchema,
  sourceOverviewSchema,
  sourceOverviewsSchema,
  type FieldError,
  type ImportSourceSettings,
} from "@gevel/config";
import { useAsked } from "@gevel/kit/admin";
import { FetchError, useFetchClient } from "@strapi/strapi/admin";

const readAll = (data: unknown) => sourceOverviewsSchema.parse(data).sources;
const readOne = (data: unknown) => sourceOverviewSchema.parse(data);
const pathOf = (source: string) => `/properties/sources/${encodeURIComponent(source)}`;

export const useSources = () => useAsked("/properties/sources", readAll).asked;
export const useSource = (source: string) => useAsked(pathOf(source), readOne);

/** The fields that the CMS refuses; thrown is what is none of them. */
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
