import { describe, expect, it } from "vitest";
import { evaluatePicture, nextCheck, type PictureRules } from "./evaluate-picture.js";

const rules: PictureRules = {
  hosts: { open: ["pictures.example"], inside: ["pictures.lan:8080"] },
  foreignPictures: "copied",
};
const minute = 60_000;
const day = 1_440 * minute;

describe("PROP-16 the evaluation of a picture", () => {
  it.each([
    ["/uploads/a.jpg", "own"],
    ["/uploads/feeds/a.png", "own"],
    ["https://pictures.example/a.jpg?v=2", "foreign"],
    ["http://pictures.lan:8080/a.jpg", "foreign"],
    ["/uploads/../a.jpg", "refused"],
    ["/uploads/a b.jpg", "refused"],
    ["/elsewhere/a.jpg", "refused"],
    ["https://other.example/a.jpg", "refused"],
    ["http://pictures.lan/a.jpg", "refused"],
    ["", "refused"],
  ])("%s: %s", (address, kind) => expect(evaluatePicture(address, rules).kind).toBe(kind));

  it("leaves foreign pictures to the site when they are not copied, and rejects those that the site would reject", () => {
    const hotlinked = { ...rules, foreignPictures: "hotlinked" as const };
    expect(evaluatePicture("https://pictures.example/a.jpg", hotlinked)).toMatchObject({ kind: "left" });
    expect(evaluatePicture("/uploads/a.jpg", hotlinked).kind).toBe("own");
    expect(evaluatePicture("https://other.example/a.jpg", hotlinked)).toEqual({
      kind: "refused",
      problem: "stands on other.example, which PICTURE_HOSTS does not name",
    });
  });
});

describe("PROP-16 a picture on a host of its source's settings", () => {
  const ofSource = ["cdn.crm.example", "pictures.lan:9000"];
  const address = "https://cdn.crm.example/a.jpg";

  it.each(["copied", "hotlinked"] as const)("is copied when others are %s", (foreignPictures) => {
    const evaluation = evaluatePicture(address, { ...rules, foreignPictures, ofSource });
    expect(evaluation).toMatchObject({ kind: "foreign", picture: { inside: false } });
    expect(evaluatePicture(address, { ...rules, foreignPictures }).kind).toBe("refused");
  });

  it("is fetched from the internet only, and follows no redirect to an inside host", () => {
    const evaluation = evaluatePicture("http://pictures.lan:9000/a.jpg", { ...rules, ofSource });
    expect(evaluation).toMatchObject({ kind: "foreign", picture: { inside: false } });
    expect("hosts" in evaluation && evaluation.hosts.inside).toEqual([]);
  });
});

describe("PROP-16 the recheck of a picture", () => {
  it("has growing delays while its host does not answer, a day at most, without end", () => {
    const waits = Array.from({ length: 20 }, (_, index) => nextCheck({ kind: "failed" }, index + 1));
    expect(waits[0]).toEqual({ in: (4 / 3) * minute, isRejected: false });
    for (const [index, { in: wait, isRejected }] of waits.entries()) {
      expect(isRejected).toBe(false);
      expect(wait).toBe(Math.min(day, (waits[index - 1]?.in ?? minute / 3) * 4));
    }
    expect(waits.at(-1)?.in).toBe(day);
  });

  it("happens a few times when it is missing; then it pauses for a week", () => {
    expect([1, 4, 5, 6].map((attempts) => nextCheck({ kind: "missing" }, attempts).isRejected)).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
    expect(nextCheck({ kind: "missing" }, 5).in).toBe(7 * day);
  });

  it("happens now and then for a copied picture, for it may be replaced; never for one that the site fetches", () => {
    expect(nextCheck({ kind: "ready" }, 0)).toEqual({ in: 30 * day, isRejected: false });
    expect(nextCheck({ kind: "refused" }, 1)).toEqual({ in: 7 * day, isRejected: true });
    expect(nextCheck({ kind: "left" }, 1)).toEqual({ in: null, isRejected: false });
  });
});
