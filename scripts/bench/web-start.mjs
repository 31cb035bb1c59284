import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "../dev/paths.mjs";
import { startWeb } from "../dev/servers.mjs";
import { freePort } from "../dev/free-port.mjs";
import { rawResponse } from "./raw-response.mjs";
import { median } from "./table.mjs";

const starts = 5;

/** Seconds from the start of a process until the address shows what it must; an end of the process is an error. */
async function waitUntilShown({ ended, stop }, url, text, began) {
  let over = false;
  void ended.then(() => (over = true));
  while (!over) {
    const answer = await fetch(url).catch(() => null);
    const html = answer?.ok ? await answer.text() : "";
    if (html.includes(text)) {
      const duration = performance.now() - began;
      await stop();
      return duration / 1000;
    }
    await wait(5);
  }
  throw new Error(`${url} showed no list before its server ended`);
}

async function startOurs(app) {
  const began = performance.now();
  app.web = startWeb(app.env);
  return await waitUntilShown(app.web, app.site + app.paths.list, app.paths.detail, began);
}

async function startEmpty(app, file) {
  const port = String(await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, [inRoot("scripts/bench/empty-remix-server.mjs"), file, port], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "ignore",
  });
  const ended = once(child, "close");
  const stop = () => (child.kill("SIGKILL"), ended);
  return await waitUntilShown({ ended, stop }, `http://127.0.0.1:${port}/nl/`, app.paths.detail, began);
}

/** Budget 9: from the start of the process to the first list page, without CMS, beside an empty Remix server. */
export async function measureWebStart(app) {
  const file = join(app.dataDir, "list.html");
  await app.webAlone({});
  writeFileSync(file, (await rawResponse(app.site + app.paths.list)).body);
  await app.stopSides();
  const measured = [];
  for (let at = 0; at < starts; at += 1)
    measured.push({ ours: await startOurs(app), peer: await startEmpty(app, file) });
  const ratio = median(measured.map(({ ours, peer }) => ours / peer));
  const seconds = (side) => median(measured.map((one) => one[side])).toFixed(2);
  return [
    {
      budget: 9,
      what: "start of the site with the CMS down, to the first list page",
      ours: `${seconds("ours")} s`,
      other: `${seconds("peer")} s empty Remix server`,
      ratio: ratio.toFixed(2),
      toReach: "≤ 4.00",
      met: ratio <= 4,
    },
  ];
}
