import { pino, type Logger } from "pino";

export type Log = Logger;

/** What most parts need of it. */
type Say = (details: object, message: string) => void;
export type SayLog = Readonly<Record<"error" | "warn" | "info", Say>>;

export const createLog = (level: string): Log =>
  pino({
    level,
    base: { side: "web" },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["headers.authorization", "headers.cookie"],
  });
