import { changeLogPageSchema, importResponseSchema, type ChangeLogPage, type ImportResponse } from "@gevel/config";
import { expect } from "vitest";
import { testSecret, type BootedCms } from "./boot-cms.js";
import { createApiToken } from "./strapi-accounts.js";

type Body = Record<string, unknown>;

/** The import as an integrator's program calls it, and the change log as the site reads it. */
export interface ImportApi {
  token: string;
  post: (body: Body) => Promise<Response>;
  /** The response of an accepted request. */
  send: (body: Body) => Promise<ImportResponse>;
  feed: (after?: number) => Promise<ChangeLogPage>;
}

export async function importApi(cms: BootedCms, name = "integrator"): Promise<ImportApi> {
  const token = await createApiToken(cms, name, ["plugin::properties.import.import"]);
  const post = (body: Body) =>
    fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ mode: "partial", properties: [], ...body }),
    });
  return {
    token,
    post,
    async send(body) {
      const response = await post(body);
      const answer: unknown = await response.json();
      expect(response.status, JSON.stringify(answer)).toBe(200);
      return importResponseSchema.parse(answer);
    },
    async feed(after = 0) {
      const response = await fetch(`${cms.url}/api/site/feed?after=${after}&limit=5000`, {
        headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
      });
      expect(response.status).toBe(200);
      return changeLogPageSchema.parse(await response.json());
    },
  };
}

/** One line per item: its kind, reference and outcome. */
export const outcomes = ({ results }: ImportResponse) =>
  results.map(({ kind = "listing", reference, outcome }) => `${kind} ${reference} ${outcome}`);

/** A listing with no more than it must have, and a price. */
export const listingItem = (reference: string, fields: Body = {}) => ({
  reference,
  goal: 0,
  webId: 2,
  zip: "2000",
  city: "Antwerpen",
  price: 300_000,
  ...fields,
});
