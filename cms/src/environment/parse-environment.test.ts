import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./parse-environment";

const long = "a secret that is long enough";
const secrets = Object.fromEntries(
  [
    "REPLICA_SECRET",
    "PREVIEW_SECRET",
    "APP_KEYS",
    "API_TOKEN_SALT",
    "ADMIN_JWT_SECRET",
    "TRANSFER_TOKEN_SALT",
    "JWT_SECRET",
    "ENCRYPTION_KEY",
  ].map((name) => [name, long]),
);
const options = { rootDir: "/house", withoutSecrets: false };
const parse = (given: NodeJS.ProcessEnv) => parseEnvironment({ ...secrets, ...given }, options);

describe("the settings of the CMS", () => {
  it("derive every address from the two ports", () => {
    expect(parse({ PORT: "4000", CMS_PORT: "4001" })).toMatchObject({
      SITE_URL: "http://localhost:4000",
      CMS_PUBLIC_URL: "http://localhost:4001",
      SITE_NOTICE_URLS: ["http://localhost:4000"],
      DATA_DIR: "/house/.data",
      SEED: "demo",
    });
  });

  it("treat an empty variable as unset", () => {
    const settings = parse({ CMS_PORT: "", DATABASE_URL: "" });
    expect(settings.CMS_PORT).toBe(1337);
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it("accept several sites to notify, and drop slashes at the end of addresses", () => {
    expect(parse({ SITE_NOTICE_URLS: "http://a:3000/, http://b:3000" }).SITE_NOTICE_URLS).toEqual([
      "http://a:3000",
      "http://b:3000",
    ]);
  });

  it.each([
    ["CMS_PORT", "eighty", "CMS_PORT must be a port number"],
    ["CMS_PORT", "70000", "CMS_PORT must be from 1 to 65535"],
    ["SEED", "all", "SEED must be demo or none"],
    ["IMPORT_MB", "129", "IMPORT_MB must be from 1 to 128"],
    ["DATABASE_URL", "mysql://x", "DATABASE_URL must be an address such as postgres://"],
    ["SITE_URL", "gevel.be", "SITE_URL must be an address that starts with http"],
    ["SITE_NOTICE_URLS", "http://a:3000,b", "SITE_NOTICE_URLS must be an address"],
    ["TRUST_PROXY", "maybe", "TRUST_PROXY must be off, on, or how many proxies there are (1 to 3)"],
    ["SMTP_URL", "mail.agency.be:465", "SMTP_URL must be an address such as smtps://"],
    ["SMTP_URL", "http://mail.agency.be", "SMTP_URL must be an address such as smtps://"],
    ["SMTP_URL", "smtp://user:p%ss@[mail", "SMTP_URL must be an address"],
    ["SMTP_URL", "smtps://mail.agency.be", "MAIL_FROM is missing"],
    ["MAIL_FROM", "Agency", "MAIL_FROM must be an address such as no-reply@agency.be"],
    ["MAIL_FROM", "Agency <a@b.be>\r\nBcc: c@d.be", "MAIL_FROM must be an address"],
    ["MAIL_WORK", "maybe", "MAIL_WORK must be on or off"],
    ["JOBS", "mail,mails", "JOBS must be none, or some of mail, pictures,"],
    ["JWT_SECRET", "short", "JWT_SECRET must be at least 16 characters"],
    ["PREVIEW_SECRET", "", "PREVIEW_SECRET is missing"],
  ])("name %s when it is %j", (name, value, message) => {
    expect(() => parse({ [name]: value })).toThrow(message);
  });

  it("FORM-4 have a mail server and a sender; without a sender the site is the sender", () => {
    const set = { SMTP_URL: "smtps://user:pass%40word@mail.agency.be:465", MAIL_FROM: "Agency <no-reply@agency.be>" };
    expect(parse(set)).toMatchObject(set);
    expect(parse({ SITE_URL: "https://www.agency.be" }).MAIL_FROM).toBe("no-reply@www.agency.be");
  });

  it("name all errors at once", () => {
    expect(() => parse({ SEED: "x", LOG_LEVEL: "loud" })).toThrow(/SEED[\s\S]*LOG_LEVEL/);
  });

  it.each([
    [{}, ["mail", "pictures", "activity", "reports", "publishing", "retention"]],
    [{ JOBS: "mail, reports" }, ["mail", "reports"]],
    [{ JOBS: "none" }, []],
    [{ MAIL_WORK: "on" }, ["mail", "pictures", "activity", "reports", "publishing", "retention"]],
    [{ MAIL_WORK: "off", PLAN_WORK: "off", HISTORY_WORK: "on" }, ["pictures", "activity", "reports", "retention"]],
    [{ MAIL_WORK: "off", JOBS: "mail" }, ["mail"]],
  ])("with JOBS %j run the jobs %j", (given, jobs) => {
    expect(parse(given).JOBS).toEqual(jobs);
  });

  it("accept earlier names of settings, with a warning for each", () => {
    const settings = parse({ FEED_FOLDER: "crm", RETENTION_WORK: "off" });
    expect(settings.DROP_FOLDER).toBe("/house/crm");
    expect(settings.warnings).toEqual([
      "FEED_FOLDER is deprecated: use DROP_FOLDER",
      "RETENTION_WORK is deprecated: use JOBS, a list with or without retention",
    ]);
    expect(parse({ FEED_FOLDER: "old", DROP_FOLDER: "new" }).DROP_FOLDER).toBe("/house/new");
    expect(parse({ DROP_FOLDER: "new" }).warnings).toEqual([]);
  });

  it("need no secret to build the admin", () => {
    expect(parseEnvironment({}, { rootDir: "/house", withoutSecrets: true })).toMatchObject({ CMS_PORT: 1337 });
  });
});
