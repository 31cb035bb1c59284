import { setTimeout as wait } from "node:timers/promises";
import { adminApi } from "../../tests/support/admin-api.js";
import { app } from "../../tests/support/app.js";

/** Publishes a page ROUNDS times as staff do and prints, as JSON, after how many milliseconds visitors saw each. */
const uid = "api::page.page";
const address = `${app.env.SITE_URL}/nl/disclaimer/`;
const staff = await adminApi("marketing");
const [page] = await staff.find(uid, "&filters[originalPath][$eq]=disclaimer");
if (!page) throw new Error("there is no disclaimer page");

async function waitUntilShown(text: string, since: number): Promise<number> {
  while (performance.now() - since < 20_000) {
    const html = await (await fetch(address)).text();
    if (html.includes(text)) return performance.now() - since;
    await wait(10);
  }
  throw new Error(`"${text}" was not on ${address} within 20 s`);
}

const visible: number[] = [];
for (let round = 1; round <= Number(process.env.ROUNDS); round += 1) {
  const title = `Disclaimer ${Date.now()}-${round}`;
  const since = performance.now();
  const [{ status, json }, shown] = await Promise.all([
    staff.publish(uid, page.documentId, { title }),
    waitUntilShown(title, since),
  ]);
  if (status !== 200) throw new Error(`publishing answered ${status}: ${JSON.stringify(json)}`);
  visible.push(shown);
}
console.log(JSON.stringify(visible));
