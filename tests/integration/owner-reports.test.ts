import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { failureSchema, monthAfter, monthBefore, ownReportsSchema, portalSchema, reportDueAt } from "@gevel/config";
import PostalMime from "postal-mime";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../support/databases.js";
import { listingItem } from "../support/import-api.js";
import { due, publicationTimeOf, month, reportsApp } from "../support/reports-app.js";

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return pages.join(" ").replace(/\s+/g, " ");
}

describe.each(databases("sql"))("the monthly owner report on $name", ({ boot }) => {
  const app = reportsApp(boot);
  const { asOwner, board, follow, homeOf, rowOf, runNow, rows, sendDue, addViews } = app;

  it("OWNER-8 nothing is made before its hour, or for months without counting", async () => {
    expect(await runNow(new Date(due.getTime() - 1))).toBe(0);
    expect((await board()).rows.every(({ reports }) => reports.length === 0)).toBe(true);
    expect((await rowOf("BUSY")).owed.map(({ email }) => email).sort()).toEqual([
      "an@owners.example",
      "luc@owners.example",
    ]);
  });

  it("OWNER-8 each listing has one report per language, each owner one delivery, however many processes run", async () => {
    expect(await runNow(due, 3)).toBe(3);
    expect(await runNow(due)).toBe(0);
    expect(await runNow(new Date(due.getTime() + 20 * 86_400_000))).toBe(0);
    const busy = await rowOf("BUSY");
    expect(busy.reports.map(({ language }) => language).sort()).toEqual(["fr", "nl"]);
    expect(busy.deliveries.map(({ email, state }) => `${email} ${state}`).sort()).toEqual([
      "an@owners.example waiting",
      "luc@owners.example waiting",
    ]);
    expect((await rowOf("QUIET")).reports).toHaveLength(1);
    const { ownerless, overdue, rows: shown } = await board();
    expect([ownerless, overdue, shown.length]).toEqual([1, false, 2]);
  });

  it("OWNER-8 the report, the portal and the stored days show the same numbers", async () => {
    const an = await asOwner("an@owners.example");
    const portal = portalSchema.parse(await (await an("?language=nl")).json());
    const home = portal.homes.find(({ id }) => id === homeOf("BUSY"));
    const stored = z.array(z.object({ day: z.string(), views: z.coerce.number() })).parse(
      await rows("gevel_view_days")
        .where({ listing: homeOf("BUSY") })
        .select("day", "views"),
    );
    const sum = stored.reduce((all, { views }) => all + views, 0);
    expect(home?.counters.month).toBe(sum);
    const { reports } = ownReportsSchema.parse(await (await an("/reports")).json());
    const report = reports.find((each) => each.home === homeOf("BUSY"));
    const file = await an(`/reports/${report?.id}.pdf`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(file.headers.get("cache-control")).toContain("no-store");
    const text = await textOf(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain(`${sum} keer bekeken`);
    // Nobody enquired on the site: the visitors had asked by telephone.
    expect(text).toContain("2 Geïnteresseerden");
    expect(text).toContain("2 Bezoeken");
    expect(text).toContain("1 Reacties");
    expect(text).toContain("Een heerlijke tuin");
    expect(text).toMatch(/immoweb 120/i);
    // Only visitors' initials, and only what staff released.
    expect(text).toContain("J. J.");
    for (const secret of ["Janssens", "Maes", "Te duur"]) expect(text).not.toContain(secret);
  });

  it("OWNER-8 it never changes, whatever is counted or written afterwards", async () => {
    const before = (await rowOf("BUSY")).reports;
    await addViews("QUIET", { [`${month}-01`]: 7 });
    await rows("gevel_view_days")
      .where({ listing: homeOf("BUSY") })
      .update({ views: 999 });
    await runNow(due);
    expect((await rowOf("BUSY")).reports).toEqual(before);
    for (const { id, sha256 } of before) {
      const pdf = Buffer.from(await (await app.staff.open(`/owner-stats/reports/${id}/file`)).arrayBuffer());
      expect(createHash("sha256").update(pdf).digest("hex")).toBe(sha256);
    }
  });

  it("OWNER-3 nobody opens another's report: by its number, an unknown one or an invalid one", async () => {
    const luc = await asOwner("luc@owners.example");
    const piet = await asOwner("piet@owners.example");
    const quiet = (await rowOf("QUIET")).reports[0]?.id;
    const answers: unknown[] = [];
    for (const request of [luc, piet])
      for (const id of [quiet, 999_999, 0, -1, "x", "99999999999999999999"]) {
        const answer = await request(`/reports/${id}.pdf`);
        expect(answer.status).toBe(404);
        answers.push(failureSchema.parse(await answer.json()));
      }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(ownReportsSchema.parse(await (await piet("/reports")).json()).reports).toEqual([]);
    expect(
      ownReportsSchema.parse(await (await luc("/reports")).json()).reports.map(({ language }) => language),
    ).toEqual(["fr"]);
    expect((await fetch(`${app.cms.url}/api/owner-stats/me/reports`)).status).toBe(401);
    const program = await fetch(`${app.cms.url}/api/owner-stats/me/reports`, {
      headers: { authorization: `Bearer ${app.api.token}` },
    });
    expect([401, 403]).toContain(program.status);
  });

  it("OWNER-8 a former owner cannot read a listing's report", async () => {
    const luc = await asOwner("luc@owners.example");
    const [report] = ownReportsSchema.parse(await (await luc("/reports")).json()).reports;
    const link = (properties: string[]) =>
      app.api.send({
        source: "crm",
        owners: [{ reference: "LUC", email: "luc@owners.example", name: "Luc", language: "fr", properties }],
      });
    await link([]);
    expect((await luc(`/reports/${report?.id}.pdf`)).status).toBe(404);
    await link(["BUSY"]);
    expect((await luc(`/reports/${report?.id}.pdf`)).status).toBe(200);
  });

  it("OWNER-8 it is mailed in the owner's language, with the stored file, and again when staff resend it", async () => {
    const mails = async () => {
      const folder = join(app.cms.dataDir, "mail");
      const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    };
    await sendDue();
    const busy = await rowOf("BUSY");
    expect(busy.deliveries.map(({ state }) => state)).toEqual(["sent", "sent"]);
    const luc = (await mails()).filter(({ to }) => to?.some(({ address }) => address === "luc@owners.example"));
    expect(luc).toHaveLength(1);
    expect(luc[0]?.subject).toContain("Rapport mensuel");
    expect(luc[0]?.text).toContain("Bonjour Luc,");
    const [file] = luc[0]?.attachments ?? [];
    expect(file?.mimeType).toBe("application/pdf");
    const content = file?.content ?? "";
    const sha256 = createHash("sha256")
      .update(typeof content === "string" ? content : new Uint8Array(content))
      .digest("hex");
    expect(sha256).toBe(busy.reports.find(({ language }) => language === "fr")?.sha256);

    const delivery = busy.deliveries.find(({ email }) => email === "luc@owners.example");
    expect((await app.staff.call(`/owner-stats/reports/deliveries/${delivery?.id}/again`, "POST")).status).toBe(200);
    const again = (await rowOf("BUSY")).deliveries.filter(({ email }) => email === "luc@owners.example");
    expect(again.map(({ state, by }) => `${state} ${by}`)).toEqual(["sent ", "waiting Sam Peeters"]);
    expect((await app.staff.call("/owner-stats/reports/deliveries/999999/again", "POST")).status).toBe(404);
  });

  it("OWNER-8 an owner who wants portal reports only gets no mail, and reads them there", async () => {
    const next = monthAfter(month);
    const an = await asOwner("an@owners.example");
    const rejected = await an("/report-wish", "PUT", { wish: "pigeon" });
    expect(rejected.status).toBe(400);
    expect(failureSchema.parse(await rejected.json()).error.fields[0]?.field).toBe("wish");
    expect(await (await an("/report-wish", "PUT", { wish: "portal" })).json()).toEqual({ wish: "portal" });
    expect(await runNow(publicationTimeOf(next))).toBe(3);
    const { deliveries } = await rowOf("BUSY", next);
    expect(deliveries.map(({ email, state }) => `${email} ${state}`).sort()).toEqual([
      "an@owners.example portal",
      "luc@owners.example waiting",
    ]);
    const { wish, reports } = ownReportsSchema.parse(await (await an("/reports")).json());
    expect([wish, reports.map((each) => each.month)]).toEqual(["portal", [next, next, month, month]]);
  });

  it("OWNER-8 no month before the first is overdue, though staff may create its reports", async () => {
    const before = monthBefore(monthBefore(month));
    await app.api.send({
      source: "crm",
      properties: [listingItem("OLD", { createdAt: `${before}-01T08:00:00Z` })],
      owners: [{ reference: "OLA", email: "ola@owners.example", properties: ["OLD"] }],
    });
    await follow();
    const { overdue, rows: shown } = await board(before);
    expect([overdue, shown.map(({ owed }) => owed.length)]).toEqual([false, [1]]);
    await rows("owner_stats_report_work").where({ id: 1 }).update({ first_month: before });
    expect((await board(before)).overdue).toBe(true);
  });

  it("OWNER-8 staff set the day, and a day not in every month is rejected by name", async () => {
    const plan = { enabled: false, day: 5, hour: 9 };
    expect((await app.staff.call("/owner-stats/reports/plan", "PUT", plan)).json).toEqual(plan);
    const after = monthAfter(monthAfter(month));
    expect(await runNow(reportDueAt(after, plan))).toBe(0);
    const { status, json } = await app.staff.call("/owner-stats/reports/plan", "PUT", { ...plan, day: 31 });
    expect([status, failureSchema.parse(json).error.fields[0]?.field]).toEqual([400, "day"]);
    const running = await app.staff.call("/owner-stats/reports/make", "POST", { month });
    expect([running.status, failureSchema.parse(running.json).error.fields[0]?.field]).toEqual([400, "month"]);
  });
});
