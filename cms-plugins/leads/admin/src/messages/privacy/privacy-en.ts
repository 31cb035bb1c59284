/** The texts of one person’s data and of retention. */
export const privacyEn = {
  "leads.privacy.title": "One person’s data",
  "leads.privacy.what": "All that is kept under a mail address: to hand over, or to erase.",
  "leads.privacy.address": "Mail address",
  "leads.privacy.search": "Look up",
  "leads.privacy.nothing": "Nothing is kept under this address.",
  "leads.privacy.asHtml": "Export to read",
  "leads.privacy.asJson": "Export as JSON",
  "leads.privacy.erase": "Erase…",
  "leads.privacy.eraseTitle": "Erase all of {address}?",
  "leads.privacy.eraseWhat":
    "This is erased, and nobody can bring it back. What remains is a line that says how much was erased, without who.",
  "leads.privacy.typeAgain": "Type the mail address once more",
  "leads.privacy.cancel": "Keep everything",
  "leads.privacy.eraseNow": "Erase for good",
  "leads.privacy.erased": "Erased.",
  "leads.privacy.changedMeanwhile": "Nothing was erased: there is something else by now. Look at it first.",
  "leads.retention.title": "Retention",
  "leads.retention.what":
    "What has been kept as long as the privacy statement says is erased; told {settled} days before, and {open} days where it is still open.",
  "leads.retention.none": "None.",
  "leads.retention.figures": "How long, as the privacy statement says",
  "leads.retention.of.questions": "Questions, call-backs, documents: {months} months after the last contact",
  "leads.retention.of.visits": "Visits: {months} months",
  "leads.retention.of.valuations": "Valuations: {months} months",
  "leads.retention.of.applications": "Job applications: {months} months after they are marked as done",
  "leads.retention.of.subscriptions":
    "Searches and newsletter: until they are ended; asked every {years} years whether they are still wanted, and ended {days} days after a question without an answer",
  "leads.retention.open": "Still open, and will be erased",
  "leads.retention.planned": "What is erased when",
  "leads.retention.plannedLine":
    "{day}: {form}, {count, plural, one {# lead} other {# leads}}{open, plural, =0 {} other {, # still open}}",
  "leads.retention.erasures": "What was erased",
  "leads.retention.asked": "erased by staff",
  "leads.retention.timeOver": "kept long enough",
  "leads.retention.count": "{count, plural, one {# record} other {# records}}",
  "leads.retention.lookedAt": "Last looked at on {at}.",
  "leads.retention.notLooked": "Not looked at yet; that is done every hour.",
} as const;

export type PrivacyMessages = Record<keyof typeof privacyEn, string>;
