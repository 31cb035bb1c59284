import { languages, plannedListSchema } from "@gevel/config";
import { plannedArticle } from "../../scripts/seed/staff/planned-article.js";
import { adminApi } from "../support/admin-api.js";
import { expect, test } from "../support/test.js";

test("CMS-7 the demo has an article that is planned in each language, days ahead and not on the site", async ({
  site,
}) => {
  const staff = await adminApi();
  const { planned } = plannedListSchema.parse((await staff.call("/publishing/planned")).json);
  for (const language of languages) {
    const { title, path } = plannedArticle[language];
    const plan = planned.find((one) => one.title === title && one.locale === language);
    expect(plan, title).toMatchObject({ action: "publish", problems: [] });
    expect(Date.parse(plan?.at ?? "")).toBeGreaterThan(Date.now());
    expect((await fetch(`${site}/${language}/${path}/`)).status).toBe(404);
  }
});
