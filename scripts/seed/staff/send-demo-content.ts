import { languages, monthBefore, monthOf, reportBoardSchema } from "@gevel/config";
import type { StaffClient } from "./staff-client.js";
import { plannedAhead, plannedArticle, plannedOriginalPath } from "./planned-article.js";

const articles = "api::article.article";
const popups = "api::popup.popup";
/** Seconds: a visitor first sees the page. */
const calmDelay = 15;
const dayMs = 86_400_000;
/** The CMS first has to record the owners and their listings. */
const reportLimitMs = 60_000;

const dayAfter = (today: string, days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The popup of the first content, which speaks of no date, in every language. */
async function showPopup(staff: StaffClient): Promise<void> {
  for (const locale of languages)
    for (const { documentId, title } of await staff.find(popups, locale))
      await staff.publish(popups, documentId, locale, { title, delay: calmDelay });
}

/** An article some days ahead in the planning of staff; nothing once it is on the site. */
async function planArticle(staff: StaffClient, today: string): Promise<void> {
  const query = `&filters[originalPath][$eq]=${encodeURIComponent(plannedOriginalPath)}`;
  const [known] = await staff.find(articles, "nl", query);
  const texts = (locale: keyof typeof plannedArticle) => ({
    ...plannedArticle[locale],
    kind: "article",
    originalPath: plannedOriginalPath,
    breadcrumb: plannedArticle[locale].title,
  });
  const documentId = known?.documentId ?? (await staff.create(articles, "nl", texts("nl")));
  const at = `${dayAfter(today, plannedAhead.days)}T${plannedAhead.hour}`;
  for (const locale of languages) {
    if (locale !== "nl") await staff.save(articles, documentId, locale, texts(locale));
    await staff.call(`/publishing/entries/${articles}/${documentId}/plan`, "PUT", { locale, action: "publish", at });
  }
}

/** The owners' reports of last month. False where the CMS has not recorded their listings in time. */
async function makeReports(staff: StaffClient, now: Date): Promise<boolean> {
  const month = monthBefore(monthOf(now));
  for (const began = Date.now(); Date.now() - began < reportLimitMs;) {
    const { rows, making } = reportBoardSchema.parse(await staff.call(`/owner-stats/reports?month=${month}`));
    const isDone = rows.length > 0 && rows.every(({ owed }) => owed.length === 0);
    if (isDone) return true;
    if (!making) await staff.call("/owner-stats/reports/make", "POST", { month });
    await new Promise((resume) => setTimeout(resume, 2_000));
  }
  return false;
}

/**
 * What only a demo has, as if its staff had done it: a popup on the site, a planned article, and last month's reports
 * for the owners. Days are counted from `today`. Repeating it changes nothing.
 */
export async function sendDemoContent(
  staff: StaffClient,
  { today, now, withPopup }: { today: string; now: Date; withPopup: boolean },
  report: (line: string) => void,
): Promise<void> {
  if (withPopup) await showPopup(staff);
  await planArticle(staff, today);
  report("popup and planned article made");
  report(
    (await makeReports(staff, now))
      ? "owners' reports of last month made"
      : "owners' reports of last month not made yet",
  );
}
