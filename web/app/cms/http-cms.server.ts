import { AppError, failureSchema, leadAnswerSchema, previewSchema } from "@gevel/config";
import { z } from "zod";
import type { Cms, OwnerSession } from "./cms.server";

const timeLimit = 5_000;

const loginSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string().nullish(),
  user: z.object({ username: z.string() }),
});

const sessionsSchema = z.object({ data: z.array(z.object({ current: z.boolean() })) });
const renewalSchema = z.object({ jwt: z.string(), refreshToken: z.string() });

export function createCms({ url, secret }: { url: string; secret: string }): Cms {
  async function ask(path: string, init: RequestInit): Promise<Response> {
    return fetch(url + path, { ...init, signal: AbortSignal.timeout(timeLimit), redirect: "error" }).catch(
      (cause: unknown) => {
        throw new AppError("CMS_UNAVAILABLE", `the CMS does not answer: ${String(cause)}`);
      },
    );
  }
  async function read<Answer>(answer: Response, path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    if (answer.status === 404) throw new AppError("PAGE_NOT_FOUND", `the CMS has no ${path}`);
    if (answer.status === 429) throw new AppError("TOO_MANY_REQUESTS", `the CMS was asked too often for ${path}`);
    if (answer.status === 503) throw new AppError("CMS_UNAVAILABLE", `the CMS has no service for ${path} now`);
    if (answer.status >= 400 && answer.status < 500) {
      const refused = failureSchema.safeParse(await answer.json().catch(() => null));
      if (refused.success) throw new AppError(refused.data.error.code, `the CMS refuses ${path}`);
    }
    if (!answer.ok) throw new AppError("API_ERROR", `the CMS answers ${answer.status} to ${path}`);
    const parsed = schema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success)
      throw new AppError("API_ERROR", `the CMS's answer to ${path} is not understood: ${parsed.error.message}`);
    return parsed.data;
  }

  return {
    async preview({ type, id, language, status }) {
      const path = `/api/site/preview?${new URLSearchParams({ type, id, language, status }).toString()}`;
      return read(await ask(path, { headers: { authorization: `Bearer ${secret}` } }), path, previewSchema);
    },
    async storeLead(lead) {
      const path = "/api/leads";
      const answer = await ask(path, {
        method: "POST",
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
        body: JSON.stringify(lead),
      });
      return read(answer, path, leadAnswerSchema);
    },
    async logIn({ username, password }, visitorAddress): Promise<OwnerSession | null> {
      const path = "/api/auth/local";
      const answer = await ask(path, {
        method: "POST",
        // The CMS counts attempts by the address of the person, not by that of this process.
        headers: { "content-type": "application/json", "x-visitor-address": visitorAddress, "x-site-secret": secret },
        body: JSON.stringify({ identifier: username, password }),
      });
      if (answer.status === 400 || answer.status === 401) return null;
      const { jwt, refreshToken, user } = await read(answer, path, loginSchema);
      return { token: jwt, refreshToken: refreshToken ?? null, username: user.username };
    },
    async sessionState({ token }) {
      const path = "/api/auth/sessions";
      const answer = await ask(path, { headers: { authorization: `Bearer ${token}` } });
      if (answer.status === 401 || answer.status === 403) return "expired";
      return (await read(answer, path, sessionsSchema)).data.some(({ current }) => current) ? "lasts" : "ended";
    },
    async refresh(session, refreshToken) {
      const path = "/api/auth/refresh";
      const answer = await ask(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ refreshToken }),
      });
      if (answer.status === 400 || answer.status === 401) return null;
      const fresh = await read(answer, path, renewalSchema);
      return { ...session, token: fresh.jwt, refreshToken: fresh.refreshToken };
    },
    async logOut({ token }) {
      const path = "/api/auth/logout";
      const answer = await ask(path, { method: "POST", headers: { authorization: `Bearer ${token}` } });
      await read(answer, path, z.unknown());
    },
  };
}
