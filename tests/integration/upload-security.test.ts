import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium as playwright, type Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { chromium } from "../support/chromium.js";
import { databases, type TestCms } from "../support/databases.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

/** Proof that the script ran: a request that only it makes. */
const ran = "/_health?a-script-ran";
const script = `new Image().src = "${ran}"; fetch("${ran}")`;
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

/** In the uploads since before anything was refused. The policy of the admin allows scripts of its own address: another upload. */
const old = {
  "old.html": `<!doctype html><script>${script}</script><script src="/uploads/old.js"></script>`,
  "old.svg": svg(`<script>${script}</script><script href="/uploads/old.js"/><rect width="9" height="9"/>`),
  "old.xhtml": `<html xmlns="http://www.w3.org/1999/xhtml"><head><script src="/uploads/old.js"></script></head></html>`,
  "old.xml": `<x:script xmlns:x="http://www.w3.org/1999/xhtml" src="/uploads/old.js"></x:script>`,
  "old.js": script,
  "old.css": "body { color: rgb(1, 2, 3) }",
};

describe.each(databases())("uploaded files, on $name", ({ boot }) => {
  let cms: TestCms;
  let browser: Browser;
  let marketing: Staff;

  beforeAll(async () => {
    cms = await boot();
    marketing = await logInStaff(cms, "Mia", "gevel-marketing");
    const uploads = join(cms.dataDir, "uploads");
    await mkdir(uploads, { recursive: true });
    for (const [name, content] of Object.entries(old)) await writeFile(join(uploads, name), content);
    browser = await playwright.launch(chromium);
  });
  afterAll(async () => {
    await browser.close();
    await cms.close();
  });

  /** Opens an address of the CMS as staff do who follow a link; whether a script of it ran. */
  async function runs(act: (page: Awaited<ReturnType<Browser["newPage"]>>) => Promise<unknown>): Promise<boolean> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    try {
      await act(page);
      // A later request, made after everything the page did.
      const other = await context.newPage();
      await other.goto(`${cms.url}/admin/init`);
      return requested.some((url) => url.endsWith(ran));
    } finally {
      await context.close();
    }
  }

  it.each([
    "/uploads/old.html",
    "/uploads/old.svg",
    "/uploads/old.xhtml",
    "/uploads/old.xml",
    "/%75ploads/old.html",
    "//uploads/old.html",
  ])("CMS-8 Q-3 Chromium opens %s of the CMS and no script runs", async (path) => {
    const wasRun = await runs(async (page) => {
      // A file that is downloaded instead of shown ends the navigation.
      await page.goto(cms.url + path, { waitUntil: "load" }).catch((cause: unknown) => {
        if (!/Download is starting|ERR_ABORTED/.test(String(cause))) throw cause;
      });
    });
    expect(wasRun).toBe(false);
  });

  it("CMS-8 Q-3 a page of the CMS loads no upload as a script, a worker or a style sheet, but loads pictures", async () => {
    const page = await browser.newPage();
    await page.goto(`${cms.url}/admin/init`);
    const loaded = await page.evaluate(async () => {
      const outcome = (element: HTMLElement) =>
        new Promise<string>((done) => {
          element.addEventListener("load", () => done("loaded"));
          element.addEventListener("error", () => done("refused"));
          document.body.append(element);
        });
      const worker = new Promise<string>((done) => {
        const made = new Worker("/uploads/old.js");
        made.addEventListener("error", () => done("refused"));
        made.addEventListener("message", () => done("loaded"));
      });
      return {
        script: await outcome(Object.assign(document.createElement("script"), { src: "/uploads/old.js" })),
        sheet: await outcome(
          Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/uploads/old.css" }),
        ),
        worker: await worker,
        picture: await outcome(Object.assign(document.createElement("img"), { src: "/uploads/old.svg" })),
      };
    });
    expect(loaded).toEqual({ script: "refused", sheet: "refused", worker: "refused", picture: "loaded" });
    await page.context().close();
  });

  const file = (name: string, type: string, content: string) => new File([content], name, { type });
  const upload = (path: string, sent: File, language = "en") => {
    const form = new FormData();
    form.set("files", sent);
    form.set("fileInfo", JSON.stringify({ name: sent.name }));
    return marketing.call(path, "POST", form, { "x-admin-language": language });
  };
  const fileSchema = z.object({ id: z.number(), url: z.string() });
  const errorSchema = z.object({ error: z.object({ message: z.string() }) });
  const stored = () => cms.strapi.db.query("plugin::upload.file").count();

  it.each([
    ["page.html", "text/html", "<p>x"],
    ["page.html", "image/png", "<p>x"],
    ["photo.jpg", "text/html", "<p>x"],
    ["photo.jpg", "image/jpeg", old["old.html"]],
    ["logo.svg", "image/svg+xml", old["old.svg"]],
    ["code.js", "text/javascript", script],
  ])("CMS-8 Q-3 marketing cannot upload %s as %s, nor replace another file with it", async (name, type, content) => {
    const plain = fileSchema.array().parse((await upload("/upload", file("a.txt", "text/plain", "x"))).json)[0];
    const before = await stored();
    for (const path of ["/upload", "/upload/files", `/upload?id=${plain?.id}`, `/upload/files/${plain?.id}/replace`]) {
      const answer = await upload(path, file(name, type, content));
      expect([path, answer.status]).toEqual([path, 400]);
      expect(errorSchema.parse(answer.json).error.message).toContain(name);
    }
    expect(await stored()).toBe(before);
    expect(await (await fetch(cms.url + (plain?.url ?? ""))).text()).toBe("x");
  });

  it("CMS-8 staff read in their language why a file is rejected", async () => {
    const messages: string[] = [];
    for (const language of ["nl", "fr", "en"]) {
      const { json } = await upload("/upload", file("page.html", "text/html", "x"), language);
      messages.push(errorSchema.parse(json).error.message);
    }
    expect(messages[0]).toMatch(/niet|geen/);
    expect(messages[1]).toMatch(/n’est pas/);
    expect(messages[2]).toMatch(/cannot|not a file/);
  });

  it("CMS-8 a plain SVG, a PDF and a document are uploaded and served with their types", async () => {
    for (const [sent, type, disposition] of [
      [file("logo.svg", "image/svg+xml", svg('<path d="M0 0h9v9"/>')), "image/svg+xml", "attachment"],
      [file("plan.pdf", "application/pdf", "%PDF-1.7\n"), "application/pdf", null],
      [file("prijzen.csv", "text/csv", "a;b"), "text/csv; charset=utf-8", "attachment"],
    ] as const) {
      const answer = await upload("/upload", sent);
      expect([sent.name, answer.status]).toEqual([sent.name, 201]);
      const served = await fetch(cms.url + (fileSchema.array().parse(answer.json)[0]?.url ?? ""));
      expect(served.headers.get("content-type")).toBe(type);
      expect(served.headers.get("content-disposition")).toBe(disposition);
    }
  });
});
