import { AppError } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { withErrorPage } from "./with-error-page.server";

async function failing(error: Error) {
  const logged: unknown[] = [];
  const log = { error: (details: unknown) => void logged.push(details) };
  const args = { context: { requestId: "r-1", log } } as unknown as LoaderFunctionArgs;
  const thrown: unknown = await withErrorPage(() => Promise.reject(error))(args).catch((cause: unknown) => cause);
  return { thrown, logged };
}

describe("the error page", () => {
  it("ERR-3 shows its code and log id, and an error of our own is logged", async () => {
    const error = new AppError("CMS_UNAVAILABLE", "it is away");
    const { thrown, logged } = await failing(error);
    if (!(thrown instanceof Response)) throw new Error("no answer");
    expect([thrown.status, await thrown.json()]).toEqual([503, { code: "CMS_UNAVAILABLE", requestId: "r-1" }]);
    expect(logged).toEqual([{ err: error }]);
  });

  it("ERR-3 is not logged where nobody here is at fault", async () => {
    expect((await failing(new AppError("PAGE_NOT_FOUND"))).logged).toEqual([]);
  });

  it("ERR-3 rethrows an unexpected error", async () => {
    const error = new Error("a bug");
    expect((await failing(error)).thrown).toBe(error);
  });
});
