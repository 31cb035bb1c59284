import { languages } from "@gevel/config";
import { expect, it } from "vitest";
import { renderPersonalDataHtml } from "./personal-data-controller.js";

const data = {
  address: "an@x.be",
  at: "2026-11-22T10:00:00.000Z",
  places: [
    {
      key: "leads",
      name: "Forms",
      records: [
        {
          at: "2026-10-24T22:30:00.000Z",
          title: "<b>Contact</b>",
          facts: [{ label: "Name", value: `<script>alert("x")</script>\n& 'Bo'` }],
        },
      ],
    },
    { key: "mails", name: "Emails", records: [] },
  ],
};

it.each(languages)("FORM-12 lists all data of a person in %s, and escapes it", (language) => {
  const html = renderPersonalDataHtml(data, language);
  expect(html).toContain(`lang="${language}"`);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;\n&amp; &#39;Bo&#39;");
  expect(html).toContain("an@x.be");
});

it("FORM-12 shows times in Belgian time, and says where nothing is stored", () => {
  const html = renderPersonalDataHtml(data, "en");
  expect(html).toMatch(/25 October 2026|October 25, 2026/);
  expect(html).toContain("Nothing of you stands here.");
});
