import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, delimiter, join } from "node:path";
import { contactIdOf, sendForm } from "../faults/visitors.mjs";

const addresses = [
  ...["/nl/", "/fr/", "/en/", "/de/", "/nl/te-koop/", "/fr/a-louer/", "/en/projects/", "/nl/contact/"],
  ...["/sitemap.xml", "/healthz"],
];

const freePort = () =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

async function askAddresses({ site }) {
  for (const path of addresses) {
    const { status } = await fetch(site + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
}

async function sendOneForm(started) {
  const { status } = await sendForm(started, "node@visitor.example", await contactIdOf(started));
  if (status !== 303) throw new Error(`the contact form is answered with ${status} instead of its thank-you page`);
}

async function sendOneImport({ cms, dataDir }) {
  const { integratorToken } = JSON.parse(readFileSync(join(dataDir, "demo-accounts.json"), "utf8"));
  const listing = { reference: "N-1", goal: 0, webId: 2, zip: "2000", city: "Antwerpen", price: 320_000 };
  const answer = await fetch(`${cms}/api/properties/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${integratorToken}`, "content-type": "application/json" },
    body: JSON.stringify({ source: "node", mode: "partial", properties: [listing] }),
  });
  const body = await answer.text();
  if (!answer.ok || JSON.parse(body).summary.created !== 1) throw new Error(`the import is answered with ${body}`);
}

/** What is tried of a running site, in the words of its line. */
const trials = {
  "answers ten addresses": askAddresses,
  "takes a form": sendOneForm,
  "takes an import": sendOneImport,
};

/**
 * Starts site and CMS of the checkout `folder` by its `scripts/start.mjs` with this Node, new data and the demo content, tries
 * them, and ends them by SIGTERM. `tell` hears each trial and why it failed, or null; the output is shown where one did.
 */
export async function tryStart({ node, folder, tell }) {
  const dataDir = mkdtempSync(join(tmpdir(), "gevel-node-"));
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    // npm runs by the Node that is found first.
    PATH: [dirname(node), PATH].join(delimiter),
    ...{ HOME, PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir },
  };
  const start = spawn(node, ["scripts/start.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ended = new Promise((done) => start.once("close", (code) => done(code)));
  const ready = new Promise((done) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on("data", (text) => {
        output += text;
        if (/^ready in /m.test(output)) done(true);
      });
  });
  let failed = false;
  const trial = async (name, work) => {
    const problem = await work().then(
      () => null,
      (error) => error.message,
    );
    failed ||= problem !== null;
    tell(name, problem);
  };
  try {
    const isUp = await Promise.race([ready, ended.then(() => false)]);
    await trial("starts with the demo content", async () => {
      if (!isUp) throw new Error("the start ended before it was ready");
    });
    if (isUp) {
      const { REPLICA_SECRET } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
      const started = {
        ...{ site: `http://localhost:${port}`, cms: `http://localhost:${cmsPort}`, dataDir },
        env: { REPLICA_SECRET },
      };
      for (const [name, work] of Object.entries(trials)) await trial(name, () => work(started));
    }
    start.kill("SIGTERM");
    await trial("ends by SIGTERM", async () => {
      const code = await ended;
      if (isUp && code !== 0) throw new Error(`it ended with ${code}`);
    });
  } finally {
    start.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (failed) console.log(output.slice(-6000));
  return !failed;
}
