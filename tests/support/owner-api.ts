import { portalSchema, timelinePageSchema, type Portal, type TimelinePage } from "@gevel/config";
import { expect } from "vitest";
import { z } from "zod";
import { testSecret, type BootedCms } from "./boot-cms.js";

interface UserService {
  add(user: object): Promise<unknown>;
}

export const ownerPassword = "Een-goed-wachtwoord-1";
let visitors = 0;

/** An owner's requests to the CMS, through the site. */
export interface OwnerApi {
  token: string;
  ask(path: string): Promise<Response>;
  me(language?: string): Promise<Portal>;
  timeline(listing: number, before: string): Promise<TimelinePage>;
}

async function accountOf(cms: BootedCms, email: string): Promise<void> {
  const role: unknown = await cms.strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "owner" } });
  const users = cms.strapi.db.query("plugin::users-permissions.user");
  // An import created it with an unknown password.
  await users.deleteMany({ where: { email: email.toLowerCase() } });
  await z
    .custom<UserService>()
    .parse(cms.strapi.plugin("users-permissions").service("user"))
    .add({
      ...{ username: email, email, password: ownerPassword, provider: "local", confirmed: true, blocked: false },
      role: z.object({ id: z.number() }).parse(role).id,
    });
}

/** An owner with an account for that address, logged in. */
export async function logInOwner(cms: BootedCms, email: string): Promise<OwnerApi> {
  await accountOf(cms, email);
  const response = await fetch(`${cms.url}/api/auth/local`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // The CMS counts attempts by address.
      "x-visitor-address": `203.0.113.${(visitors += 1) % 250}`,
      "x-site-secret": testSecret("REPLICA_SECRET"),
    },
    body: JSON.stringify({ identifier: email, password: ownerPassword }),
  });
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  const { jwt } = z.object({ jwt: z.string() }).parse(answer);
  const ask = (path: string) => fetch(cms.url + path, { headers: { authorization: `Bearer ${jwt}` } });
  const read = async (path: string): Promise<unknown> => {
    const parsed = await ask(path);
    const json: unknown = await parsed.json();
    expect(parsed.status, JSON.stringify(json)).toBe(200);
    return json;
  };
  return {
    token: jwt,
    ask,
    me: async (language = "nl") => portalSchema.parse(await read(`/api/owner-stats/me?language=${language}`)),
    timeline: async (listing, before) =>
      timelinePageSchema.parse(
        await read(`/api/owner-stats/me/homes/${listing}/timeline?before=${encodeURIComponent(before)}`),
      ),
  };
}
