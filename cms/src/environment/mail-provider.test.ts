import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { mailProvider } from "./mail-provider";

const settings = { SMTP_URL: undefined, MAIL_FROM: "no-reply@gevel.example", DATA_DIR: "/house/.data" };

describe("FORM-4 the mail provider", () => {
  it("FORM-4 writes files beside the data when no mail server is set", () => {
    expect(mailProvider(settings)).toEqual({
      provider: "@gevel/leads/mail-files",
      providerOptions: { folder: "/house/.data/mail" },
      settings: { defaultFrom: "no-reply@gevel.example", defaultReplyTo: "no-reply@gevel.example" },
    });
  });

  it("FORM-4 uses the configured mail server, with timeouts", () => {
    const SMTP_URL = "smtps://an%40gevel.example:p%3Aa%2Fss@mail.gevel.example:2465/?socketTimeout=5000";
    const { provider, providerOptions } = mailProvider({ ...settings, SMTP_URL });
    expect(provider).toBe("nodemailer");
    expect(createTransport(providerOptions).options).toMatchObject({
      host: "mail.gevel.example",
      port: 2465,
      secure: true,
      auth: { user: "an@gevel.example", pass: "p:a/ss" },
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 5_000,
    });
  });
});
