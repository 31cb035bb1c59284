import Database from "better-sqlite3";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { BenchHouse } from "../bench/bench-house.mjs";
import { startCms, startWeb, untilReady } from "../house/sides.mjs";

const mostStill = 90_000;

/** A whole house with the sample's listings, a mail server of its own, and limits that nobody meets. */
export class FaultHouse {
  house = new BenchHouse();

  async start(say, settings = {}) {
    this.mail = await startMailServer();
    const many = "1000000";
    await this.house.start(say, {
      sampleOnly: true,
      settings: {
        ...{ SMTP_URL: this.mail.url, MAIL_FROM: "Gevel <no-reply@agency.example>" },
        ...{ POSTS_PER_MINUTE: many, FORMS_PER_HOUR: many, VIEWS_PER_MINUTE: many },
        ...settings,
      },
    });
  }

  get site() {
    return this.house.site;
  }
  get env() {
    return this.house.env;
  }

  /** Of the CMS's database; it is SQLite, and others may read it while the CMS writes. Replaced for one on PostgreSQL. */
  ask(statement, ...values) {
    const database = this.openDatabase();
    try {
      return database.prepare(statement).all(...values);
    } finally {
      database.close();
    }
  }
  openDatabase = () => new Database(join(this.house.dataDir, "gevel.db"));

  leadsOf = (who) => this.ask("select count(*) as many from leads where email like ?", `${who}-%`)[0].many;
  mailsIn = (state) => this.ask("select count(*) as many from gevel_outbox where state = ?", state)[0].many;
  kept = async () => (await (await fetch(`${this.site}/healthz`)).json()).leads.waiting;

  /** A minute and a half in which `read` tells nothing new is the end of patience. */
  async until(what, read, isReached) {
    let [seen, since] = [await read(), Date.now()];
    while (!isReached(seen)) {
      if (Date.now() - since > mostStill) throw new Error(`${what}: it stays at ${JSON.stringify(seen)}`);
      await wait(100);
      const now = await read();
      if (JSON.stringify(now) !== JSON.stringify(seen)) [seen, since] = [now, Date.now()];
    }
    return seen;
  }

  untilNoMailWaits = () =>
    this.until(
      "mails that wait",
      () => this.mailsIn("waiting"),
      (many) => many === 0,
    );

  async killCms() {
    this.house.cms.child.kill("SIGKILL");
    await this.house.cms.ended;
  }
  stopCms = () => this.house.cms.stop();
  async startCms() {
    this.house.cms = startCms(this.env);
    await untilReady(this.house.cms, `${this.env.CMS_URL}/_health`);
  }

  async killWeb() {
    this.house.web.child.kill("SIGKILL");
    await this.house.web.ended;
  }
  async startWeb(settings = {}) {
    this.house.web = startWeb({ ...this.env, ...settings });
    await untilReady(this.house.web, `${this.site}/healthz`);
  }
  async restartWeb(settings) {
    await this.house.web.stop();
    await this.startWeb(settings);
  }

  /** After a promise that did not hold: the next one begins with a house that stands. */
  async mend() {
    this.mail.behave("take");
    this.house.cms.child.kill("SIGCONT");
    if (this.house.cms.hasEnded()) await this.startCms();
    if (this.house.web.hasEnded()) await this.startWeb();
    if (!this.mail.isUp()) await this.mail.comeBack();
  }

  async end() {
    await this.house.end();
    await this.mail?.goDown();
  }
}
