import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import { createLog } from "../../web/server/log.js";
import { createPictureAnswers } from "../../web/server/pictures/answer-picture.js";
import { HotPictures } from "../../web/server/pictures/hot-pictures.js";
import type { AllowedSources } from "../../web/server/pictures/picture-request.js";
import { PictureStore } from "../../web/server/pictures/picture-store.js";

/** The site as far as it answers with pictures: it listens before its CMS is there, which needs its address. */
export async function startSitePictures() {
  const folder = await mkdtemp(join(tmpdir(), "gevel-pictures-"));
  let answers: RequestHandler[] = [];
  const app = express().get("/pictures", (req, res, next) => express.Router().use(answers)(req, res, next));
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async show(hosts: AllowedSources) {
      const store = await PictureStore.open(join(folder, "made"), 1e8);
      const pictures = createPictureAnswers({ hosts, store, hot: new HotPictures(1e6, []), log: createLog("silent") });
      answers = [pictures.cached, pictures.made(() => ({ visitor: "", beginCpuWork: () => () => {} }))];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
