import Database from "better-sqlite3";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { BenchApp } from "../bench/bench-app.mjs";
import { startCms, startWeb, waitUntilReady } from "../dev/servers.mjs";

const mostStill = 90_000;

/** A complete stack with the sample's listings, its own mail server, and limits too high to be reached. */
export class FaultApp {
  app = new BenchApp();

  async start(announce, settings = {}) {
    this.mail = await startMailServer();
    const many = "1000000";
    await this.app.start(announce, {
      sampleOnly: true,
      settings: {
        ...{ SMTP_URL: this.mail.url, MAIL_FROM: "Gevel <no-reply@agency.example>" },
        ...{ POSTS_PER_MINUTE: many, FORMS_PER_HOUR: many, VIEWS_PER_MINUTE: many },
        ...settings,
      },
    });
  }

  get site() {
    return this.app.site;
  }
  get env() {
    return this.app.env;
  }

  /** Queries the CMS's database; it is SQLite, and can be read while the CMS writes. Replaced for an app on PostgreSQL. */
  request(statement, ...values) {
    const database = this.openDatabase();
    try {
      return database.prepare(statement).all(...values);
    } finally {
      database.close();
    }
  }
  openDatabase = () => new Database(join(this.app.dataDir, "gevel.db"));

  leadsOf = (who) => this.request("select count(*) as many from leads where email like ?", `${who}-%`)[0].many;
  mailsIn = (state) => this.request("select count(*) as many from gevel_outbox where state = ?", state)[0].many;
  retained = async () => (await (await fetch(`${this.site}/healthz`)).json()).leads.waiting;

  /** Fails when `read` returns nothing new for a minute and a half. */
  async until(what, read, isReached) {
    let [seen, since] = [await read(), Date.now()];
    while (!isReached(seen)) {
      if (Date.now() - since > mostStill) throw new Error(`${what}: no progress since ${JSON.stringify(seen)}`);
      await wait(100);
      const now = await read();
      if (JSON.stringify(now) !== JSON.stringify(seen)) [seen, since] = [now, Date.now()];
    }
    return seen;
  }

  waitForEmptyOutbox = () =>
    this.until(
      "mails that wait",
      () => this.mailsIn("waiting"),
      (many) => many === 0,
    );

  async killCms() {
    this.app.cms.child.kill("SIGKILL");
    await this.app.cms.ended;
  }
  stopCms = () => this.app.cms.stop();
  async startCms() {
    this.app.cms = startCms(this.env);
    await waitUntilReady(this.app.cms, `${this.env.CMS_URL}/_health`);
  }

  async killWeb() {
    this.app.web.child.kill("SIGKILL");
    await this.app.web.ended;
  }
  async startWeb(settings = {}) {
    this.app.web = startWeb({ ...this.env, ...settings });
    await waitUntilReady(this.app.web, `${this.site}/healthz`);
  }
  async restartWeb(settings) {
    await this.app.web.stop();
    await this.startWeb(settings);
  }

  /** Called after a failed check, so that the next one begins with a running stack. */
  async repair() {
    this.mail.behave("take");
    this.app.cms.child.kill("SIGCONT");
    if (this.app.cms.hasExited()) await this.startCms();
    if (this.app.web.hasExited()) await this.startWeb();
    if (!this.mail.isUp()) await this.mail.restart();
  }

  async end() {
    await this.app.end();
    await this.mail?.goDown();
  }
}
