import { inRoot } from "../dev/paths.mjs";
import { startDriver } from "./load-driver.mjs";
import { cpuSeconds, pin, startPart } from "./processes.mjs";
import { headersToSend, rawResponse } from "./raw-response.mjs";
import { median, whole } from "./table.mjs";

const widths = [100, 400, 600, 1360];
/** Many short alternating rounds, so that other load on the machine affects both. */
const pictures = 6;
const rounds = 7;
const answersFor = { rounds: 9, seconds: 0.5 };

const pathOf = (source, width) => `/pictures?src=${encodeURIComponent(source)}&width=${width}&height=auto&format=webp`;

/** Milliseconds of processor time a picture, all threads of the process together. */
async function cost(pid, task) {
  const before = cpuSeconds(pid);
  await task();
  return ((cpuSeconds(pid) - before) * 1000) / pictures;
}

const allOf = async (answers) => {
  for (const { ok, status, body } of await Promise.all(answers)) {
    if (!ok) throw new Error(`a picture answered ${status}`);
    await body?.cancel();
  }
};

/** Budget 12: the cost of a picture when it is first made, beside plain sharp; and when it is cached, beside bare node. */
export async function measurePictures(app) {
  const host = await startPart("picture-source.mjs");
  const picture = await host.request(inRoot("scripts/seed/renders/pages/home-banner.webp"));
  const pid = await app.webAlone({ PRIVATE_PICTURE_HOSTS: `127.0.0.1:${host.ready}` });
  pin(pid, 0);
  const sharp = await startPart("bare-sharp.mjs", { core: 0 });
  const sourceOf = (round, number) => `http://127.0.0.1:${host.ready}/${round}-${number}.jpg`;

  const made = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await cost(pid, async () => {
      for (let number = 0; number < pictures; number += 1)
        await allOf(widths.map((width) => fetch(app.site + pathOf(sourceOf(round, number), width))));
    });
    const alone = await cost(sharp.pid, () => sharp.request({ picture, widths, times: pictures }));
    // The first round warms both.
    if (round > 0) made.push({ ours, alone });
  }
  const ratio = median(made.map((round) => round.ours / round.alone));
  const milliseconds = (side) => median(made.map((round) => round[side])).toFixed(0);
  const rows = [
    {
      budget: 12,
      what: `picture of ${(picture.length / 1024).toFixed(0)} KB fetched and resized to four widths`,
      ours: `${milliseconds("ours")} ms CPU`,
      other: `${milliseconds("alone")} ms CPU sharp alone`,
      ratio: ratio.toFixed(2),
      toReach: "≤ 1.15",
      met: ratio <= 1.15,
    },
    await measureWarm(app, pid, pathOf(sourceOf(rounds, 0), 400)),
  ];
  await Promise.all([host.stop(), sharp.stop()]);
  return rows;
}

async function measureWarm(app, pid, path) {
  const bare = await startPart("bare-server.mjs", { core: 0 });
  const driver = await startDriver();
  const { headers, body } = await rawResponse(app.site + path);
  await bare.request({ headers: headersToSend(headers), body });
  const load = { addresses: [path], headers: {}, seconds: answersFor.seconds };
  const request = {
    ours: () => driver.drive(pid, { ...load, url: app.site }),
    peer: () => driver.drive(bare.pid, { ...load, url: `http://127.0.0.1:${bare.ready}` }),
  };
  await request.ours();
  await request.peer();
  const measured = [];
  for (let round = 0; round < answersFor.rounds; round += 1)
    measured.push({ ours: await request.ours(), peer: await request.peer() });
  await Promise.all([bare.stop(), driver.stop()]);
  const ratio = median(measured.map(({ ours, peer }) => ours.perCore / peer.perCore));
  const perCore = (side) => whole(median(measured.map((round) => round[side].perCore)));
  return {
    budget: 12,
    what: `cached picture (${(body.length / 1024).toFixed(1)} KB)`,
    ours: `${perCore("ours")} req/s a core`,
    other: `${perCore("peer")} bare node`,
    ratio: ratio.toFixed(2),
    toReach: "≥ 0.60",
    met: ratio >= 0.6,
  };
}
