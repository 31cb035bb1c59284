import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  emptyListingQuery,
  errors,
  formatPhone,
  languages,
  listingPartPath,
  localeTags,
  previewPath,
  type CatalogueCode,
  type Language,
  type ListingPart,
} from "@gevel/config";
import type { ServerBuild } from "@remix-run/node";
import type { ReactElement } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as entry from "../app/entry.server";
import { allMessages } from "../app/i18n/all-messages.server";
import { textOf } from "../app/i18n/text-of.server";
import { createPaths } from "../app/i18n/paths";
import { loadProject } from "../app/projects/project-content.server";
import { ProjectBody } from "../app/projects/project-body";
import { ProjectList } from "../app/modules/data/projects-block.server";
import { Mosaic } from "../app/properties/detail/mosaic";
import { EmptyList } from "../app/properties/list/list-page";
import { replicaFixture, routeFixture } from "../app/shell/site-fixture";
import { OptionList } from "../app/properties/search-box/option-list";
import { changeLogFixture, listingFixture, projectFixture, treeFixture } from "../app/replica/replica-fixture";
import { ReplicaStore } from "../app/replica/store.server";
import * as root from "../app/root";
import * as account from "../app/routes/account";
import * as login from "../app/routes/login";
import * as myAppointment from "../app/routes/my-appointment";
import * as preview from "../app/routes/preview";
import * as sitePage from "../app/routes/site-page";
import { renderStatic } from "../app/islands/render-static.server";
import { newToken, sealToken } from "../app/forms/captcha/proof.server";
import { createRemixHandler } from "./remix-answer";
import { previewSecret, secret, siteUrl, startTestSite } from "./start-test-site";

/** The site's own screens, as its routes define them. */
const screens = {
  "login-in-language": { path: ":language/login", module: login },
  account: { path: ":language/login/:page", module: account },
  "my-visit": { path: ":language/my-visit/:token", module: myAppointment },
  "preview-in-language": { path: ":language/preview", module: preview },
  "site-page": { path: "*", module: sitePage },
};
/** Remix derives a route's types from its file only. */
const moduleOf = (module: object) => ({ ...module, meta: undefined }) as ServerBuild["routes"][string]["module"];
const assetOf = (id: string, path: string, parentId?: string) => ({
  ...{ id, parentId, path, hasAction: true, hasLoader: true, hasClientAction: false, hasClientLoader: false },
  ...{ hasErrorBoundary: !parentId, module: `/assets/${id}.js` },
});
const build: ServerBuild = {
  mode: "production",
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: moduleOf(root) },
    ...Object.fromEntries(
      Object.entries(screens).map(([id, { path, module }]) => [
        id,
        { id, parentId: "root", path, module: moduleOf(module) },
      ]),
    ),
  },
  assets: {
    version: "1",
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: [] },
    routes: {
      root: assetOf("root", ""),
      ...Object.fromEntries(Object.entries(screens).map(([id, { path }]) => [id, assetOf(id, path, "root")])),
    },
  },
  ...{ publicPath: "/", assetsBuildDirectory: "build", isSpaMode: false },
  future: {
    ...{ v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
    ...{ v3_singleFetch: true, v3_lazyRouteDiscovery: false },
  },
};

const file = { url: "", name: { nl: "EPC" }, kind: "document", access: "on-request" } as const;
const listings = [
  listingFixture({ id: 1, documents: [file] }),
  listingFixture({ id: 2, marquee: 2 }),
  listingFixture({ id: 3, marquee: 3 }),
];
const routes = [
  routeFixture({
    id: "anna",
    type: "article",
    originalPath: "team/anna",
    paths: { nl: "team/anna", fr: "equipe/anna" },
  }),
];
const config = {
  ...{ languageUse: [...languages], phone: "03 000 00 10" },
  propertyList: { soldStatus: 410 } as const,
};

/** The next answer of the CMS stub. */
let cms: { status: number; body: unknown; wait?: number };
const errorOf = (code: CatalogueCode) => ({
  status: errors[code].status,
  body: { error: { code, messageId: errors[code].messageId, fields: [] } },
});

let ports: { site: number; busy: number };
const closing: (() => void)[] = [];

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const app = createServer((_req, res) => {
    if (cms.wait !== undefined) res.setHeader("retry-after", cms.wait);
    res.writeHead(cms.status, { "content-type": "application/json" }).end(JSON.stringify(cms.body));
  });
  await new Promise<void>((listening) => app.listen(0, "127.0.0.1", listening));
  const cmsUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  const answer = createRemixHandler(build, "production", siteUrl);
  const start = async (name: string, settings: Record<string, string>) => {
    const store = new ReplicaStore(join(folder, name));
    const site = await startTestSite({
      ...{ store, cmsUrl, settings },
      remix: (req, address, ...rest) =>
        address.includes("broken") ? Promise.reject(new Error("inside")) : answer(req, address, ...rest),
    });
    const trees = languages.map((language) => ({ ...treeFixture(language, config), routes }));
    site.replica.apply(changeLogFixture({ reset: true, trees, listings }));
    closing.push(site.close, () => store.close());
    return site.port;
  };
  const many = { PAGES_PER_MINUTE: "5000", POSTS_PER_MINUTE: "5000" };
  ports = { site: await start("site", many), busy: await start("busy", { ...many, PAGES_PER_MINUTE: "1" }) };
  closing.push(
    () => app.close(),
    () => rmSync(folder, { recursive: true, force: true }),
  );
});
afterAll(() => {
  for (const close of closing) close();
});

interface Seen {
  status: number;
  html: string;
  headers?: IncomingHttpHeaders;
}

const own = { origin: siteUrl, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };

function fetchPath(
  path: string,
  body?: string,
  headers: Record<string, string> = own,
  port = ports.site,
): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, path, method: body === undefined ? "GET" : "POST", headers, agent: false },
      (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () =>
          resolve({ status: res.statusCode ?? 0, html: Buffer.concat(chunks).toString(), headers: res.headers }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const person = { firstName: "An", lastName: "Claes", email: "an@example.org" };

/** A listing's own form, sent as its page sends it, to a CMS that answers so. */
async function send(
  language: Language,
  part: Exclude<ListingPart, "print">,
  form: string,
  says: typeof cms,
  given: Record<string, string> = {},
) {
  cms = says;
  const first = await fetchPath(`/${language}/property/1/`);
  const path = first.headers?.location ?? "";
  const fields = {
    ...{ form, contactId: form, ...person },
    ...(part === "info" ? { remark: "?" } : { documents: "EPC" }),
    // Round two already: these tests are many requests from one address.
    captchaToken: sealToken(newToken({ text: "ACDE3", round: 2, timed: false }), secret),
    captchaText: "ACDE3",
    ...given,
  };
  return fetchPath(listingPartPath(path, part, language), new URLSearchParams(fields).toString());
}

function logIn(language: Language, fields: Record<string, string>, says: typeof cms) {
  cms = says;
  return fetchPath(`/${language}/login/`, new URLSearchParams(fields).toString());
}

function cancelAppointment(language: Language, says: typeof cms) {
  cms = says;
  return fetchPath(`/${language}/my-visit/${"a".repeat(43)}/`, "intent=cancel&sequence=0");
}

function openPreview(language: Language, says: typeof cms) {
  cms = says;
  const expires = "99999999999";
  const signature = createHmac("sha256", previewSecret).update(`page:p:${language}:draft:${expires}`).digest("hex");
  const params = new URLSearchParams({ type: "page", id: "p", language, status: "draft", expires, signature });
  return fetchPath(`${previewPath(language)}?${params.toString()}`);
}

/** The page of a listing, at its one address. */
async function listing(language: Language, id: number) {
  const { headers } = await fetchPath(`/${language}/property/${id}/`);
  return fetchPath(headers?.location ?? "");
}

const part = (element: ReactElement, language: Language): Seen => ({
  status: 200,
  html: renderStatic(element, createPaths({ language, rows: [] })),
});

function projectPage(language: Language): Seen {
  const data = loadProject({ replica: replicaFixture([], {}, [projectFixture({ id: 7 })]) }, 7, "nl");
  if (!data) throw new Error("no such project");
  return part(<ProjectBody data={data} />, language);
}

const wrong = { username: "an@example.org", password: "nothing" };
const rubbish = { status: 200, body: { rubbish: true } };
const away = { status: 503, body: {} };

type Reached = (language: Language) => Promise<Seen> | Seen;
/** Sent by the CMS to API clients only: their texts are in its answers, which the API's own tests check. */
const programsOnly = ["WITHDRAWAL_REFUSED", "SOURCE_REFUSED", "UNAUTHORIZED"] as const;

/** How each code is reached; a code without an entry does not compile. */
const places: Record<Exclude<CatalogueCode, (typeof programsOnly)[number]>, Reached> = {
  API_ERROR: (language) => openPreview(language, rubbish),
  CMS_UNAVAILABLE: (language) => openPreview(language, away),
  PROPERTY_NOT_FOUND: (language) => fetchPath(`/${language}/property/99/`),
  PROPERTY_SOLD: (language) => listing(language, 2),
  PROPERTY_RENTED: (language) => listing(language, 3),
  LOGIN_FAILED: (language) => logIn(language, wrong, away),
  USER_NOT_FOUND: (language) => logIn(language, wrong, { status: 400, body: {} }),
  INVALID_EMAIL_OR_PASSWORD: (language) => logIn(language, { username: "an@example.org" }, rubbish),
  PERSON_NOT_FOUND: (language) => fetchPath(`/${language}/team/nobody/`),
  INVALID_VIEW: (language) => fetchPath(`${previewPath(language)}?type=footer`),
  VIEW_NOT_FOUND: (language) => fetchPath(`/${language}/property/1/cellar/`),
  REQUEST_DOCUMENT_FEEDBACK_ERROR: (language) => send(language, "documents", "document-request", away),
  DOCUMENTS_ALREADY_REQUESTED: (language) =>
    send(language, "documents", "document-request", { status: 200, body: { id: "1", created: false } }),
  MAIL_NOT_SENT: (language) => send(language, "info", "ask-info", away),
  APPOINTMENTS_FULL: (language) => send(language, "visit", "contact-appointment", errorOf("APPOINTMENTS_FULL")),
  VISIT_CHANGED: (language) => cancelAppointment(language, errorOf("VISIT_CHANGED")),
  CAPTCHA_INVALID: (language) => send(language, "info", "ask-info", rubbish, { captchaText: "OTHER" }),
  PAGE_NOT_FOUND: (language) => fetchPath(`/${language}/nowhere/`),
  NO_OPTION: (language) =>
    part(<OptionList name="city" legend="x" options={[]} chosen={[]} onChange={() => undefined} />, language),
  NO_PROPERTIES: (language) =>
    part(
      <EmptyList
        {...{ path: "/x/", query: emptyListingQuery(0), defaultSort: "newest", relaxed: undefined, gone: 0 }}
        nearest={{ name: "none", html: "" }}
      />,
      language,
    ),
  NO_PROJECT_MESSAGE: (language) => part(<ProjectList cards={[]} heading="h2" />, language),
  NO_DOCUMENTS: projectPage,
  NO_CONSTRUCTIONS: projectPage,
  NO_PHOTOS: (language) => part(<Mosaic pictures={[]} title="x" />, language),
  UNEXPECTED: (language) => fetchPath(`/${language}/broken/`),
  BAD_ADDRESS: (language) => fetchPath(`/${language}/%zz`),
  FOREIGN_ORIGIN: (language) => fetchPath(`/${language}/contact/`, "a=1", {}),
  TOO_MANY_REQUESTS: async (language) => {
    await fetchPath(`/${language}/nowhere/`, undefined, own, ports.busy);
    return fetchPath(`/${language}/nowhere/`, undefined, own, ports.busy);
  },
  BODY_TOO_LARGE: (language) => fetchPath(`/${language}/contact/`, "x".repeat(400_000)),
  INVALID_INPUT: (language) => fetchPath(`/${language}/nowhere/`, "form=none"),
  PREVIEW_REFUSED: (language) => fetchPath(`${previewPath(language)}?type=page`),
};

const entities: Record<string, string> = { "&#x27;": "'", "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };
/** The visible text of a page. */
const textIn = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const codes = Object.entries(places) as [keyof typeof places, Reached][];

describe.each(languages)("the error catalogue in %s", (language) => {
  it.each(codes)("ERR-1 PROP-18 %s occurs, with its status and its text", async (code, reach) => {
    const { status, messageId } = errors[code];
    const seen = await reach(language);
    expect(textIn(seen.html)).toContain(allMessages[language][messageId]);
    expect(seen.status).toBe(status);
  });

  it.each(programsOnly)("ERR-1 %s has a text for readers of the API's answer", (code) => {
    expect(allMessages[language][errors[code].messageId]).toBeTruthy();
  });

  it("FORM-6 Q-2 the returned page has a picture captcha, beside it the error, and whom to call", async () => {
    const { html } = await places.CAPTCHA_INVALID(language);
    const field = /<input[^>]*name="captchaText"[^>]*>/.exec(html)?.[0] ?? "";
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('aria-describedby="form-ask-info-captcha-error form-ask-info-captcha-help"');
    expect(html).toMatch(/<img[^>]*src="data:image\/png;base64,[^"]+"[^>]*alt="[^"]+"/);
    expect(html).toMatch(/name="captchaToken" value="[\w-]+"/);
    expect(textIn(html)).toContain(
      textOf(language, "forms.captcha.noScript", { phone: formatPhone(config.phone), email: "" }),
    );
  });

  it("ERR-1 FORM-6 a form over the limit keeps the typed text, and says when to retry and whom to call", async () => {
    const email = `often-${language}@example.org`;
    const stored = { status: 200, body: { id: "1", created: true } };
    let sent = 0;
    const again = () => send(language, "info", "ask-info", stored, { email, remark: `? ${(sent += 1)}` });
    for (let at = 0; at < 10; at++) expect((await again()).status).toBe(303);
    const { status, html, headers } = await again();
    expect([status, headers?.["retry-after"]]).toEqual([429, expect.stringMatching(/^3(600|5\d\d)$/)]);
    const text = textIn(html);
    expect(text).toContain(allMessages[language]["error.tooManyRequests"]);
    expect(text).toContain(textOf(language, "forms.wait", { minutes: 60 }));
    expect(text).toContain(allMessages[language]["forms.office"]);
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain('href="tel:030000010"');
  });

  it("OWNER-1 ERR-1 a login or link request over the limit says when to retry, and the alternatives", async () => {
    const tooOften = { ...errorOf("TOO_MANY_REQUESTS"), wait: 601 };
    const tried = await logIn(language, wrong, tooOften);
    const outgoing = await fetchPath(`/${language}/login/by-mail/`, "email=an%40example.org");
    for (const { status, html, headers } of [tried, outgoing]) {
      expect([status, headers?.["retry-after"], headers?.["cache-control"]]).toEqual([429, "601", "no-store"]);
      expect(textIn(html)).toContain(textOf(language, "site.login.wait", { minutes: 11 }));
    }
    expect(textIn(tried.html)).toContain(textOf(language, "site.login.waitLink"));
    expect(tried.html).toContain(`href="/${language}/login/by-mail/"`);
  });

  it("ERR-1 tells rejected visitors what to do, in the site's design", async () => {
    const { html, headers } = await places.TOO_MANY_REQUESTS(language);
    const wait = Number(headers?.["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(textIn(html)).toContain(String(wait));
    expect(html).toContain(`<html lang="${localeTags[language]}">`);
    expect(html).toContain('<link rel="stylesheet" href="/assets/error-page-test.css"/>');
    for (const link of [`href="/${language}/nowhere/"`, `href="/${language}/"`, 'href="tel:030000010"'])
      expect(html).toContain(link);
    expect(html).not.toContain("<script");
    expect(html.length).toBeLessThan(2_500);
  });
});
