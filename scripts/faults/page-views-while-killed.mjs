import { setTimeout as wait } from "node:timers/promises";

/** Each is a visitor of their own, told apart by the user agent. */
const browser = (number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.${number}.0 Safari/537.36`;

const runAtOnce = 8;
/** Between two views of one browser. */
const restMs = 20;

/** Keeps sending views, a few in parallel, until stopped; returns how many were answered and how many were sent. */
function keepViewing(app, listing) {
  let [sent, answered, ending] = [0, 0, false];
  const view = async () => {
    while (!ending) {
      sent += 1;
      const headers = { origin: app.site, "user-agent": browser(sent) };
      const answer = await fetch(`${app.site}/api/views`, { method: "POST", body: listing, headers }).catch(() => null);
      if (answer?.status === 204) answered += 1;
      await wait(restMs);
    }
  };
  const lookers = Promise.all(Array.from({ length: runAtOnce }, view));
  return {
    answered: () => answered,
    async end() {
      ending = true;
      await lookers;
      return { sent, answered };
    },
  };
}

export async function pageViewsWhileKilled(app) {
  const [{ id }] = app.request("select id from properties where withdrawn_at is null order by id limit 1");
  const counted = () =>
    app.request("select coalesce(sum(views), 0) as many from gevel_view_days where listing = ?", id)[0].many;
  const waiting = async () => (await (await fetch(`${app.site}/healthz`)).json()).views.waiting;
  const before = counted();
  const checking = keepViewing(app, String(id));
  const more = (many) => {
    const since = checking.answered();
    return app.until("views that the site takes", checking.answered, (now) => now >= since + many);
  };

  await more(200);
  await app.killWeb();
  await app.startWeb();
  await more(200);
  await app.killCms();
  await more(200);
  await app.killWeb();
  await app.startWeb();
  await more(200);
  await app.startCms();
  await app.until("views of a CMS that is back", counted, (now) => now > before);
  // In the middle of handing over.
  await app.killCms();
  await app.startCms();
  const { sent, answered } = await checking.end();
  await app.until("batches that the site keeps", waiting, (many) => many === 0);
  const views = counted() - before;
  // Views whose response a kill cut off may still be stored: at most those in progress, twice.
  const inProgress = 2 * runAtOnce;
  if (views < answered || views > answered + inProgress)
    throw new Error(`${views} views counted, ${answered} answered, ${sent} sent`);
  return `site and CMS killed while ${answered} visitors look: each that was answered is counted, none twice`;
}
