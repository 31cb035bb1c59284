import { forms, type FormKey, type Lead } from "@gevel/config";
import { expect, it } from "vitest";
import { checkLimits, type LimitResult } from "./check-limits.server";
import { memoryLimits } from "./memory-limits.server";
import type { SharedLimits } from "./shared-limits";

const secret = "a-secret-of-the-site";

interface Given {
  form?: FormKey;
  data?: Lead["data"];
  visitor?: string;
  isSecondRound?: boolean;
}

function site(limits: SharedLimits = memoryLimits()) {
  return ({ form = "site-contact", data = {}, visitor = "192.0.2.1", isSecondRound = false }: Given) =>
    checkLimits({ form, definition: forms[form], data, visitor, isSecondRound }, { limits, secret, formsPerHour: 20 });
}

async function times(count: number, send: (at: number) => Promise<LimitResult>) {
  const kinds: LimitResult["kind"][] = [];
  for (let at = 0; at < count; at++) kinds.push((await send(at)).kind);
  return kinds;
}

const people = (at: number) => ({ email: `person-${at}@example.org` });

it("FORM-6 an office behind one address is never rejected: after twenty forms in an hour each needs a captcha", async () => {
  const send = site();
  const kinds = await times(100, (at) => send({ data: people(at) }));
  expect(kinds.indexOf("again")).toBe(20);
  expect(kinds).not.toContain("rejected");
  expect(await send({ data: people(200), isSecondRound: true })).toEqual({ kind: "fine" });
  expect(await send({ data: people(201), visitor: "192.0.2.2" })).toEqual({ kind: "fine" });
});

it("FORM-6 more than any office sends is rejected, with the retry time", async () => {
  const send = site();
  const kinds = await times(301, (at) => send({ data: people(at), isSecondRound: true }));
  expect(kinds.indexOf("rejected")).toBe(300);
  const verdict = await send({ data: people(400), isSecondRound: true });
  expect(verdict.kind === "rejected" && verdict.seconds > 3500 && verdict.seconds <= 3600).toBe(true);
});

it("FORM-6 one mail address may send so many forms of a kind an hour, from any client", async () => {
  const send = site();
  const from = (email: string) => (at: number) => send({ data: { email }, visitor: `192.0.2.${at}` });
  expect((await times(11, from("an@example.org"))).indexOf("rejected")).toBe(10);
  expect(await from("AN@example.org")(90)).toMatchObject({ kind: "rejected" });
  expect(await from("bo@example.org")(91)).toEqual({ kind: "fine" });
  expect(await send({ form: "contact-me", data: { email: "an@example.org" } })).toEqual({ kind: "fine" });
});

it("FORM-1 nobody floods a friend's mailbox, under any sender name", async () => {
  const send = site();
  const toFriend = (at: number) =>
    send({
      form: "send-to-friend",
      data: { ...people(at), friendEmail: "friend@example.org" },
      visitor: `10.0.0.${at}`,
    });
  expect((await times(6, toFriend)).indexOf("rejected")).toBe(5);
});

it("Q-3 no address and no name leaves the process", async () => {
  const own = memoryLimits();
  const seen: string[] = [];
  const send = site({
    ...own,
    count(keys) {
      seen.push(...keys.map(({ key }) => key));
      return own.count(keys);
    },
  });
  await send({ data: { email: "an@example.org" } });
  expect(seen).toHaveLength(2);
  expect(seen.join()).not.toMatch(/192|an@|example/);
});
