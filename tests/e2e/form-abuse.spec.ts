import { z } from "zod";
import { unseal } from "../../web/app/secrets/sealed.server.js";
import { app } from "../support/app.js";
import { expect, test } from "../support/test.js";

const { SITE_URL } = app.env;
const path = "/nl/nieuwsbrief/";
const own = { origin: SITE_URL ?? "", "sec-fetch-site": "same-origin" };

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(SITE_URL + path, { method: "POST", redirect: "manual", headers: { ...own, ...headers }, body });

/** The id of the page's form, read from the page. */
async function contactId() {
  const html = await (await fetch(SITE_URL + path)).text();
  return /name="contactId" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** The solution of a new captcha picture. */
async function solved() {
  // A picture requested with a token need not be a second old.
  const answer = z.object({ token: z.string() }).parse(await (await fetch(`${SITE_URL}/captcha.json?token=x`)).json());
  const { text } = z
    .object({ text: z.string() })
    .parse(JSON.parse(unseal(answer.token, app.env.REPLICA_SECRET ?? "", "captcha") ?? "null"));
  return { captchaToken: answer.token, captchaText: text };
}

const fields = async (email: string) => ({
  ...{ form: "newsletter", contactId: await contactId(), firstName: "An", email, newsletterConsent: "yes" },
  ...(await solved()),
});

test("FORM-5 each of a hundred identical posts at once leads to the thank-you page @full", async () => {
  const body = await fields(`hundred-${Date.now()}@example.org`);
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(new URLSearchParams(body))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set(answers.map(({ headers }) => headers.get("location")))).toEqual(new Set(["/nl/bedankt/nieuwsbrief/"]));
});

test("Q-3 rejects a body of ten megabytes, a truncated one and one that is no form, and the site goes on", async () => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  expect((await send("x".repeat(10_000_000), type)).status).toBe(413);
  expect((await send("--x\r\ncut", { "content-type": "multipart/form-data; boundary=x" })).status).toBe(400);
  expect((await send("{}", { "content-type": "application/json" })).status).toBe(400);
  expect((await send("form=newsletter", type)).status).toBe(400);
  expect((await fetch(SITE_URL + path)).status).toBe(200);
});

test("Q-3 a page sends its form by whichever of the site's names the visitor came", async () => {
  // As a page's script sends it (the document's own address answers the same without Remix's check of the origin).
  const answer = await fetch(`${SITE_URL}${path.replace(/\/$/, "")}.data`, {
    method: "POST",
    headers: { origin: "https://www.agency.example", "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ ...(await fields(`www-${Date.now()}@example.org`)) }),
  });
  expect(answer.status).toBe(202);
});

test("FORM-2 files, scripts and mail headers in its fields do no harm", async () => {
  const body = new FormData();
  const email = `bad-${Date.now()}@example.org`;
  for (const [name, value] of Object.entries(await fields(email))) body.set(name, value);
  body.set("firstName", new File(["MZ"], "virus.exe"));
  expect((await send(body)).status).toBe(303);

  const script = `"><script>window.hit=1</script>`;
  const answer = await send(new URLSearchParams({ ...(await fields("an@")), firstName: script }));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("&lt;script&gt;window.hit=1");
  expect(html).not.toContain("<script>window.hit");
  const header = `${email}\r\nBcc: everybody@example.org`;
  expect((await send(new URLSearchParams({ ...(await fields(header)), firstName: "An" }))).status).toBe(422);
});
