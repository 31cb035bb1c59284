import { startDriver } from "./load-driver.mjs";
import { pin } from "./processes.mjs";
import { median, whole } from "./table.mjs";

/** Short alternating rounds, so that other load on the machine affects both. */
const rounds = 9;
const seconds = 1;

async function logIn(app) {
  const [{ email, password }] = app.accounts.owners;
  const answer = await fetch(`${app.site}/nl/login/`, {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
    headers: { origin: app.site },
    redirect: "manual",
  });
  const [, cookie] = /(gevel_owner=[^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  if (!cookie) throw new Error(`the demo owner could not log in: ${answer.status}`);
  return cookie;
}

/** Budget 15: an owner's page, rendered for each request with data from the CMS, beside a list rendered for each request. */
export async function measurePortalPage(app) {
  const pid = await app.startSides({ PAGE_CACHE: "off" });
  pin(pid, 0);
  const cookie = await logIn(app);
  const driver = await startDriver();
  const load = { seconds, connections: 4, url: app.site };
  const request = {
    portal: () => driver.drive(pid, { ...load, addresses: ["/nl/mijn-woning/"], headers: { cookie } }),
    list: () => driver.drive(pid, { ...load, addresses: [app.paths.list] }),
  };
  for (const warmUp of [request.portal, request.list, request.portal, request.list]) await warmUp();
  const measured = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ portal: await request.portal(), list: await request.list() });
  await driver.stop();
  const of = (side, figure) => median(measured.map((round) => round[side][figure]));
  const ratio = median(measured.map(({ portal, list }) => portal.perCore / list.perCore));
  console.log(
    `  answers per second by the clock: ${whole(of("portal", "perSecond"))} portal, ${whole(of("list", "perSecond"))} list; ` +
      `p99 ${of("portal", "p99")} and ${of("list", "p99")} ms`,
  );
  return [
    {
      budget: 15,
      what: "an owner's page, rendered at each request",
      ours: `${whole(of("portal", "perCore"))} pages/s a core of the site`,
      other: `${whole(of("list", "perCore"))} lists rendered`,
      ratio: ratio.toFixed(2),
      toReach: "told",
      met: null,
    },
  ];
}
