import { describe, expect, it } from "vitest";
import { ifUnmodifiedSinceHeader, type EditConflict } from "@gevel/config";
import {
  saveUnmodified,
  type OpenForm,
  type Resolution,
  type SaveRequest,
  type SaveResult,
} from "./conflict-aware-save";

const path = "/content-manager/collection-types/api::page.page/abc";
const old = "2026-01-01T10:00:00.000Z";
const newer = "2026-01-01T10:05:00.000Z";
const conflictWith = (at: string): SaveResult => ({
  error: { message: "no", details: { changedMeanwhile: { at, by: "Lien Peeters", own: false } } },
});
const saved = (updatedAt: string): SaveResult => ({ data: { data: { updatedAt } } });

function setUp({
  answers,
  choice,
  unmodifiedSince = old,
}: {
  answers: SaveResult[];
  choice?: Resolution;
  unmodifiedSince?: string | null;
}) {
  const sent: { url: string; unmodifiedSince: string | null; data: unknown }[] = [];
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
  const save = (request: SaveRequest) =>
    saveUnmodified(
      request,
      ({ url, data, config }) => {
        sent.push({ url, unmodifiedSince: config?.headers?.[ifUnmodifiedSinceHeader] ?? null, data });
        return answers.shift() ?? saved(newer);
      },
      form,
    );
  return { save, sent, asked, state };
}

const data = { title: "Mine", description: "untouched" };
const nl = { params: { locale: "nl" } };
const update: SaveRequest = { url: path, method: "PUT", data, config: nl };
const publish: SaveRequest = { url: `${path}/actions/publish`, method: "POST", data, config: nl };

describe("a save of the open form", () => {
  it("sends the version of the form, and then has the saved version", async () => {
    const { save, sent, state } = setUp({ answers: [saved(newer)] });
    await save(update);
    await save(publish);
    expect(sent.map(({ unmodifiedSince }) => unmodifiedSince)).toEqual([old, newer]);
    expect(state.unmodifiedSince).toBe(newer);
  });

  it.each([
    ["another entry", { ...update, url: "/content-manager/collection-types/api::page.page/xyz" }],
    ["another language", { ...update, config: { params: { locale: "fr" } } }],
    ["another action", { ...publish, url: `${path}/actions/unpublish` }],
  ])("sends no version with %s", async (_what, request) => {
    const { save, sent } = setUp({ answers: [] });
    await save(request);
    expect(sent.map(({ unmodifiedSince }) => unmodifiedSince)).toEqual([null]);
  });

  it("sends only the chosen changes, over the version that staff saw", async () => {
    const { save, sent, asked } = setUp({
      answers: [conflictWith(newer)],
      choice: { overwrite: { title: "Mine" } },
    });
    expect((await save(update)).error).toBeUndefined();
    expect(asked).toEqual([{ at: newer, by: "Lien Peeters", own: false, sent: data }]);
    expect(sent[1]).toEqual({ url: path, unmodifiedSince: newer, data: { title: "Mine" } });
  });

  it("asks again when a third editor saved meanwhile", async () => {
    const answers = [conflictWith(newer), conflictWith("2026-01-01T10:06:00.000Z")];
    const { save, asked } = setUp({ answers, choice: { overwrite: { title: "Mine" } } });
    await save(update);
    expect(asked).toHaveLength(2);
  });

  it("sends that a language did not exist when the form was opened", async () => {
    const { save, sent, state } = setUp({ answers: [saved(newer)], unmodifiedSince: null });
    await save(update);
    expect(sent[0]?.unmodifiedSince).toBe("none");
    expect(state.unmodifiedSince).toBe(newer);
  });

  it.each([
    [
      "staff go back, and their input stays in the form",
      true,
      { errors: [{ path: ["editConflict"], message: "No." }] },
    ],
    ["staff take the other version, and the form drops their input", false, {}],
  ])("sends nothing more when %s", async (_what, preservesForm, details) => {
    const { save, sent } = setUp({
      answers: [conflictWith(newer)],
      choice: { abortMessage: "No.", preservesForm },
    });
    const result = await save(update);
    expect(sent).toHaveLength(1);
    expect(result).toMatchObject({ error: { name: "ValidationError", message: "No.", details } });
  });

  it("leaves every other error to the form", async () => {
    const other = { error: { message: "bad", details: { errors: [] } } };
    const { save, asked } = setUp({ answers: [other] });
    expect(await save(update)).toEqual(other);
    expect(asked).toEqual([]);
  });
});
