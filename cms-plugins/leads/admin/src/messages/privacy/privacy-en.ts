/** The texts of personal data and retention. */
export const privacyEn = {
  "leads.privacy.title": "Personal data",
  "leads.privacy.what": "All data stored under an e-mail address: to export or to erase.",
  "leads.privacy.address": "Mail address",
  "leads.privacy.search": "Look up",
  "leads.privacy.nothing": "No data is stored under this address.",
  "leads.privacy.asHtml": "Export to read",
  "leads.privacy.asJson": "Export as JSON",
  "leads.privacy.erase": "Erase…",
  "leads.privacy.eraseTitle": "Erase all data of {address}?",
  "leads.privacy.eraseWhat":
    "This is erased, and nobody can bring it back. What remains is a line that says how much was erased, without who.",
  "leads.privacy.typeAgain": "Type the mail address once more",
  "leads.privacy.cancel": "Cancel",
  "leads.privacy.eraseNow": "Erase for good",
  "leads.privacy.erased": "Erased.",
  "leads.privacy.changedMeanwhile": "Nothing was erased: there is something else by now. Look at it first.",
  "leads.retention.title": "Retention",
  "leads.retention.what":
    "Data is erased at the end of its retention period; announced {settled} days before, and {open} days where the lead is still open.",
  "leads.retention.none": "None.",
  "leads.retention.figures": "Retention periods of the privacy statement",
  "leads.retention.of.questions": "Questions, call-backs, documents: {months} months after the last contact",
  "leads.retention.of.visits": "Viewings: {months} months",
  "leads.retention.of.valuations": "Valuations: {months} months",
  "leads.retention.of.applications": "Job applications: {months} months after they are marked as done",
  "leads.retention.of.subscriptions":
    "Searches and newsletter: until they are ended; asked every {years} years whether they are still wanted, and ended {days} days after a question without an answer",
  "leads.retention.open": "Still open, and will be erased",
  "leads.retention.planned": "Planned erasures",
  "leads.retention.plannedLine":
    "{day}: {form}, {count, plural, one {# lead} other {# leads}}{open, plural, =0 {} other {, # still open}}",
  "leads.retention.erasures": "Past erasures",
  "leads.retention.asked": "erased by staff",
  "leads.retention.timeOver": "retention period over",
  "leads.retention.count": "{count, plural, one {# record} other {# records}}",
  "leads.retention.lookedAt": "Last checked on {at}.",
  "leads.retention.notLooked": "Not checked yet; this happens every hour.",
} as const;

export type PrivacyMessages = Record<keyof typeof privacyEn, string>;
