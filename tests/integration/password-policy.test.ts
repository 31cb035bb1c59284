import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const guessable = ["Welkom2024!!", "Azerty123", "MotDePasse123", "Qwertz123!", "Peeters-1984", "Peeters2026!"];
const good = "Trap-9-brommer-zeil";
const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()) })) }),
  }),
});
const userSchema = z.object({ data: z.object({ id: z.number(), registrationToken: z.string().nullish() }) });

describe.each(databases())("staff passwords, on $name", ({ boot }) => {
  let cms: TestCms;
  let sam: Staff;
  beforeAll(async () => {
    cms = await boot();
    sam = await logInStaff(cms);
  });
  afterAll(() => cms.close());

  const expectRejected = (answer: { status: number; json: unknown }) => {
    expect(answer.status).toBe(400);
    const { error } = errorSchema.parse(answer.json);
    expect(error.message).toMatch(/too easy to guess/);
    expect(error.details.errors.map(({ path }) => path)).toEqual([["password"]]);
  };

  it.each(guessable)("CMS-8 %s is rejected everywhere, with a message beside the field", async (password) => {
    expectRejected(await sam.call("/admin/users/me", "PUT", { currentPassword: "For-tests-0nly", password }));
    const email = `peeters-${guessable.indexOf(password)}@gevel.example`;
    const role: unknown = await cms.strapi.db.query("admin::role").findOne({ where: { code: "strapi-editor" } });
    const { id } = z.object({ id: z.number() }).parse(role);
    const names = { firstname: "Sam", lastname: "Peeters" };
    const made = await sam.call("/admin/users", "POST", { ...names, email, roles: [id] });
    const { data } = userSchema.parse(made.json);
    expectRejected(await sam.call(`/admin/users/${data.id}`, "PUT", { ...names, email, password }));
    const invited = { registrationToken: data.registrationToken, userInfo: { ...names, password } };
    expectRejected(await sam.call("/admin/register", "POST", invited));
    const accepted = await sam.call("/admin/register", "POST", { ...invited, userInfo: { ...names, password: good } });
    expect(accepted.status).toBe(200);
    const uid = "plugin::users-permissions.user";
    const account = { username: email, email, password: good, provider: "local", confirmed: true };
    const { documentId } = await cms.strapi.documents(uid).create({ data: account });
    expectRejected(
      await sam.call(`/content-manager/collection-types/${uid}/${documentId}`, "PUT", { email, password }),
    );
  });

  it("CMS-8 a strong password is accepted, and staff read in their language why another is not", async () => {
    const send = (password: string, language = "en") =>
      sam.call(
        "/admin/users/me",
        "PUT",
        { currentPassword: "For-tests-0nly", password },
        { "x-admin-language": language },
      );
    const messages: string[] = [];
    for (const language of ["nl", "fr"])
      messages.push(errorSchema.parse((await send("Welkom2024!!", language)).json).error.message);
    expect(messages[0]).toMatch(/te makkelijk te raden/);
    expect(messages[1]).toMatch(/trop facile à deviner/);
    expect((await send(good)).status).toBe(200);
  });
});
