import { adminApi } from "@strapi/strapi/admin";
import { z } from "zod";
import { saveUnmodified, type OpenForm, type SaveRequest, type SaveResult } from "./conflict-aware-save";

let current: OpenForm | null = null;

export const setOpenForm = (form: OpenForm | null): void => {
  current = form;
};

export const getOpenForm = (): OpenForm | null => current;

type Send = (request: SaveRequest) => PromiseLike<SaveResult> | SaveResult;

/** A definition of RTK Query 1.9 that Strapi's content manager gives, and what we use of it. */
const endpointSchema = z.looseObject({
  query: z.custom<(arg: unknown) => SaveRequest>((query) => query instanceof Function),
  transformResponse: z.custom<(answer: unknown, meta: unknown, arg: unknown) => unknown>().optional(),
});

const apiSchema = z.custom<{
  enhanceEndpoints(change: { endpoints: Record<string, (definition: object) => void> }): unknown;
}>((api) => api instanceof Object && "enhanceEndpoints" in api);

function makeConflictAware(definition: object): void {
  const { query, transformResponse = (answer) => answer } = endpointSchema.parse(definition);
  Object.assign(definition, {
    query: undefined,
    async queryFn(arg: unknown, _api: unknown, _options: unknown, send: Send): Promise<SaveResult> {
      const result = await saveUnmodified(query(arg), send, current);
      return result.error === undefined ? { data: transformResponse(result.data, undefined, arg) } : result;
    },
  });
}

/** Once, when the admin starts: the two endpoints of Strapi's edit view that save, by RTK Query's own way to change one. */
export function interceptSaves(): void {
  apiSchema
    .parse(adminApi)
    .enhanceEndpoints({ endpoints: { updateDocument: makeConflictAware, publishDocument: makeConflictAware } });
}
