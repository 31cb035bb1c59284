import { describe, expect, it } from "vitest";
import { ifUnmodifiedSinceHeader } from "../../edit-conflicts/if-unmodified-since";
import type { EditConflict } from "../../edit-conflicts/if-unmodified-since";
import { withUnmodifiedSince, type Resolution, type OpenForm } from "./conflict-aware-fetch";

const path = "/content-manager/collection-types/api::page.page/abc";
const old = "2026-01-01T10:00:00.000Z";
const newer = "2026-01-01T10:05:00.000Z";
const conflictResponse = (at: string) =>
  Response.json(
    { error: { message: "no", details: { changedMeanwhile: { at, by: "Lien Peeters", own: false } } } },
    { status: 400 },
  );
const saved = (updatedAt: string) => Response.json({ data: { updatedAt } });

const parsed = (json: string): unknown => JSON.parse(json);

function setUp({
  answers,
  choice,
  unmodifiedSince = old,
}: {
  answers: Response[];
  choice?: Resolution;
  unmodifiedSince?: string | null;
}) {
  const sent: { address: string; unmodifiedSince: string | null; body: unknown }[] = [];
  const asked: (EditConflict & { sent: unknown })[] = [];
  const state = { unmodifiedSince };
  const form: OpenForm = {
    path,
    locale: "nl",
    unmodifiedSince: () => state.unmodifiedSince,
    saved: (at) => {
      state.unmodifiedSince = at;
    },
    resolveConflict: (conflict, sent) => {
      asked.push({ ...conflict, sent });
      return Promise.resolve(choice ?? { abortMessage: "never", preservesForm: true });
    },
  };
  const save = withUnmodifiedSince(
    (input, init) => {
      sent.push({
        address: input instanceof Request ? input.url : input.toString(),
        unmodifiedSince: new Headers(init?.headers).get(ifUnmodifiedSinceHeader),
        body: typeof init?.body === "string" ? parsed(init.body) : null,
      });
      return Promise.resolve(answers.shift() ?? saved(newer));
    },
    () => form,
  );
  return { save, sent, asked, state };
}

const body = JSON.stringify({ title: "Mine", description: "untouched" });

describe("a save of the open form", () => {
  it("sends the version of the form, and then has the saved version", async () => {
    const { save, sent, state } = setUp({ answers: [saved(newer)] });
    await save(`${path}?locale=nl`, { method: "PUT", body });
    await save(`${path}/actions/publish?locale=nl`, { method: "POST", body });
    expect(sent.map(({ unmodifiedSince }) => unmodifiedSince)).toEqual([old, newer]);
    expect(state.unmodifiedSince).toBe(newer);
  });

  it.each([
    ["another entry", "/content-manager/collection-types/api::page.page/xyz?locale=nl", "PUT"],
    ["another language", `${path}?locale=fr`, "PUT"],
    ["a read request", `${path}?locale=nl`, "GET"],
    ["another action", `${path}/actions/unpublish?locale=nl`, "POST"],
  ])("sends no version with %s", async (_what, address, method) => {
    const { save, sent } = setUp({ answers: [] });
    await save(address, { method });
    expect(sent.map(({ unmodifiedSince }) => unmodifiedSince)).toEqual([null]);
  });

  it("sends only the chosen changes, over the version that staff saw", async () => {
    const { save, sent, asked } = setUp({
      answers: [conflictResponse(newer)],
      choice: { overwrite: { title: "Mine" } },
    });
    expect((await save(`${path}?locale=nl`, { method: "PUT", body })).ok).toBe(true);
    expect(asked).toEqual([{ at: newer, by: "Lien Peeters", own: false, sent: parsed(body) }]);
    expect(sent[1]).toEqual({ address: `${path}?locale=nl`, unmodifiedSince: newer, body: { title: "Mine" } });
  });

  it("asks again when a third editor saved meanwhile", async () => {
    const answers = [conflictResponse(newer), conflictResponse("2026-01-01T10:06:00.000Z")];
    const { save, asked } = setUp({ answers, choice: { overwrite: { title: "Mine" } } });
    await save(`${path}?locale=nl`, { method: "PUT", body });
    expect(asked).toHaveLength(2);
  });

  it("sends that a language did not exist when the form was opened", async () => {
    const { save, sent, state } = setUp({ answers: [saved(newer)], unmodifiedSince: null });
    await save(`${path}?locale=nl`, { method: "PUT", body });
    expect(sent[0]?.unmodifiedSince).toBe("none");
    expect(state.unmodifiedSince).toBe(newer);
  });

  it.each([
    ["staff go back, and their input stays in the form", true, { errors: [{ path: ["twoEditors"], message: "No." }] }],
    ["staff take the other version, and the form drops their input", false, {}],
  ])("sends nothing more when %s", async (_what, preservesForm, details) => {
    const { save, sent } = setUp({
      answers: [conflictResponse(newer)],
      choice: { abortMessage: "No.", preservesForm },
    });
    const answer = await save(`${path}?locale=nl`, { method: "PUT", body });
    expect(sent).toHaveLength(1);
    const error: unknown = await answer.json();
    expect(error).toMatchObject({ error: { name: "ValidationError", message: "No.", details } });
  });

  it("leaves every other error to the form", async () => {
    const other = Response.json({ error: { message: "bad", details: { errors: [] } } }, { status: 400 });
    const { save, asked } = setUp({ answers: [other] });
    expect((await save(`${path}?locale=nl`, { method: "PUT", body })).status).toBe(400);
    expect(asked).toEqual([]);
  });
});
