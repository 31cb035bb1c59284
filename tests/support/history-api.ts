import { historyImportResponseSchema, type HistoryImportResponse } from "@gevel/config";
import { expect } from "vitest";
import type { BootedCms } from "./boot-cms.js";
import { createApiToken } from "./strapi-accounts.js";

type Body = Record<string, unknown>;

/** The activity import, as an integrator's program calls it. */
export async function historyApi(cms: BootedCms) {
  const token = await createApiToken(cms, "history", ["plugin::owner-stats.import.import"]);
  const post = (body: Body | string) =>
    fetch(`${cms.url}/api/owner-stats/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return {
    token,
    post,
    /** The response of an accepted request. */
    async send(body: Body): Promise<HistoryImportResponse> {
      const response = await post(body);
      const answer: unknown = await response.json();
      expect(response.status, JSON.stringify(answer)).toBe(200);
      return historyImportResponseSchema.parse(answer);
    },
  };
}
export type HistoryApi = Awaited<ReturnType<typeof historyApi>>;

/** One line per item: its kind, reference and outcome. */
export const lines = ({ results }: HistoryImportResponse) =>
  results.map(({ kind, reference, outcome, errors }) =>
    [kind, reference, outcome, ...errors.map(({ field }) => field)].join(" "),
  );
