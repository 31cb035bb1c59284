import { AppError, type Lead } from "@gevel/config";
import { describe, expect, it } from "vitest";
import type { AppLoadContext } from "@remix-run/node";
import { replicaFixture } from "~/properties/properties-fixture";
import { handleFormPost } from "./handle-form-post.server";

const replica = replicaFixture([], {});
const right = {
  form: "newsletter",
  contactId: "c1",
  firstName: "An",
  email: "an@example.org",
  newsletterConsent: "yes",
};

/** A CMS that keeps what it is given, or is away. */
function house({ away = false } = {}) {
  const stored: Lead[] = [];
  const refuse = async () => {
    throw new AppError("API_ERROR");
  };
  const context: Pick<AppLoadContext, "replica" | "cms" | "log"> = {
    replica,
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
    cms: {
      preview: refuse,
      logIn: refuse,
      renew: refuse,
      logOut: refuse,
      async storeLead(lead) {
        if (away) throw new AppError("CMS_UNAVAILABLE");
        stored.push(lead);
        return { id: "1", created: true };
      },
    },
  };
  const post = (fields: Record<string, string>) =>
    handleFormPost(
      new Request("https://site.example/nl/contact", { method: "POST", body: new URLSearchParams(fields) }),
      context,
      "nl",
    );
  return { stored, post };
}

describe("a posted form", () => {
  it("FORM-4 is stored, and the visitor sent on by 303", async () => {
    const { stored, post } = house();
    expect(await post(right)).toMatchObject({ status: 303 });
    expect(stored).toMatchObject([
      { form: "newsletter", language: "nl", page: "/nl/contact/", data: { email: "an@example.org" } },
    ]);
  });

  it("FORM-5 has one key however often the same is sent, and another one for other words", async () => {
    const { stored, post } = house();
    for (const fields of [right, right, { ...right, firstName: "Bo" }]) await post(fields);
    const [first, again, other] = stored.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("FORM-2 comes back with what is wrong and all that was typed", async () => {
    const { stored, post } = house();
    expect(await post({ ...right, email: "an@" })).toMatchObject({
      init: { status: 422 },
      data: {
        contactId: "c1",
        failure: "fields",
        problems: { email: "email" },
        values: { firstName: ["An"], email: ["an@"] },
      },
    });
    expect(stored).toEqual([]);
  });

  it("ERR-2 says so when it could not be stored, and loses nothing", async () => {
    expect(await house({ away: true }).post(right)).toMatchObject({
      init: { status: 503 },
      data: { failure: "not-sent", problems: {}, values: { email: ["an@example.org"] } },
    });
  });

  it("stores nothing from a machine that fills in the field nobody sees", async () => {
    const { stored, post } = house();
    expect(await post({ ...right, website: "https://spam.example" })).toMatchObject({ status: 303 });
    expect(stored).toEqual([]);
  });

  it("refuses a post that is none of our forms", async () => {
    await expect(house().post({ form: "nothing", contactId: "c1" })).rejects.toThrow("none of our forms");
    await expect(house().post({})).rejects.toThrow("none of our forms");
  });
});
