import { whoErasesPersons, whoExportsLeads, whoExportsPersons, whoReadsLeads, whoWorksOnLeads } from "./lead-rights.js";
import { onlyWith } from "./mail-rights.js";

/** What the screens of the admin ask, under /leads. */
export const staffRoutes = [
  { method: "GET", path: "/inbox", handler: "inbox.list", config: whoReadsLeads },
  { method: "GET", path: "/inbox-choices", handler: "inbox.choices", config: whoReadsLeads },
  { method: "GET", path: "/inbox-export", handler: "inbox.export", config: whoExportsLeads },
  { method: "GET", path: "/inbox/:documentId", handler: "inbox.one", config: whoReadsLeads },
  { method: "PUT", path: "/inbox/:documentId/state", handler: "inbox.state", config: whoWorksOnLeads },
  { method: "PUT", path: "/inbox/:documentId/assignee", handler: "inbox.assignee", config: whoWorksOnLeads },
  { method: "POST", path: "/inbox/:documentId/notes", handler: "inbox.note", config: whoWorksOnLeads },
  { method: "POST", path: "/inbox/:documentId/answers", handler: "inbox.answer", config: whoWorksOnLeads },
  { method: "POST", path: "/persons/search", handler: "persons.search", config: whoExportsPersons },
  { method: "POST", path: "/persons/export", handler: "persons.export", config: whoExportsPersons },
  { method: "POST", path: "/persons/erase", handler: "persons.erase", config: whoErasesPersons },
  { method: "POST", path: "/subscriptions/search", handler: "staff-subscriptions.search", config: whoReadsLeads },
  { method: "POST", path: "/subscriptions/end", handler: "staff-subscriptions.end", config: whoWorksOnLeads },
  { method: "GET", path: "/retention", handler: "retention.plan", config: whoReadsLeads },
  { method: "GET", path: "/answers/:documentId", handler: "answers.read", config: whoReadsLeads },
  { method: "GET", path: "/mails", handler: "mails.list", config: onlyWith("read") },
  { method: "POST", path: "/mails/retry", handler: "mails.retry", config: onlyWith("send") },
  { method: "GET", path: "/mail-texts/:form/:language", handler: "texts.read", config: onlyWith("read") },
  { method: "PUT", path: "/mail-texts/:form/:language", handler: "texts.write", config: onlyWith("edit") },
  { method: "POST", path: "/mail-preview", handler: "preview.preview", config: onlyWith("read") },
  { method: "POST", path: "/mail-test", handler: "preview.test", config: onlyWith("send") },
  { method: "GET", path: "/mail-files", handler: "files.list", config: onlyWith("readFiles") },
  { method: "GET", path: "/mail-files/:name", handler: "files.one", config: onlyWith("readFiles") },
];
