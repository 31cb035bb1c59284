import nodemailer from "@strapi/provider-email-nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startMailServer, type MailServer } from "../../../../../tests/support/mail-server.js";
import { classifyFailure } from "./classify-failure.js";

const providers = z.object({
  init: z.custom<(options: object, settings: object) => { send(mail: object): Promise<unknown> }>(),
});

/** The error of Strapi's own provider for a real connection. */
describe("FORM-4 the failures of a real mail server", () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.goDown());

  const send = (query = "") =>
    providers
      .parse(nodemailer)
      .init({ url: `${server.url}/?${query}` }, { defaultFrom: "no-reply@gevel.example" })
      .send({ to: '"An" <an@visitor.example>', subject: "Dag", text: "Dag", messageId: "<1@gevel.example>" });
  const failure = async (sending: Promise<unknown>) => {
    const [result] = await Promise.allSettled([sending]);
    if (result.status === "fulfilled") throw new Error("it was sent");
    return classifyFailure(result.reason);
  };

  it("FORM-4 none when the mail is accepted", async () => {
    await send();
    expect(server.received).toMatchObject([{ to: ["an@visitor.example"], mail: { messageId: "<1@gevel.example>" } }]);
  });

  it("FORM-4 the server's, when nobody listens", async () => {
    await server.goDown();
    const { kind, problem } = await failure(send());
    expect(kind).toBe("server");
    expect(problem).toContain("ECONNREFUSED");
  });

  it("FORM-4 the server's, when it never greets", async () => {
    server.behave("hang");
    expect((await failure(send("greetingTimeout=300"))).kind).toBe("server");
  });

  it("FORM-4 the server's, when encryption cannot be negotiated", async () => {
    expect((await failure(send("requireTLS=true"))).kind).toBe("server");
  });

  it("FORM-4 the mail's, temporary or permanent, when its recipient is rejected", async () => {
    const classify = async (reject: number) => {
      server.behave({ reject });
      const { kind, problem } = await failure(send());
      expect(problem).toContain(String(reject));
      return kind;
    };
    expect([await classify(450), await classify(550)]).toEqual(["later", "never"]);
  });
});
