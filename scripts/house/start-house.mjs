import { drawPictures, importSample, wantsSample } from "./sample.mjs";
import { ensureFree, startCms, startWeb, untilReady } from "./sides.mjs";

/**
 * Starts both sides on a built house and resolves when both answer. `onStarted` hears of the house as soon as it has
 * processes, so that a signal during the start can still end them.
 */
export async function startHouse(env, { say = () => {}, onStarted = () => {} } = {}) {
  await Promise.all([ensureFree(env.PORT, "PORT"), ensureFree(env.CMS_PORT, "CMS_PORT")]);
  const withSample = wantsSample(env);
  if (withSample) {
    say("drawing the pictures of the pages …");
    await drawPictures(env, "pages");
  }
  const cms = startCms(env);
  const web = startWeb(env);
  const house = {
    cms,
    web,
    async stop() {
      await Promise.all([web.stop(), cms.stop()]);
    },
  };
  onStarted(house);
  try {
    const drawn = withSample ? drawPictures(env, "listings") : Promise.resolve();
    await Promise.all([drawn, untilReady(cms, `http://127.0.0.1:${env.CMS_PORT}/_health`)]);
    if (withSample) {
      say("importing the sample listings …");
      await importSample(env);
    }
    await untilReady(web, `http://127.0.0.1:${env.PORT}/healthz`, 60);
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house;
}
