import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { errors, type ErrorCode } from "@gevel/config";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCms } from "~/cms/http-cms.server";
import { changeAppointment } from "./change-appointment.server";
import { behindLink } from "./load-appointment.server";
import { slotOptions } from "./shown-slots.server";

const token = "t".repeat(43);
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
const appointment = { state: "moved", language: "nl", slot: null, sequence: 3, isOpen: true, home: null, phone: "" };

describe("a viewing opened by its link", () => {
  let app: Server;
  let answer: { status: number; body: unknown };
  const requests: unknown[] = [];
  let context: Parameters<typeof changeAppointment>[0];

  beforeAll(async () => {
    app = createServer((req, res) => {
      void json(req)
        .catch(() => null)
        .then((body) => {
          requests.push([req.method, req.url, body]);
          res.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
        });
    });
    await new Promise<void>((listening) => app.listen(0, "127.0.0.1", listening));
    const { port } = app.address() as AddressInfo;
    context = { cms: createCms({ url: `http://127.0.0.1:${port}`, secret: "s" }), log };
  });
  afterAll(() => void app.close());
  beforeEach(() => {
    requests.length = 0;
    answer = { status: 200, body: appointment };
  });

  const rejectWith = (code: ErrorCode) => {
    answer = {
      status: errors[code].status,
      body: { error: { code, messageId: errors[code].messageId, fields: [] } },
    };
  };
  const press = async (fields: Record<string, string>, by = token) => {
    const request = new Request("https://site.example/", { method: "POST", body: new URLSearchParams(fields) });
    const { data, init } = await changeAppointment(context, by, request);
    return [init?.status, data.done ?? data.problem];
  };

  it("FORM-7 moves to the chosen slot, based on the version shown", async () => {
    expect(await press({ intent: "move", sequence: "2", slot: "2026-11-24T10:00" })).toEqual([200, "moved"]);
    expect(requests).toEqual([["POST", "/api/leads/visits/change", { token, sequence: 2, slot: "2026-11-24T10:00" }]]);
  });

  it("FORM-7 is cancelled, even with a chosen slot", async () => {
    expect(await press({ intent: "cancel", sequence: "2", slot: "2026-11-24T10:00" })).toEqual([200, "cancelled"]);
    expect(requests).toEqual([["POST", "/api/leads/visits/change", { token, sequence: 2, slot: null }]]);
  });

  it("FORM-7 requires a slot, and sends the CMS nothing without one", async () => {
    expect(await press({ intent: "move", sequence: "2" })).toEqual([422, "choose"]);
    expect(await press({ intent: "cancel" })).toEqual([409, "VISIT_CHANGED"]);
    expect(await press({ intent: "move", sequence: "2", slot: "<b>" })).toEqual([409, "VISIT_CHANGED"]);
    expect(await press({ intent: "cancel", sequence: "2" }, "short")).toEqual([409, "VISIT_CHANGED"]);
    expect(requests).toEqual([]);
  });

  it.each([
    ["APPOINTMENTS_FULL", "APPOINTMENTS_FULL"],
    ["VISIT_CHANGED", "VISIT_CHANGED"],
    ["PAGE_NOT_FOUND", "VISIT_CHANGED"],
    ["CMS_UNAVAILABLE", "CMS_UNAVAILABLE"],
  ] as const)("FORM-7 explains the failure where the CMS says %s", async (code, message) => {
    rejectWith(code);
    expect(await press({ intent: "cancel", sequence: "2" })).toEqual([errors[message].status, message]);
  });

  it("FORM-7 is not found for an invalid link, without a request to the CMS", async () => {
    rejectWith("PAGE_NOT_FOUND");
    const read = (known: string) => context.cms.readAppointment(known);
    expect(await behindLink(token, read)).toBeNull();
    expect(await behindLink("../../admin", read)).toBeNull();
    expect(requests).toEqual([["POST", "/api/leads/visits/read", { token }]]);
    rejectWith("CMS_UNAVAILABLE");
    await expect(behindLink(token, read)).rejects.toMatchObject({ code: "CMS_UNAVAILABLE" });
  });

  it("FORM-7 has no slots to choose from while they cannot be loaded", async () => {
    const slot = { key: "2026-11-24T10:00", day: "2026-11-24", from: "10:00", until: "13:00", isFree: true };
    answer = { status: 200, body: { slots: [slot] } };
    expect(await slotOptions(context, 7)).toEqual([slot]);
    rejectWith("CMS_UNAVAILABLE");
    expect(await slotOptions(context, null)).toBeNull();
    expect(requests).toEqual([
      ["GET", "/api/leads/visit-slots?listing=7", null],
      ["GET", "/api/leads/visit-slots", null],
    ]);
  });
});
