import type { Response } from "express";

const frame = (status: number, why: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400"><!-- ${status}: ${why} --><rect width="600" height="400" fill="#e4e4e0"/></svg>\n`;

/** A browser renders the body of an answer whatever its status, and a broken picture if it is no image. */
export function sendEmptyFrame(res: Response, status: number, why: string): void {
  res.status(status).set("Cache-Control", "no-store").type("image/svg+xml").send(frame(status, why));
}
