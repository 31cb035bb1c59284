import { pino, type Logger } from "pino";

export type Log = Logger;

export const createLog = (level: string): Log =>
  pino({
    level,
    base: { side: "web" },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["headers.authorization", "headers.cookie"],
  });
