import { AppError, errors, type ErrorCode } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoint } from "./endpoint.js";
import type { HttpContext } from "./http-context.js";

const logged: string[] = [];
const strapi = { log: { error: (line: string) => logged.push(line) } } as unknown as Core.Strapi;
const request = (): HttpContext => ({
  status: 404,
  body: null,
  query: {},
  request: {},
  get: () => "",
  set: () => undefined,
});

describe("endpoint", () => {
  it("sends only what its schema has", async () => {
    const ctx = request();
    await endpoint(strapi, z.object({ name: z.string() }), async () => ({ name: "Gevel", password: "x" }))(ctx);
    expect(ctx).toMatchObject({ status: 200, body: { name: "Gevel" } });
    expect(ctx.body).not.toHaveProperty("password");
  });

  it("ERR-1 answers an expected failure with its status, code and fields", async () => {
    const ctx = request();
    await endpoint(strapi, z.null(), async () => {
      throw new AppError("INVALID_INPUT", "for the log", [{ field: "after", message: "expected a number" }]);
    })(ctx);
    expect(ctx.status).toBe(400);
    expect(ctx.body).toEqual({
      error: {
        code: "INVALID_INPUT",
        messageId: "error.invalidInput",
        fields: [{ field: "after", message: "expected a number" }],
      },
    });
  });

  it("logs the details of an unexpected error and does not send them", async () => {
    const ctx = request();
    await endpoint(strapi, z.null(), async () => {
      throw new Error("select * from secrets");
    })(ctx);
    expect(ctx.status).toBe(500);
    expect(JSON.stringify(ctx.body)).not.toContain("secrets");
    expect(logged.join()).toContain("select * from secrets");
  });
});

describe("the log", () => {
  const codes = (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].status >= 400);

  it.each(codes)("ERR-3 has %s only for an error of this code base", async (code) => {
    logged.length = 0;
    await endpoint(strapi, z.null(), async () => {
      throw new AppError(code, "why it failed");
    })(request());
    expect(logged.join().includes("why it failed")).toBe(errors[code].status >= 500);
  });

  it("shows the beginning and the origin of a failing query, not all its rows", async () => {
    await endpoint(strapi, z.null(), async () => {
      throw new Error(`insert into properties values ${"(1, 'x'), ".repeat(10_000)}`);
    })(request());
    const line = logged.at(-1) ?? "";
    expect(line).toContain("Error: insert into properties");
    expect(line).toContain("endpoint.test.ts");
    expect(line.length).toBeLessThan(2100);
  });
});
