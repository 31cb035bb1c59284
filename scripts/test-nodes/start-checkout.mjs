import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactIdOf, sendForm } from "../faults/visitors.mjs";
import { runStartScript } from "./run-start-script.mjs";

const addresses = [
  ...["/nl/", "/fr/", "/en/", "/de/", "/nl/te-koop/", "/fr/a-louer/", "/en/projects/", "/nl/contact/"],
  ...["/sitemap.xml", "/healthz"],
];

/**
 * Starts site and CMS of the checkout `folder` by its `scripts/start.mjs` with this Node, new data and the demo content. Resolves
 * once both are up; rejects with the end of its output where the start ends before.
 *
 * @param {{ node: string, folder: string }} checkout
 */
export async function startCheckout({ node, folder }) {
  const dataDir = mkdtempSync(join(tmpdir(), "gevel-node-"));
  const start = await runStartScript({ dataDir, node, folder });
  const clean = () => rmSync(dataDir, { recursive: true, force: true });
  if (!(await start.isUp)) {
    clean();
    throw new Error(`the start ended before it was ready:\n${start.output().slice(-6000)}`);
  }
  const secrets = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return {
    // The default host of SITE_URL: the site rejects a form from another origin.
    site: start.site.replace("127.0.0.1", "localhost"),
    cms: start.cms,
    dataDir,
    env: { REPLICA_SECRET: String(secrets.REPLICA_SECRET) },
    /** Ends both sides by SIGTERM: the exit code. */
    async end() {
      start.kill("SIGTERM");
      const code = await start.ended;
      clean();
      return code;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startCheckout>>} Started */

/** @param {Started} started */
async function requestAddresses({ site }) {
  for (const path of addresses) {
    const { status } = await fetch(site + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
}

/** @param {Started} started */
async function sendOneForm(started) {
  const { status } = await sendForm(started, "node@visitor.example", await contactIdOf(started));
  if (status !== 303) throw new Error(`the contact form is answered with ${status} instead of its thank-you page`);
}

/** @param {Started} started */
async function sendOneImport({ cms, dataDir }) {
  const { integratorToken } = JSON.parse(readFileSync(join(dataDir, "demo-accounts.json"), "utf8"));
  const listing = { reference: "N-1", goal: 0, webId: 2, zip: "2000", city: "Antwerpen", price: 320_000 };
  const answer = await fetch(`${cms}/api/properties/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${integratorToken}`, "content-type": "application/json" },
    body: JSON.stringify({ source: "node", mode: "partial", properties: [listing] }),
  });
  const body = await answer.text();
  if (!answer.ok || JSON.parse(body).summary.created !== 1) throw new Error(`the import answers ${body}`);
}

/** what is tried of a running site, by what it does. Each throws where it does not. */
export const trials = {
  "answers ten addresses": requestAddresses,
  "takes a form": sendOneForm,
  "takes an import": sendOneImport,
};
