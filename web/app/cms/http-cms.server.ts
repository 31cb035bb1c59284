import {
  accountLinkRequestedSchema,
  accountLinkSchema,
  AppError,
  calendarFileSchema,
  consentCountsResponseSchema,
  failureSchema,
  rateLimitCountsSchema,
  leadResponseSchema,
  ownReportsSchema,
  portalSchema,
  reportPreferenceSchema,
  timelinePageSchema,
  documentLinkSchema,
  openedSchema,
  previewSchema,
  slotOptionsSchema,
  viewBatchResponseSchema,
  viewSaltsSchema,
  appointmentViewSchema,
  subscriptionsResponseSchema,
} from "@gevel/config";
import { z } from "zod";
import type { OwnerDevice, OwnerSession, ServerCms, Visitor } from "./cms.server";

const timeLimit = 5_000;
/** For what the site can do without. */
const shortTimeLimit = 1_500;
/** For requests that no visitor waits for and that would start over. */
const longTimeLimit = 30_000;
/** For a file, until its last byte. */
const fileTimeLimit = 60_000;

/** The part after that does not identify the browser. */
const agentLimit = 500;

const loginSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string().nullish(),
  user: z.object({ username: z.string() }),
});

const sessionsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      deviceName: z.string().optional(),
      loginAt: z.string().optional(),
      lastActiveAt: z.string().optional(),
    }),
  ),
});
const renewalSchema = z.object({ jwt: z.string(), refreshToken: z.string() });

interface CmsAccess {
  url: string;
  secret: string;
  /** Factor on the visitors' timeouts, for callers that may wait longer. */
  timeoutFactor?: number;
}

export function createCms({ url, secret, timeoutFactor = 1 }: CmsAccess): ServerCms {
  async function send(path: string, init: RequestInit, limit = timeLimit): Promise<Response> {
    return fetch(url + path, { ...init, signal: AbortSignal.timeout(limit * timeoutFactor), redirect: "error" }).catch(
      (cause: unknown) => {
        throw new AppError("CMS_UNAVAILABLE", `the CMS does not answer: ${String(cause)}`);
      },
    );
  }
  const jsonInit = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  async function read<Answer>(answer: Response, path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    if (answer.status === 404) throw new AppError("PAGE_NOT_FOUND", `the CMS has no ${path}`);
    if (answer.status === 429) {
      const wait = Number(answer.headers.get("retry-after"));
      throw new AppError("TOO_MANY_REQUESTS", `the CMS limits requests to ${path}`, [], wait > 0 ? wait : null);
    }
    if (answer.status === 503) throw new AppError("CMS_UNAVAILABLE", `the CMS is unavailable for ${path}`);
    if (answer.status >= 400 && answer.status < 500) {
      const failure = failureSchema.safeParse(await answer.json().catch(() => null));
      if (failure.success)
        throw new AppError(failure.data.error.code, `the CMS refuses ${path}`, failure.data.error.fields);
    }
    if (!answer.ok) throw new AppError("API_ERROR", `the CMS answers ${answer.status} to ${path}`);
    const parsed = schema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success)
      throw new AppError("API_ERROR", `the CMS's answer to ${path} breaks the contract: ${parsed.error.message}`);
    return parsed.data;
  }

  /** Requests authorised by the site's own secret. */
  async function putJson<Answer>(path: string, body: unknown, schema: z.ZodType<Answer>, limit?: number) {
    return read(await send(path, jsonInit(body), limit), path, schema);
  }
  async function fetchJson<Answer>(path: string, schema: z.ZodType<Answer>, limit?: number) {
    return read(await send(path, { headers: { authorization: `Bearer ${secret}` } }, limit), path, schema);
  }

  /** Requests authorised by an owner's session; null if the CMS no longer accepts it. */
  async function fetchAsOwner({ token }: OwnerSession, path: string, init: RequestInit = {}, limit = timeLimit) {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await send(path, { ...init, headers }, limit);
    return answer.status === 401 ? null : answer;
  }
  async function own<Answer>(session: OwnerSession, path: string, schema: z.ZodType<Answer>, init?: RequestInit) {
    const answer = await fetchAsOwner(session, path, init);
    return answer && read(answer, path, schema);
  }

  /** The CMS counts attempts by the address of the person, not by that of this process. */
  const ofVisitor = ({ address, userAgent }: Visitor) => ({
    "content-type": "application/json",
    "x-visitor-address": address,
    "x-site-secret": secret,
    "user-agent": userAgent.slice(0, agentLimit),
  });
  const visitorRequestInit = (visitor: Visitor, body: unknown): RequestInit => ({
    method: "POST",
    headers: { ...ofVisitor(visitor), authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
  const sessionOf = ({ jwt, refreshToken, user }: z.infer<typeof loginSchema>): OwnerSession => ({
    token: jwt,
    refreshToken: refreshToken ?? null,
    username: user.username,
  });
  async function opened(path: string, visitor: Visitor, body: unknown): Promise<OwnerSession | null> {
    const { session } = await read(await send(path, visitorRequestInit(visitor, body)), path, openedSchema);
    return session && sessionOf(session);
  }

  return {
    preview({ type, id, language, status, unsaved }) {
      const query = new URLSearchParams({ type, id, language, status });
      if (unsaved !== undefined) query.set("unsaved", unsaved);
      return fetchJson(`/api/site/preview?${query.toString()}`, previewSchema);
    },
    storeLead: (lead) => putJson("/api/leads", lead, leadResponseSchema),
    async subscriptions(token) {
      return (await putJson("/api/leads/subscriptions", { token }, subscriptionsResponseSchema)).subscriptions;
    },
    async changeSubscription(change) {
      return (await putJson("/api/leads/subscriptions/change", change, subscriptionsResponseSchema)).subscriptions;
    },
    async touchKeys(keys) {
      return (await putJson("/api/leads/shared-limits", { keys }, rateLimitCountsSchema, shortTimeLimit)).keys;
    },
    async appointmentSlots(listing) {
      const query = listing === null ? "" : `?listing=${listing}`;
      return (await fetchJson(`/api/leads/visit-slots${query}`, slotOptionsSchema, shortTimeLimit)).slots;
    },
    readAppointment: (token) => putJson("/api/leads/visits/read", { token }, appointmentViewSchema),
    changeAppointment: (change) => putJson("/api/leads/visits/change", change, appointmentViewSchema),
    async readCalendar(token) {
      return (await putJson("/api/leads/calendars/read", { token }, calendarFileSchema, longTimeLimit)).file;
    },
    readDocument: (token) => putJson("/api/leads/documents/read", { token }, documentLinkSchema),
    async fetchDocument(token) {
      const path = "/api/leads/documents/fetch";
      const answer = await send(path, jsonInit({ token }), fileTimeLimit);
      if (!answer.ok) await read(answer, path, z.never());
      return answer;
    },
    async countConsent(counts) {
      await putJson("/api/consent-choices", { counts }, consentCountsResponseSchema);
    },
    async countViews(batch) {
      await putJson("/api/owner-stats/views", batch, viewBatchResponseSchema, longTimeLimit);
    },
    async viewSalts() {
      return (await fetchJson("/api/owner-stats/views/salts", viewSaltsSchema)).salts;
    },
    async logIn({ username, password }, visitor): Promise<OwnerSession | null> {
      const path = "/api/auth/local";
      const body = JSON.stringify({ identifier: username, password });
      const answer = await send(path, { method: "POST", headers: ofVisitor(visitor), body });
      if (answer.status === 400 || answer.status === 401) return null;
      return sessionOf(await read(answer, path, loginSchema));
    },
    async requestAccountLink(account, visitor) {
      const path = "/api/owner-stats/accounts/ask";
      await read(await send(path, visitorRequestInit(visitor, account)), path, accountLinkRequestedSchema);
    },
    async readAccountLink(token) {
      return (await putJson("/api/owner-stats/accounts/read", { token }, accountLinkSchema)).link;
    },
    choosePassword: (choice, visitor) => opened("/api/owner-stats/accounts/password", visitor, choice),
    logInByLink: (token, visitor) => opened("/api/owner-stats/accounts/log-in", visitor, { token }),
    async devices({ token }): Promise<OwnerDevice[]> {
      const path = "/api/auth/sessions";
      const answer = await send(path, { headers: { authorization: `Bearer ${token}` } });
      return (await read(answer, path, sessionsSchema)).data.map(({ deviceName, loginAt, lastActiveAt, ...known }) => ({
        ...known,
        device: deviceName ?? null,
        loginAt: loginAt ?? null,
        lastActiveAt: lastActiveAt ?? null,
      }));
    },
    async endDevice({ token }, id) {
      const path = `/api/auth/sessions/${encodeURIComponent(id)}`;
      const answer = await send(path, { method: "DELETE", headers: { authorization: `Bearer ${token}` } });
      if (answer.status !== 404) await read(answer, path, z.unknown());
    },
    async sessionState({ token }) {
      const path = "/api/auth/sessions";
      const answer = await send(path, { headers: { authorization: `Bearer ${token}` } });
      if (answer.status === 401 || answer.status === 403) return "expired";
      return (await read(answer, path, sessionsSchema)).data.some(({ current }) => current) ? "lasts" : "ended";
    },
    async refresh(session, refreshToken) {
      const path = "/api/auth/refresh";
      const answer = await send(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ refreshToken }),
      });
      if (answer.status === 400 || answer.status === 401) return null;
      const fresh = await read(answer, path, renewalSchema);
      return { ...session, token: fresh.jwt, refreshToken: fresh.refreshToken };
    },
    async portal(session, language) {
      return own(session, `/api/owner-stats/me?${new URLSearchParams({ language }).toString()}`, portalSchema);
    },
    async portalHistory(session, { home, before }) {
      const query = new URLSearchParams({ before }).toString();
      return own(session, `/api/owner-stats/me/homes/${home}/timeline?${query}`, timelinePageSchema);
    },
    async ownReports(session) {
      return own(session, "/api/owner-stats/me/reports", ownReportsSchema);
    },
    async ownReport(session, id) {
      const path = `/api/owner-stats/me/reports/${id}.pdf`;
      const answer = await fetchAsOwner(session, path, {}, fileTimeLimit);
      if (answer && !answer.ok) await read(answer, path, z.never());
      return answer;
    },
    async saveReportPreference(session, wish) {
      const putJson = { method: "PUT", body: JSON.stringify({ wish }) };
      return (await own(session, "/api/owner-stats/me/report-wish", reportPreferenceSchema, putJson))?.wish ?? null;
    },
    async logOut({ token }) {
      const path = "/api/auth/logout";
      const answer = await send(path, { method: "POST", headers: { authorization: `Bearer ${token}` } });
      await read(answer, path, z.unknown());
    },
  };
}
