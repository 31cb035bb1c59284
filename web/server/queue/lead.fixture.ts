import type { Lead } from "@gevel/config";

export const leadFixture = (number: number): Lead => ({
  key: number.toString(16).padStart(64, "0"),
  form: "site-contact",
  language: "nl",
  page: "/nl/contact/",
  privacyVersion: "2026-05-01",
  listing: null,
  data: { firstName: `An ${number}`, remark: "<script>\r\nBcc: x@example.org" },
});
