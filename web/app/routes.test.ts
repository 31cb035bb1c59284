import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isLanguage, languageRoutes, siteRoutes } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp } from "../server/start-test-site";
import { ReplicaStore } from "./replica/store.server";
import routes from "./routes";

const layersSchema = z.array(
  z.object({
    regexp: z.instanceof(RegExp).transform(({ source }) => source),
    route: z.object({ path: z.string() }).optional(),
  }),
);

/** Express lists its routes only in its router, a function with a stack. */
function layersOf(app: object) {
  const router: unknown = Reflect.get(app, "_router");
  return layersSchema.parse(typeof router === "function" ? Reflect.get(router, "stack") : null);
}

/** Of "/map-frame", or of the pattern Express makes of a `use` path. */
const firstPart = (path: string) => /^(?:\^\\)?\/?([\w.-]+)/.exec(path.replaceAll("\\.", "."))?.[1];

describe("CMS-11 addresses that staff cannot give a page", () => {
  let folder: string;
  let store: ReplicaStore;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "site-"));
    store = new ReplicaStore(folder);
  });
  afterAll(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("are those of the site's own routes, server and files", () => {
    const remix = routes.flatMap(({ path }) => (path === undefined ? [] : firstPart(path)));
    const { app } = createTestApp({ store, remix: async () => new Response() });
    const server = layersOf(app).map(({ route, regexp }) => firstPart(route?.path ?? regexp));
    const files = ["assets", ...readdirSync(new URL("../public", import.meta.url))];
    const answered = [...remix, ...server, ...files].filter((part) => part !== undefined);
    // Below a language are the owner portal and a visitor's favourites: see own-paths.ts.
    expect(new Set(siteRoutes)).toEqual(new Set(answered.filter((part) => !isLanguage(part))));
  });

  it("include the site's own routes after a language prefix", () => {
    const behind = routes.flatMap(({ path }) => /^:language\/([\w.-]+)/.exec(path ?? "")?.[1] ?? []);
    expect(new Set([...behind, ...siteRoutes])).toEqual(new Set([...languageRoutes, ...siteRoutes]));
  });
});
