import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { accountsSchema } from "../support/accounts-schema.js";
import { bootCms, type BootedCms } from "../support/boot-cms.js";

const refusalSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});
const entrySchema = z.object({ data: z.object({ documentId: z.string() }) });
const languages = ["nl", "fr", "en"] as const;

/** The admin's own HTTP API, asked by a member of staff who uses the admin in one language after another. */
describe("CMS-11 what staff are told of a wrong entry", () => {
  let cms: BootedCms;
  let dataDir: string;
  let token = "";

  async function ask(path: string, method: string, body?: unknown): Promise<{ status: number; json: unknown }> {
    const answer = await fetch(cms.url + path, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: await answer.json() };
  }
  const type = (uid: string) => `/content-manager/collection-types/${uid}`;

  async function create(uid: string, entry: object): Promise<string> {
    const { json } = await ask(`${type(uid)}?locale=nl`, "POST", entry);
    return entrySchema.parse(json).data.documentId;
  }

  /** The refusal of the same request in each language of the admin. */
  async function refusalOf(uid: string, entry: object, documentId?: string) {
    const told: Record<string, string> = {};
    const fields = new Set<string>();
    for (const language of languages) {
      expect((await ask("/admin/users/me", "PUT", { preferedLanguage: language })).status).toBe(200);
      const path = documentId === undefined ? type(uid) : `${type(uid)}/${documentId}`;
      const { status, json } = await ask(`${path}?locale=nl`, documentId === undefined ? "POST" : "PUT", entry);
      expect(status, JSON.stringify(json)).toBe(400);
      const { error } = refusalSchema.parse(json);
      expect(error.details.errors[0]?.message).toBe(error.message);
      told[language] = error.message;
      fields.add(error.details.errors[0]?.path.join(".") ?? "");
    }
    return { told, fields: [...fields] };
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-refusals-"));
    cms = await bootCms({ dataDir, seed: "demo" });
    const { marketing } = accountsSchema.parse(JSON.parse(await readFile(join(dataDir, "demo-accounts.json"), "utf8")));
    const { json } = await ask("/admin/login", "POST", marketing);
    token = z.object({ data: z.object({ token: z.string() }) }).parse(json).data.token;
  });

  afterAll(async () => {
    await cms.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("says in their language that two pages have one address", async () => {
    await create("api::page.page", { title: "Buren", path: "buren" });
    expect(await refusalOf("api::page.page", { title: "Weer", path: "buren" })).toEqual({
      told: {
        nl: "“Buren” heeft dit adres al in deze taal. Kies een ander.",
        fr: "« Buren » a déjà cette adresse dans cette langue. Choisissez-en une autre.",
        en: "“Buren” has this address already in this language. Choose another one.",
      },
      fields: ["path"],
    });
  });

  it("says in their language that a menu entry would stand below itself", async () => {
    const top = await create("api::menu.menu", { name: "Boven", path: "boven" });
    const below = await create("api::menu.menu", { name: "Onder", path: "onder", parent: { connect: [top] } });
    const loop = { name: "Boven", path: "boven", parent: { connect: [below] } };
    expect(await refusalOf("api::menu.menu", loop, top)).toEqual({
      told: {
        nl: "Dit menu-item zou onder zichzelf komen te staan. Kies een ander bovenliggend item.",
        fr: "Cet élément se trouverait sous lui-même. Choisissez un autre élément parent.",
        en: "This entry would stand below itself. Choose another one.",
      },
      fields: ["parent"],
    });
  });

  it("says in their language that a span is outside the twelve columns", async () => {
    expect(await refusalOf("api::module.module", { title: "Breed", span: 13 })).toEqual({
      told: {
        nl: "Kies een getal van 1 tot en met 12.",
        fr: "Choisissez un nombre de 1 à 12.",
        en: "Choose a number from 1 to 12.",
      },
      fields: ["span"],
    });
  });

  it("says in their language that what a relation points at is gone", async () => {
    const entry = { title: "Los", path: "los", parent: { connect: [{ documentId: "gone0000000000000000000x" }] } };
    expect(await refusalOf("api::page.page", entry)).toEqual({
      told: {
        nl: "Wat hier gekozen is, bestaat niet meer. Kies iets anders.",
        fr: "Ce qui est choisi ici n'existe plus. Choisissez autre chose.",
        en: "What is chosen here does not exist any more. Choose something else.",
      },
      fields: ["parent"],
    });
  });

  it("says in their language that an HTML tag is not allowed", async () => {
    const entry = { title: "Script", path: "script", content: "<p>a</p><script>b()</script>" };
    expect(await refusalOf("api::page.page", entry)).toEqual({
      told: {
        nl: "De HTML-tag <script> is hier niet toegelaten. Verwijder hem of gebruik de knoppen boven de tekst.",
        fr: "La balise HTML <script> n'est pas autorisée ici. Supprimez-la ou utilisez les boutons au-dessus du texte.",
        en: "The HTML tag <script> is not allowed here. Remove it, or use the buttons above the text.",
      },
      fields: ["content"],
    });
  });

  it("says in their language that redirects run in a ring", async () => {
    await create("api::redirect.redirect", { from: "rond-a", to: "/nl/rond-b/" });
    expect(await refusalOf("api::redirect.redirect", { from: "rond-b", to: "/nl/rond-a/" })).toEqual({
      told: {
        nl: "Bezoekers zouden in een kring lopen: /rond-b → /rond-a → /rond-b. Kies een ander adres.",
        fr: "Les visiteurs tourneraient en rond : /rond-b → /rond-a → /rond-b. Choisissez une autre adresse.",
        en: "Visitors would go round in a ring: /rond-b → /rond-a → /rond-b. Choose another address.",
      },
      fields: ["to"],
    });
  });
});
