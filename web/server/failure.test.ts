import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ReplicaStore } from "../app/replica/store.server";
import { createLog } from "./log";
import { siteUrl, startTestSite } from "./start-test-site";

const lineSchema = z.object({
  msg: z.string(),
  id: z.string(),
  url: z.string(),
  err: z.object({ message: z.string() }),
});

const levelSchema = z.object({ level: z.number() });

describe("failed requests", () => {
  let folder: string;
  let store: ReplicaStore;
  const lines: string[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "failure-"));
    store = new ReplicaStore(folder);
    lines.length = 0;
  });
  afterEach(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function answer(failure: Error, path = "/nl/") {
    const { port, close } = await startTestSite({
      store,
      remix: () => Promise.reject(failure),
      log: createLog("info", { write: (line: string) => void lines.push(line) }),
    });
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await response.text();
    close();
    return { status: response.status, text, logged: lines.map((line) => lineSchema.parse(JSON.parse(line))) };
  }

  const ours = ["UNEXPECTED", "API_ERROR", "CMS_UNAVAILABLE"] as const;
  const theirs = ["INVALID_INPUT", "PAGE_NOT_FOUND", "FOREIGN_ORIGIN", "TOO_MANY_REQUESTS"] as const;

  it("ERR-3 are logged under the id that the visitor sees", async () => {
    const { status, text, logged } = await answer(new Error("the inner workings"));
    expect(status).toBe(500);
    expect(logged).toMatchObject([{ msg: "request failed", url: "/nl/", err: { message: "the inner workings" } }]);
    expect(text).toContain(logged[0]?.id);
  });

  it.each(ours)("ERR-3 are logged when they are %s, an error of our own", async (code) => {
    expect((await answer(new AppError(code, "why"))).logged).toMatchObject([{ err: { message: "why" } }]);
  });

  it.each(theirs)("ERR-3 are not logged when they are %s, which is no error here", async (code) => {
    expect((await answer(new AppError(code, "why"))).logged).toEqual([]);
  });

  it.each(["/nl/login/choose-password/SECRET/", "/nl/subscription/SECRET/", "/nl/preview/?id=a&signature=SECRET"])(
    "Q-3 log an error at %s without the token of the link",
    async (path) => {
      await answer(new AppError("CMS_UNAVAILABLE", `no answer for ${path}`), path);
      expect(lines.join()).toContain("request failed");
      expect(lines.join()).toContain("[redacted]");
      expect(lines.join()).not.toContain("SECRET");
    },
  );

  const post = (headers: string) =>
    `POST /nl/ HTTP/1.1\r\nhost: localhost\r\norigin: ${siteUrl}\r\ncontent-length: 100\r\n${headers}\r\nhalf`;

  it.each([
    ["is cut off", ""],
    ["is compressed", "content-encoding: gzip\r\n"],
  ])("ERR-3 are logged at debug level where a body %s, without a stack", async (_what, headers) => {
    const { port, close } = await startTestSite({
      store,
      remix: () => Promise.reject(new Error("not reached")),
      log: createLog("debug", { write: (line: string) => void lines.push(line) }),
    });
    const socket = connect(port, "127.0.0.1", () => socket.write(post(headers), () => socket.end()));
    socket.on("error", () => undefined).resume();
    await vi.waitFor(() => expect(lines.join()).toMatch(/request (failed|rejected)/), { timeout: 60_000 });
    close();
    expect(lines.map((line) => levelSchema.parse(JSON.parse(line)).level)).toEqual([20]);
    expect(lines.join()).toContain("INVALID_INPUT");
  });
});
