import { stat } from "node:fs/promises";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Log } from "../log";

export interface MapTiles {
  /** Address for the map's page; null without a file. */
  address: string | null;
  answer: RequestHandler;
}

export const tilesPath = "/map-tiles";
const name = "/streets.pmtiles";
/** More than any part of the file that a map requests: tiles have some hundred kilobytes. */
const most = 4 * 1024 * 1024;
const hour = 3_600;

/** MAP_TILES: the streets of the map. An unusable file is logged at start, and the map shows our own background. */
export async function openMapTiles(file: string | undefined, log: Log): Promise<MapTiles> {
  if (file === undefined) return { address: null, answer: (_req, _res, next) => next() };
  // The reader is only needed here, and only with such a file.
  const { findProblem } = await import("./check-tiles");
  const wrong = await findProblem(file);
  if (wrong === null) return { address: tilesPath + name, answer: answerParts(file) };
  log.error({ file, wrong }, `map-tiles: MAP_TILES cannot be used, the map shows no streets: ${wrong}`);
  return { address: null, answer: (_req, _res, next) => next() };
}

/** GET /map-tiles/streets.pmtiles, by range only: nobody downloads the whole file, which may have gigabytes. */
function answerParts(file: string): RequestHandler {
  return (req, res, next) => {
    if (req.path !== name) return next();
    // The admin has the same map, under another origin.
    res.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag, Content-Range" });
    if (req.method === "GET" || req.method === "HEAD") void answerPart(file, req, res, next);
    else next();
  };
}

async function answerPart(file: string, req: Request, res: Response, next: NextFunction): Promise<void> {
  const known = await stat(file).catch(() => null);
  if (!known?.isFile()) return void res.status(404).set("Cache-Control", "no-store").type("text").send("404\n");
  const { size, mtimeMs } = known;
  // A strong ETag: a client that reads a file in parts must notice that it was replaced.
  res.set("ETag", `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`);
  const [, from = "", to = ""] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(req.get("Range") ?? "") ?? [];
  const length = Number(to) - Number(from) + 1;
  if (req.method === "GET" && (from === "" || Number(from) >= size || length < 1 || length > most)) {
    res.status(416).set({ "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" });
    return void res.type("text").send(`416: ask for a part of it, by Range: bytes=from-to, of ${most} bytes at most\n`);
  }
  res.type("application/vnd.pmtiles");
  res.sendFile(file, { maxAge: hour * 1000, lastModified: false, dotfiles: "allow" }, (error) => {
    if (error && !res.headersSent) next(error);
  });
}
