import { Writable } from "node:stream";
import { createLogger, winston } from "@strapi/logger";
import { expect, it } from "vitest";
import { logFormat } from "./log-format";

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLogger({ level: "http", format: logFormat, transports: [new winston.transports.Stream({ stream })] }));
  return lines.join("");
}

it("Q-3 the CMS log has a request without the secret in its address", () => {
  const lines = linesOf((log) => log.http("GET /api/leads/calendar/SECRET.ics (12 ms) 200"));
  expect(lines).toContain("GET /api/leads/calendar/[redacted] (12 ms) 200");
  expect(lines).not.toContain("SECRET");
});

it("Q-3 the CMS log has an error with its stack, and no token in it", () => {
  const lines = linesOf((log) => log.error(new Error("no answer of http://localhost:3000/nl/login/by-mail/SECRET/")));
  expect(lines).toContain("log-format.test.ts");
  expect(lines).not.toContain("SECRET");
});
