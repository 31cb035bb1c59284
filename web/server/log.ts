import { redactSecrets } from "@gevel/config/server";
import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** The part of the log that most modules need. */
type LogCall = (details: object, message: string) => void;
export type BasicLog = Readonly<Record<"error" | "warn" | "info", LogCall>>;

/** Every line without the tokens of links: addresses are in fields, in messages and in stacks, ours and those of libraries. */
export const createLog = (level: string, stream?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { side: "web" },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ["headers.authorization", "headers.cookie"],
      hooks: { streamWrite: redactSecrets },
    },
    stream,
  );
